extension LayoutCheck {
  /// A rule of a contract that a layout breaks. Without a contract there is nothing to find: each
  /// rule is a check of this name.
  public static let contract = LayoutCheck(
    "contract", .error, "a layout that breaks a rule of its contract",
    Explanation(
      finds: """
        A rule of one's own about a layout that does not hold. Main.contract beside Main.storyboard
        is found by itself, and 'check --contract FILE' names another one. A rule compares edges by
        >=, <= or ==, or says visible(a), noOverlap(all), noOverlap(a, b) or inside(a, b). It holds
        up to half a pixel, is for scenes that have all of its views, and while these are shown.
        """,
      example: """
        expect width 320...1366, text XS...AX5, both directions, all classes
          ok.height >= 44; gap(title, price) >= 8
          sidebar.width <= 0.4 * width when width regular
        finds: ok.height is 40, expected 44 or more
        """,
      mending: """
        Change the layout so that the rule holds at the sizes that are named, or the rule. What is
        wrong with the text of a contract is told with its line, and the exit status is 2.
        """)
  ) { _ in [GeometricCase]() }
}
