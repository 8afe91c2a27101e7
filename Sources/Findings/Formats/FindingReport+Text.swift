import Wording

extension FindingReport {
  /// For people: `Main.storyboard:12:40: warning: … [truncated-text]`, the quoted line, and what
  /// else is known, with indents.
  package var text: String { told.map { $0.lines.joined(separator: "\n") + "\n" }.joined() }
}

extension Finding {
  fileprivate var lines: [String] {
    var lines = ["\(start): \(severity.rawValue): \(message.printable) [\(check)]"]
    lines += place?.excerpt ?? []
    if let whereabouts { lines.append("  at: \(whereabouts)") }
    if let worst { lines.append("  worst: \(worst.printable)") }
    if place != nil, !scenes.isEmpty {
      lines.append("  scene: " + scenes.map(\.printable).joined(separator: ", "))
    }
    if let view { lines.append("  view: \(view.printable)") }
    for set in constraintSets {
      if let whereabouts = set.whereabouts { lines.append("  at \(whereabouts):") }
      lines += set.constraints.map { "  constraint: \($0.sentence.printable)" }
    }
    if let repair { lines.append("  repair: \(repair.printable)") }
    return lines
  }

  /// What the line begins with: the place, or the name of a scene of code.
  private var start: String {
    guard let place else { return (scene ?? "").printable }
    return place.file.printable + (place.position.map { ":\($0)" } ?? "")
  }
}
