@_spi(Package) import AutoLayout
import Cells

extension Drawing.Row {
  /// The row in a number of columns, from left to right.
  ///
  /// ```
  /// [━━━●]  [○   ]      [ − │ + ]      ━━━━●────────      ━━━━━━───────      ○ ● ○
  /// ```
  func runs(columns: Int, glyphs: GlyphSet) -> [ControlLine.Run] {
    let signs = parts.reduce(0) { width, part in
      if case .sign(let sign, _) = part { width + TextWidth.width(of: sign.unicode) } else { width }
    }
    let room = max(0, min(columns, mostColumns ?? columns) - signs)
    let shared = parts.reduce(0) { width, part in
      if case .line(let line, _) = part { width + (line.columns(in: room) ?? 0) } else { width }
    }
    return parts.map { part in
      switch part {
      case .sign(let sign, let tone):
        ControlLine.Run(sign.drawn(with: glyphs), tone)
      case .line(let line, let tone):
        ControlLine.Run(
          String(
            repeating: line.stroke.sign(glyphs),
            count: line.columns(in: room) ?? max(0, room - shared)), tone)
      }
    }.filter { !$0.text.isEmpty }
  }
}

extension Drawing.Row.Line {
  /// The number of columns of its share of the room; nil without a share.
  fileprivate func columns(in room: Int) -> Int? {
    share.map { share in
      let columns = Int((share * Double(room)).rounded())
      guard showsTraces else { return columns }
      let least = share > 0 ? 1 : 0
      return max(min(columns, share < 1 ? max(room - 1, least) : room), least)
    }
  }
}

extension Drawing.Row.Stroke {
  fileprivate func sign(_ glyphs: GlyphSet) -> String {
    switch self {
    case .heavy: glyphs == .unicode ? "━" : "="
    case .light: glyphs == .unicode ? "─" : "-"
    case .empty: " "
    }
  }
}
