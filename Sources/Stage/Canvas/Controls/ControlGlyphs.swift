import Cells

/// A stretch of the characters that stand for a control, in one tone.
struct ControlRun: Equatable, Sendable {
  enum Tone: Equatable, Sendable {
    /// Like text.
    case plain
    /// Tracks, dots and brackets.
    case quiet
    /// What is on, done or up to the value: the control's own colour.
    case tinted
    /// What can be held or has been chosen.
    case strong
  }

  var text: String
  var tone: Tone

  init(_ text: String, _ tone: Tone = .plain) {
    self.text = text
    self.tone = tone
  }
}

/// What controls look like in so many columns: one row of characters each.
///
/// ```
/// switch      [━━━●]  [○   ]        stepper        [ − │ + ]
/// slider      ━━━━●────────         segments       │ One [ Two ] Three │
/// progress    ━━━━━━───────         page dots      ○ ● ○
/// ```
///
/// Narrower ones lose their brackets and spaces first; the least is one character.
struct ControlGlyphs: Sendable {
  let glyphs: GlyphSet

  private func glyph(_ unicode: String, _ ascii: String) -> String {
    glyphs == .unicode ? unicode : ascii
  }

  private func line(_ count: Int, isHeavy: Bool) -> String {
    String(repeating: isHeavy ? glyph("━", "=") : glyph("─", "-"), count: max(count, 0))
  }

  /// A knob at the end of the side that is on or off.
  func toggle(isOn: Bool, columns: Int) -> [ControlRun] {
    let knob = ControlRun(isOn ? glyph("●", "O") : glyph("○", "o"), .strong)
    let inner = min(columns, 6) - 2
    guard inner >= 2 else {
      guard columns >= 2 else { return [knob] }
      let track = columns - 1
      return isOn
        ? [ControlRun(line(track, isHeavy: true), .tinted), knob]
        : [knob, ControlRun(line(track, isHeavy: false), .quiet)]
    }
    let content =
      isOn
      ? [ControlRun(line(inner - 1, isHeavy: true), .tinted), knob]
      : [knob, ControlRun(String(repeating: " ", count: inner - 1), .quiet)]
    return [ControlRun("[", .quiet)] + content + [ControlRun("]", .quiet)]
  }

  /// A knob on a line.
  /// - Parameter fraction: The knob's place from the left (0) to the right (1).
  func slider(fraction: Double, columns: Int, isReversed: Bool = false) -> [ControlRun] {
    let columns = max(columns, 1)
    let place = Int((fraction * Double(columns - 1)).rounded())
    let before = ControlRun(line(place, isHeavy: !isReversed), isReversed ? .quiet : .tinted)
    let after = ControlRun(
      line(columns - 1 - place, isHeavy: isReversed), isReversed ? .tinted : .quiet)
    return [before, ControlRun(glyph("●", "O"), .strong), after].filter { !$0.text.isEmpty }
  }

  /// A line of which a part is done. What is begun is never drawn as nothing, nor what is not done
  /// as all.
  func progress(fraction: Double, columns: Int, isReversed: Bool = false) -> [ControlRun] {
    let columns = max(columns, 1)
    var done = Int((fraction * Double(columns)).rounded())
    if fraction > 0 { done = max(done, 1) }
    if fraction < 1, columns > 1 { done = min(done, columns - 1) }
    let runs = [
      ControlRun(line(done, isHeavy: true), .tinted),
      ControlRun(line(columns - done, isHeavy: false), .quiet),
    ]
    return (isReversed ? runs.reversed() : runs).filter { !$0.text.isEmpty }
  }

  /// A minus and a plus; one that would change nothing is quiet.
  func stepper(canStepLeft: Bool, canStepRight: Bool, isReversed: Bool, columns: Int)
    -> [ControlRun]
  {
    let signs = isReversed ? ("+", glyph("−", "-")) : (glyph("−", "-"), "+")
    let left = ControlRun(signs.0, canStepLeft ? .strong : .quiet)
    let right = ControlRun(signs.1, canStepRight ? .strong : .quiet)
    let bar = ControlRun(glyph("│", "|"), .quiet)
    let space = ControlRun(" ", .quiet)
    switch columns {
    case ..<2: return [ControlRun(glyph("±", "+"), .strong)]
    case 2: return [left, right]
    case 3, 4: return [left, bar, right]
    case 5...8:
      return [ControlRun("[", .quiet), left, bar, right, ControlRun("]", .quiet)]
    default:
      return [
        ControlRun("[", .quiet), space, left, space, bar, space, right, space,
        ControlRun("]", .quiet),
      ]
    }
  }

  /// A dot for each page, or how many there are where they have no room.
  func pages(count: Int, current: Int, columns: Int) -> [ControlRun] {
    let spacing = 2 * count - 1 <= columns ? " " : ""
    guard count > 0 else { return [] }
    guard count * (1 + spacing.count) - spacing.count <= columns else {
      let text = "\(current + 1)/\(count)"
      return text.count <= columns ? [ControlRun(text)] : [ControlRun(glyph("●", "*"), .strong)]
    }
    return (0..<count).flatMap { page -> [ControlRun] in
      let dot =
        page == current
        ? ControlRun(glyph("●", "*"), .strong) : ControlRun(glyph("○", "."), .quiet)
      return page == 0 || spacing.isEmpty ? [dot] : [ControlRun(spacing, .quiet), dot]
    }
  }

  /// Titles between upright lines, the chosen one between brackets.
  /// - Parameter edges: The column of the line before each segment and, at last, of that behind all.
  func segments(titles: [String], selected: Int?, isEnabled: [Bool], edges: [Int]) -> [ControlRun] {
    func line(before index: Int) -> ControlRun {
      if index == selected { return ControlRun("[", .strong) }
      if index - 1 == selected { return ControlRun("]", .strong) }
      return ControlRun(glyph("│", "|"), .quiet)
    }
    var runs: [ControlRun] = []
    for (index, title) in titles.enumerated() {
      // Segments that are narrower than their line share it.
      if index == 0 || edges[index] > edges[index - 1] { runs.append(line(before: index)) }
      let room = edges[index + 1] - edges[index] - 1
      guard room > 0 else { continue }
      let shown = title.truncated(toColumns: room, mark: Character(glyph("›", ">")))
      let tone: ControlRun.Tone =
        index == selected ? .strong : isEnabled[index] ? .plain : .quiet
      runs.append(ControlRun(shown.padded(toColumns: room, alignment: .center), tone))
    }
    if let last = edges.last, let before = edges.dropLast().last, last > before {
      runs.append(line(before: titles.count))
    }
    return runs
  }
}
