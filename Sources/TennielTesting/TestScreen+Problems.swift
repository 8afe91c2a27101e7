// Tests name problems and checks without importing the module that declares them.
@_exported import struct Stage.LayoutCheck
@_exported import struct Stage.LayoutProblem

extension TestScreen {
  /// The problems of the layout, in the order of `LayoutCheck.all`: first conflicts, then ambiguous
  /// layouts, truncated texts, and so on. Empty for a layout without faults.
  public var problems: [LayoutProblem] { found.filter { $0.severity != .hint } }

  /// Findings that may be intended but deserve a look, such as controls that are small for a
  /// finger.
  public var hints: [LayoutProblem] { found.filter { $0.severity == .hint } }

  /// Throws an error that names all problems of the layout and the screen that has them.
  /// - Parameter checks: The checks whose problems this test accepts.
  public func checkLayout(ignoring checks: Set<LayoutCheck> = []) throws(LayoutTestError) {
    let problems = problems.filter { !checks.contains($0.kind) }
    if !problems.isEmpty { throw .problems(problems, screen: summary) }
  }

  /// The problems and hints of all checks.
  private var found: [LayoutProblem] {
    layout()
    return host.snapshot.problems
  }
}
