/// What a problem is about, by which it is the same problem on another screen and with another
/// text.
struct ProblemSubject: Hashable {
  private let check: LayoutCheck
  private let severity: LayoutCheck.Severity
  private let views: [ViewPath]
  private let constraint: ConstraintID?
  private let attributes: [String]

  init(_ problem: LayoutProblem) {
    check = problem.kind
    severity = problem.severity
    // The views of a conflict are those of all constraints that take part.
    views = problem.kind == .conflict ? [] : problem.views
    constraint = problem.constraints.first?.id
    attributes = problem.attributes
  }
}

/// A problem without its numbers, which change from one length to the next: its subject, and of a
/// conflict all constraints that take part.
struct ProblemSign: Hashable {
  private let subject: ProblemSubject
  private let conflict: Set<ConstraintID>

  init(_ problem: LayoutProblem) {
    subject = ProblemSubject(problem)
    conflict = problem.kind == .conflict ? Set(problem.constraints.map(\.id)) : []
  }
}
