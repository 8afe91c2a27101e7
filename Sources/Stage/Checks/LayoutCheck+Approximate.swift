import AutoLayout

extension LayoutCheck {
  /// A layout whose optimum was not found in time.
  public static let approximate = LayoutCheck(
    "approximate", .warning, "a layout whose optimum was not found in time"
  ) { check, layout in
    guard !layout.window.hasOptimalLayout else { return [] }
    return [
      LayoutProblem(
        check,
        "The required constraints are met, but the search for the best layout of the others was given up",
        views: [])
    ]
  }
}
