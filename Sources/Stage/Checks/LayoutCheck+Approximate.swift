extension LayoutCheck {
  /// A layout of which not all was found out in time: its optimum, or which views are ambiguous.
  public static let approximate = LayoutCheck(
    "approximate", .warning, "a layout that could not be computed fully in time",
    Explanation(
      finds: """
        A layout of so many constraints that the search was given up before it had found the best one, or
        all ambiguous views. The required constraints are met all the same.
        """,
      example: """
        A scene of thousands of views with as many optional constraints between them.
        """,
      mending: """
        Divide the scene: let cells of a table or collection view have what repeats. Remove optional
        constraints that are never in doubt, or make them required.
        """)
  ) { check, layout in
    var messages: [String] = []
    if !layout.window.hasOptimalLayout {
      messages.append(
        "The required constraints are met, but the search for the best layout of the others was given up"
      )
    }
    if !layout.window.knowsAmbiguity {
      messages.append(
        "Some views may be ambiguous without a mark: the search for ambiguous ones was given up")
    }
    return messages.map { LayoutProblem(check, $0, views: []) }
  }
}
