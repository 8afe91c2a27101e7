import Cassowary
import CertificateChecker
import CertificateTampering
import Certificates

/// A solver and the program that it was given, kept side by side. The first variable is the free
/// length.
struct ProgramSystem {
  private(set) var solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var program = Program()
  /// The rows of the constraints that the solver has.
  private var rows: [ConstraintHandle: Int] = [:]

  /// - Parameter given: The length at which constraints join, and the values of other variables
  ///   that are given.
  init(given: [Double]) throws {
    for _ in given { makeVariable() }
    try solver.edit(Array(zip(variables, given)))
    program.given = given.enumerated().map { ($0, $1) }
  }

  /// The number of a new variable, which is at least zero if it is restricted.
  @discardableResult
  mutating func makeVariable(restricted isRestricted: Bool = true) -> Int {
    let number = variables.count
    variables.append(solver.makeVariable(restricted: isRestricted))
    program.variableCount += 1
    if isRestricted {
      let term = Program.Row.Term(variable: number, coefficient: 1)
      program.rows.append(
        Program.Row([term], constant: 0, .greaterThanOrEqual, priority: nil))
    }
    return number
  }

  /// Adds `terms relation right` to both sides; it is left out if it is required and can't be met.
  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Program.Relation,
    _ right: Double, at priority: Float? = nil
  ) {
    let row = Program.Row(
      terms.map { Program.Row.Term(variable: $0.variable, coefficient: $0.coefficient) },
      constant: -right, relation, priority: priority)
    do throws(Refusal) {
      rows[try solver.add(constraint(row))] = program.rows.count
      program.rows.append(row)
    } catch {
      program.broken.append(row)
    }
  }

  private func constraint(_ row: Program.Row) -> Constraint {
    let relation: Relation =
      switch row.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return Constraint(
      Expression(
        row.terms.map { Term(variables[$0.variable], $0.coefficient) }, constant: row.constant),
      relation, priority: row.priority.flatMap { Priority($0) } ?? .required)
  }
}

// MARK: Pieces

extension ProgramSystem {
  /// A piece of whole lengths, with the values of all variables at its ends.
  struct Piece {
    let range: ClosedRange<Int>
    let first: [Double]
    let last: [Double]
  }

  /// The pieces over a range that have more than one whole length. Where a row passes zero while
  /// the layout goes on, which the solver does not tell, a piece ends as well.
  func pieces(from low: Double, to high: Double) -> [Piece] {
    solver.sweep(variables[0], from: low, to: high).pieces.flatMap { piece -> [Piece] in
      func values(at length: Double) -> [Double] {
        piece.forms.map { $0.constant + $0.slope * length }
      }
      let (low, high) = (piece.range.lowerBound, piece.range.upperBound)
      let crossings = program.rows.compactMap { row -> Double? in
        let (first, last) = (row.value(at: values(at: low)), row.value(at: values(at: high)))
        guard min(first, last) < -1e-6, max(first, last) > 1e-6 else { return nil }
        return low + (high - low) * first / (first - last)
      }
      let borders = [low] + crossings.sorted() + [high]
      return zip(borders, borders.dropFirst()).compactMap { start, end -> Piece? in
        let first = Int((start - 1e-6).rounded(.up))
        let last = Int((end + 1e-6).rounded(.down))
        guard first < last else { return nil }
        return Piece(
          range: first...last, first: values(at: Double(first)), last: values(at: Double(last)))
      }
    }
  }

  func certificate(
    of piece: Piece, within budget: WorkBudget = WorkBudget(40_000_000)
  ) throws -> Certificate? {
    var program = program
    let conflicts = try conflicts(in: piece)
    program.conflicts = program.broken.indices.map { conflicts[$0] ?? [] }
    return Certificate(
      of: program, over: piece.range, first: piece.first, last: piece.last, within: budget)
  }

  /// The solver with the length in the middle of a piece.
  private func solver(in piece: Piece) throws -> Solver {
    var copy = solver
    let middle = Double(piece.range.lowerBound + piece.range.upperBound) / 2
    try copy.edit([(variables[0], middle)])
    return copy
  }

  /// The broken rows that can't be met in the middle of a piece, each with the rows that it can't
  /// be met with.
  func conflicts(in piece: Piece) throws -> [Int: [Int]] {
    let solver = try solver(in: piece)
    var found: [Int: [Int]] = [:]
    for number in program.broken.indices {
      var copy = solver
      do throws(Refusal) {
        try copy.add(constraint(program.broken[number]))
      } catch {
        found[number] = (error.conflict?.members ?? []).compactMap { member in
          if case .constraint(let handle) = member { rows[handle] } else { nil }
        }
      }
    }
    return found
  }

  /// What is known of a piece without its certificate: the next piece, and which variables have
  /// several values.
  func subject(_ certificate: Certificate, of piece: Piece, next: Piece?) throws -> Subject {
    var subject = Subject(Claim(certificate), of: program)
    subject.beyond = next.map { ($0.range.upperBound, $0.last) }
    var copy = try solver(in: piece)
    subject.open = variables.indices.filter { copy.isAmbiguous(variables[$0]) }
    return subject
  }
}
