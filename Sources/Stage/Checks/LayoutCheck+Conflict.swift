import Wording

extension LayoutCheck {
  /// Required constraints that can't all be met.
  public static let conflict = LayoutCheck(
    "conflict", .error, "required constraints that can't all be met",
    Explanation(
      finds: """
        Required constraints that can't all be met at once. UIKit leaves one of them out, and says so in
        the log ("Unable to simultaneously satisfy constraints"); the layout is not what anybody wrote.
        The finding names a smallest set of constraints that contradict each other.
        """,
      example: """
        box.leading == view.leading + 20, box.trailing == view.trailing - 20 and box.width == 300 agree on
        no screen but one of 340 points.
        """,
      mending: """
        Delete one of the set, or give it a priority below 1000, or make it an inequality. The edits of a
        constant or a priority that resolve the conflict alone are listed with it.
        """)
  ) { check, layout in
    layout.window.conflicts.map { problem(check, $0, in: layout) }
      .filter { layout.screen.canvas == nil || !$0.isUntoldOnCanvas }
  }

  @MainActor
  private static func problem(
    _ check: LayoutCheck, _ conflict: LayoutConflict, in layout: CheckedLayout
  ) -> LayoutProblem {
    // The constraint that is left out comes first.
    let constraints = layout.describe(conflict.constraints)
    guard let broken = constraints.first else {
      preconditionFailure("a conflict is of constraints")
    }
    let views = ([broken] + constraints).flatMap(\.items).uniqued
    if let refusal = conflict.refusal {
      return LayoutProblem(
        check, "\(broken.textWithSource) is left out: \(refusal)", views: views,
        constraints: constraints,
        log: conflict.log, heading: "This one is left out: \(refusal)")
    }
    let others = constraints.count - 1
    let isUnseen = broken.isOfContent || constraints.contains(where: \.isOfHiding)
    return LayoutProblem(
      check,
      "\(broken.textWithSource) is left out: it can't be met"
        + (others == 0
          ? "" : " together with \(others) other constraint\(others == 1 ? "" : "s")")
        + (isUnseen ? "; only the console shows it" : ""),
      views: views, constraints: constraints, repairs: conflict.edits(constraints),
      log: conflict.log,
      heading: others > 0
        ? "These \(constraints.count) can't all be met, so one is left out"
          + (conflict.isMinimal ? ":" : " (some may not matter):")
        : "This one can't be met, and is left out:",
      severity: isUnseen ? .warning : nil)
  }
}

extension LayoutProblem {
  /// Whether Interface Builder has no such conflict. Its canvas takes hidden views out of stacks. A
  /// safe area whose insets are larger than its view is empty.
  fileprivate var isUntoldOnCanvas: Bool {
    constraints.contains(where: \.isOfHiding)
      || constraints.first?.identifier?.hasPrefix("UIViewSafeAreaLayoutGuide") == true
  }
}

extension SceneConstraint {
  /// Whether only a view's own size is left out, which another constraint gives it: the console
  /// shows that, and nobody sees it.
  fileprivate var isOfContent: Bool { origin == .content && !hasSecondSide }
}
