import Cells
import Stage

/// The first row: the scene on the left, the screen on the right. The fields on the right have
/// fixed widths; without room the less important ones are left out.
struct HeaderPane {
  let scene: String
  let title: String?
  /// The path of the scene's document where several are open, which is shown and not the title.
  let place: String?
  let state: AppState
  let glyphs: Glyphs

  func draw(in rect: CellRect, of grid: inout CellGrid) {
    let fields = fields(fitting: rect.columns)
    let right = Pen.width(of: fields)
    var left = [Pen.Span(" "), Pen.Span(scene, Palette.strong)]
    let room = rect.columns - right - (right > 0 ? 1 : 0)
    let dot = Pen.Span(" \(glyphs.dot) ", Palette.quiet)
    if let place {
      let columns = room - Pen.width(of: left + [dot])
      let shown = place.shortenedPath(toColumns: columns, glyphs: glyphs)
      if columns >= Self.leastPath { left += [dot, Pen.Span(shown)] }
    } else if let title, !title.isEmpty, !scene.hasPrefix(title) {
      left += [dot, Pen.Span(title)]
    }
    Pen.write(
      Pen.cut(left, to: room, ellipsis: glyphs.ellipsis), at: rect.column, row: rect.row, in: rect,
      of: &grid)
    Pen.write(fields, at: rect.endColumn - right, row: rect.row, in: rect, of: &grid)
  }

  /// The fewest columns in which a part of a path says something.
  private static let leastPath = 8

  /// The fields on the right, without the last ones if the scene's name would have no room.
  private func fields(fitting columns: Int) -> [Pen.Span] {
    let groups = [size, classes, device, extras]
    let needed = min(TextWidth.width(of: scene), 16) + 3
    for count in stride(from: groups.count, to: 0, by: -1) {
      // Fields are dropped in the order of the list, but written in another one.
      let kept = Array(groups.prefix(count))
      let order = [2, 3, 0, 1].filter { $0 < count }
      let spans = order.flatMap { kept[$0] }
      if Pen.width(of: spans) + needed <= columns { return spans }
    }
    return []
  }

  private var device: [Pen.Span] {
    let sign = state.screen.isLandscape ? glyphs.landscape : glyphs.portrait
    return [Pen.Span(" "), Pen.Span(state.screen.name), Pen.Span(" " + sign + " ")]
  }

  private var size: [Pen.Span] {
    let size = state.screen.size
    let text =
      Number.text(size.width, places: 0) + " " + glyphs.times + " "
      + Number.text(size.height, places: 0)
    return [
      Pen.Span(
        text.padded(to: 11), state.screen.isResized ? Palette.accent : Palette.plain)
    ]
  }

  /// Both size classes, with a star at forced ones.
  private var classes: [Pen.Span] {
    let classes = state.screen.classes
    func field(_ name: String, _ size: SizeClass, _ choice: SizeClassChoice) -> [Pen.Span] {
      let isForced = choice != .device
      return [
        Pen.Span(" \(name) ", Palette.quiet),
        Pen.Span(
          size == .compact ? "Compact" : "Regular", isForced ? Palette.accent : Palette.plain),
        Pen.Span(isForced ? glyphs.forced : " ", Palette.accent),
      ]
    }
    return field("w", classes.width, state.screen.widthClass)
      + field("h", classes.height, state.screen.heightClass)
  }

  /// The choices that are not the default, and the pane of a split screen.
  private var extras: [Pen.Span] {
    var words = ScreenChoice.all.compactMap { $0.note(on: state.screen)?.short }
    if state.screen.pane != .full { words.append("split " + state.screen.pane.rawValue) }
    if state.document.isDesignTime { words.append("design") }
    if let language = state.document.language { words.append(language) }
    return words.map { Pen.Span(" " + $0 + " ", Palette.accent) }
  }
}
