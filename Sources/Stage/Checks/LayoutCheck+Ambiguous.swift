extension LayoutCheck {
  /// A view or guide whose position or size is ambiguous.
  public static let ambiguous = LayoutCheck(
    "ambiguous", .warning, "a view's place or size is left open"
  ) { check, layout in
    (layout.items + layout.guides).filter { !$0.ambiguous.isEmpty }.map { item in
      LayoutProblem(
        check, "The \(list(item.ambiguous)) of \(item.name) could be otherwise",
        views: [item.path], attributes: item.ambiguous)
    }
  }

  /// The words with commas between them, and "and" before the last.
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
