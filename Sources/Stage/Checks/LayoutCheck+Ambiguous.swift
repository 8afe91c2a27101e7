extension LayoutCheck {
  /// A view or guide whose position or size is ambiguous.
  public static let ambiguous = LayoutCheck(
    "ambiguous", .warning, "a view's place or size is left open"
  ) { check, layout in
    [layout.items, layout.guides].flatMap { items in
      items.indices.filter { !items[$0].ambiguous.isEmpty }.map { problem(check, of: items[$0]) }
    }
  }

  private static func problem(_ check: LayoutCheck, of item: SceneView) -> LayoutProblem {
    LayoutProblem(
      check, "The \(list(item.ambiguous)) of \(item.name) could be otherwise",
      views: [item.path], attributes: item.ambiguous)
  }

  /// The words with commas between them, and "and" before the last.
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
