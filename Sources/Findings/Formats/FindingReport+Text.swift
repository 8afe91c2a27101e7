import Wording

extension FindingReport {
  /// For people: `Main.storyboard:12:40: warning: … [truncated-text]`, the quoted line, and what
  /// else is known, with indents.
  /// At the end stand the numbers of each check.
  /// - Parameter listsNotes: Whether notes are told one by one, and not counted alone unless the
  ///   command fails for them.
  package func text(listsNotes: Bool) -> String {
    let listing = listing { listsNotes || !$0.isCountedAlone }
    let counts = countsByCheck(listsNotes: listsNotes).map { $0 + "\n" }.joined()
    return listing + (listing.isEmpty || counts.isEmpty ? "" : "\n") + counts
  }

  /// The findings alone, or some of them.
  package func listing(_ isWanted: (Finding) -> Bool = { _ in true }) -> String {
    told.filter(isWanted).map { $0.lines.joined(separator: "\n") + "\n" }.joined()
  }
}

extension Finding {
  fileprivate var lines: [String] {
    var lines = ["\(start): \(severity.word): \(message.printable) [\(check)]"]
    lines += place?.excerpt ?? []
    if let question { lines.append("  review: \(question.printable)") }
    if let whereabouts { lines.append("  at: \(whereabouts)") }
    if let worst { lines.append("  worst: \(worst.printable)") }
    if place != nil, !scenes.isEmpty {
      lines.append("  scene: " + scenes.map(\.printable).joined(separator: ", "))
    }
    if let view { lines.append("  view: \(view.printable)") }
    lines += constraintLines(\.sentence.printable).map { "  " + $0 }
    if let repair { lines.append("  repair: \(repair.printable)") }
    return lines
  }

  /// What the line begins with: the place, or the name of a scene of code.
  private var start: String {
    guard let place else { return (scene ?? "").printable }
    return place.file.printable + (place.position.map { ":\($0)" } ?? "")
  }
}
