// A test names problems and checks without importing the module that they come from.
@_exported import struct Stage.LayoutCheck
@_exported import struct Stage.LayoutProblem

extension TestScreen {
  /// What is wrong with the layout as it stands, in the order of `LayoutCheck.all`: conflicts first, then what is
  /// ambiguous, text that is cut short, and so on. Empty for a layout that is right.
  public var problems: [LayoutProblem] { found.filter { $0.kind.severity != .hint } }

  /// What may be meant as it is, and is worth a look, such as controls that are small for a finger.
  public var hints: [LayoutProblem] { found.filter { $0.kind.severity == .hint } }

  /// Throws an error that names all problems of the layout, and the screen that has them.
  /// - Parameter checks: What is no problem for this test.
  public func checkLayout(ignoring checks: Set<LayoutCheck> = []) throws(LayoutTestError) {
    let problems = problems.filter { !checks.contains($0.kind) }
    if !problems.isEmpty { throw .problems(problems, screen: summary) }
  }

  /// What all checks find.
  private var found: [LayoutProblem] {
    layout()
    return host.snapshot.problems
  }
}
