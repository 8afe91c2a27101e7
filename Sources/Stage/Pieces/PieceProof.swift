import AutoLayout
import Certificates

/// How something is known of all lengths of a stretch, the strongest first.
package enum Certainty: Comparable, Sendable {
  /// Exact arithmetic shows that no other layout is as good.
  case proved
  /// Exact arithmetic shows that no layout is better. Others are as good, and what is known is so
  /// in the layout that the solver chooses.
  case chosen
  /// The solver says so.
  case solved
  /// Layouts on both sides, and some between them, show the same.
  case sampled
}

/// What is proved of the solver's layouts over a piece of lengths.
struct PieceProof: Equatable, Sendable {
  /// Whether they are the best ones.
  private let isOptimal: Bool
  /// The views that may be elsewhere in a layout that is as good, and those in them.
  private let undetermined: Set<ViewPath>
  /// The parts of views that another layout which is as good has elsewhere.
  private let ambiguous: Set<AmbiguousPart>
  /// Whether no layout meets any of the smallest sets of constraints that are named for what is
  /// left out.
  private let isConflictProved: Bool

  /// `left`, `top`, `width` or `height` of a view.
  private struct AmbiguousPart: Hashable {
    let view: ViewPath?
    let part: String
  }

  /// Nothing is proved.
  static let none = PieceProof(
    isOptimal: false, undetermined: [], ambiguous: [], isConflictProved: false)

  func certainty(of problem: LayoutProblem) -> Certainty {
    switch problem.kind {
    case .conflict: isConflictProved ? .proved : .solved
    case .ambiguous: isAmbiguous(problem) ? .proved : .solved
    default:
      if !isOptimal {
        .solved
      } else {
        undetermined.isDisjoint(with: problem.views) ? .proved : .chosen
      }
    }
  }

  private func isAmbiguous(_ problem: LayoutProblem) -> Bool {
    !problem.attributes.isEmpty
      && problem.attributes.allSatisfy {
        ambiguous.contains(AmbiguousPart(view: problem.views.last, part: $0))
      }
  }
}

extension PieceProof {
  /// How all of the layout is known.
  /// - Parameter others: The views of which it does not tell, since code has placed them.
  func certainty(besides others: Set<ViewPath>) -> Certainty {
    guard isOptimal else { return others.isEmpty ? .solved : .sampled }
    return undetermined.isSubset(of: others) ? .proved : .chosen
  }

  /// The work that a proof may take, after which nothing is proved: about three seconds.
  private static let work = 40_000_000

  /// - Parameters:
  ///   - start: The first length of the piece, at which the scene is laid out.
  ///   - reach: How far the piece goes.
  ///   - views: The views at the first length.
  ///   - showsLife: Is called now and then while it takes long.
  @MainActor
  init(
    of host: SceneHost, from start: Int, _ reach: LayoutReach, _ views: PlacedViews,
    showsLife: @escaping () -> Void
  ) {
    let program = Program(host.window.linearSystem, parameter: reach.parameter)
    let budget = WorkBudget(Self.work, showsLife: showsLife)
    guard let certificate = Certificate(of: program, from: start, reach, within: budget),
      reach.variables.count == views.paths.count
    else {
      self = .none
      return
    }
    isOptimal = true
    undetermined = views.viewsAndInner { index in
      !reach.variables[index].allSatisfy { certificate.isDetermined[$0] }
    }
    let others = Set(certificate.alternatives.flatMap { $0.steps.map(\.variable) })
    let parts: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
    // The window, which has no left and top, is never ambiguous.
    ambiguous = Set(
      zip(views.paths, reach.variables).filter { $1.count == parts.count }.flatMap {
        path, variables in
        zip(parts, variables).filter { others.contains($1) }
          .map { AmbiguousPart(view: path, part: $0.0.name) }
      })
    isConflictProved = certificate.refutes(program)
  }
}

extension Certificate {
  /// - Parameter start: The first length of the piece.
  init?(of program: Program, from start: Int, _ reach: LayoutReach, within budget: WorkBudget) {
    self.init(
      of: program, over: start...reach.end, first: reach.values.first, last: reach.values.last,
      within: budget)
  }
}

extension Certificate {
  /// Whether it shows of all rows that are left out that no layout meets them with the sets that
  /// are named for them, where all sizes are at least zero.
  fileprivate func refutes(_ program: Program) -> Bool {
    !refutations.isEmpty
      && zip(refutations, program.conflicts).allSatisfy { refutation, members in
        refutation?.allSatisfy { row, _ in
          members.contains(row) || program.rows[row].bounded != nil
        } ?? false
      }
  }
}

extension Program {
  /// The constraints of a layout, with the bounds of its restricted variables as rows.
  init(_ system: LinearSystem, parameter: Int) {
    self.init()
    variableCount = system.isRestricted.count
    self.parameter = parameter
    given = system.edits
    rows = system.rows.map(Row.init)
    broken = system.broken.map(Row.init)
    conflicts = system.conflicts
    for (variable, isRestricted) in system.isRestricted.enumerated() where isRestricted == true {
      rows.append(Row(boundOf: variable))
    }
  }
}

extension Program.Row {
  fileprivate init(_ row: LinearSystem.Row) {
    self.init(
      row.terms.map { Term(variable: $0.variable, coefficient: $0.coefficient) },
      constant: row.constant,
      row.relation == 0 ? .equal : row.relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual,
      priority: row.priority < 1000 ? row.priority : nil)
  }
}
