import AutoLayout

extension SceneHost {
  /// Lengthens the texts of labels, as names, addresses and numbers are longer than their samples.
  /// - Parameter isWanted: Whether the label of an element, by its id, has a text that may change.
  package func lengthenTexts(where isWanted: (String) -> Bool) {
    let ids = elementPaths.ids
    change {
      for (path, view) in views {
        guard let label = view as? UILabel, let id = ids[path], isWanted(id),
          let text = label.text, !text.isEmpty
        else { continue }
        let longer = text.lengthened
        if let styled = label.attributedText, label.hasOwnAttributes {
          label.attributedText = NSAttributedString(
            string: longer, attributes: styled.attributes(at: 0, effectiveRange: nil))
        } else {
          label.text = longer
        }
      }
      // Rows that size themselves are measured again, as a list of longer texts would be.
      for (_, view) in views { (view as? UITableView)?.performBatchUpdates(nil) }
    }
  }
}

extension String {
  private static let samples: Set<String> = [
    "Label", "Title", "Subtitle", "Detail", "Text", "Name", "Button",
  ]

  /// A text of three times the length, or less of what is long already; of a sample that says
  /// nothing, as long as names and addresses often are.
  fileprivate var lengthened: String {
    guard contains(where: \.isLetter) else {
      // A number gets a digit more; times and signs stay as long as they are.
      return contains(":") ? self : (first { $0.isNumber }).map { "\($0)" + self } ?? self
    }
    if Self.samples.contains(self) { return String(repeating: self + " ", count: 32 / count + 1) }
    let words = split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let share = count <= 25 ? 2.0 : count <= 60 ? 1 : 0.4
    var longer = self
    var next = 0
    let most = Int(Double(count) * (1 + share))
    while longer.count < most {
      longer += " " + words[next % words.count]
      next += 1
    }
    return longer
  }
}
