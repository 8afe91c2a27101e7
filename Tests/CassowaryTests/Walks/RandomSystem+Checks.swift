import Cassowary
import SolverReference
import Testing

/// Building a system row by row, and holding its answers against the reference.
extension RandomSystem {
  /// Adds `terms relation right` to both sides.
  @discardableResult
  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: ReferenceModel.Relation,
    _ right: Double, at priority: Float = 1000
  ) throws(Refusal) -> Solver.Handle {
    try add(ReferenceModel.Row(terms, relation, right, at: priority))
  }

  @discardableResult
  mutating func add(_ row: ReferenceModel.Row) throws(Refusal) -> Solver.Handle {
    let handle = try solver.add(constraint(row))
    constraints.append((handle, row))
    return handle
  }

  mutating func remove(_ handle: Solver.Handle) {
    solver.remove(handle)
    constraints.removeAll { $0.handle == handle }
  }

  /// Edits both sides; the indices are those of `variables`.
  mutating func edit(_ values: [(Int, Double)]) throws(Refusal) {
    try solver.edit(values.map { (variables[$0.0], $0.1) })
    for (index, value) in values { edits[index] = value }
  }

  /// Expects of the values what the contract says of an answer: what is required holds, no level
  /// can be met better, and nothing else but the tie-break level chose.
  mutating func expectOptimal(
    _ place: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (model, values) = (self.model, self.values())
    let reference = ReferenceSolver(model)
    try #require(reference.isFeasible, place, sourceLocation: sourceLocation)
    let sums = model.sums(values)
    try #require(sums.count == reference.sums.count, place, sourceLocation: sourceLocation)
    expectAnswer(values, reference.answer(model), reference.sums, place, sourceLocation)
    expectMet(values, place, sourceLocation: sourceLocation)
  }

  /// Expects that each level is met as well as it can be, and that the variables of each part are
  /// where the tie-break level wants them, if it is looked at; for systems that are too large to be
  /// looked at whole.
  mutating func expectPartwise(
    _ place: Comment, choosesValues: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (model, values) = (self.model, self.values())
    let reference = PartwiseReference(model, choosesValues: choosesValues)
    try #require(reference.isFeasible, place, sourceLocation: sourceLocation)
    expectMet(values, place, sourceLocation: sourceLocation)
    expectAnswer(values, reference.values, reference.sums, place, sourceLocation)
  }

  /// Expects that each level is met as well as these sums, and these values where there are any.
  private func expectAnswer(
    _ values: [Double], _ expected: [Double?], _ least: [Double], _ place: Comment,
    _ sourceLocation: SourceLocation
  ) {
    for (sum, least) in zip(model.sums(values), least) {
      #expect(
        abs(sum - least) < 1e-6 * max(1, least), "\(place): \(sum), not \(least)",
        sourceLocation: sourceLocation)
    }
    for (index, expected) in expected.enumerated() {
      guard let expected else { continue }
      #expect(
        abs(values[index] - expected) < 1e-6 * max(1, abs(expected)),
        "\(place): v\(index) is \(values[index]), not \(expected)", sourceLocation: sourceLocation)
    }
  }

  /// Expects that what is required holds.
  func expectMet(
    _ values: [Double], _ place: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let size = values.reduce(1) { max($0, abs($1)) }
    for row in model.rows where row.priority == 1000 {
      #expect(
        ReferenceModel.violation(row, values) < 1e-9 * size, place, sourceLocation: sourceLocation)
    }
    for (index, isRestricted) in restricted.enumerated() where isRestricted {
      #expect(values[index] > -1e-9 * size, place, sourceLocation: sourceLocation)
    }
    for (index, value) in edits {
      #expect(values[index] == value, place, sourceLocation: sourceLocation)
    }
  }

  /// Expects the ambiguity that the reference finds: a variable is open where its least and its
  /// greatest value differ.
  mutating func expectAmbiguity(
    _ place: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let reference = ReferenceSolver(model)
    var open: [Variable] = []
    for (index, variable) in variables.enumerated() {
      let (least, greatest) = reference.range(of: index)
      let isOpen = least.flatMap { low in greatest.map { $0 - low > 1e-6 } } ?? true
      if isOpen { open.append(variable) }
      #expect(
        solver.isAmbiguous(variable) == isOpen, "\(place): \(variable)",
        sourceLocation: sourceLocation)
    }
    var gaveUp = false
    #expect(
      solver.ambiguous(among: variables, gaveUp: &gaveUp) == open, place,
      sourceLocation: sourceLocation)
    #expect(!gaveUp, place, sourceLocation: sourceLocation)
  }

  /// Expects the values of a solver that was given the same and nothing else, up to rounding.
  mutating func expectFresh(
    _ place: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var fresh = try fresh()
    for variable in variables {
      let (value, expected) = (solver.value(of: variable), fresh.value(of: variable))
      #expect(
        isNear(value, expected), "\(place): \(variable) is \(value), not \(expected)",
        sourceLocation: sourceLocation)
    }
  }

  /// Expects that the refusal of `model` names a minimal conflict: together its members can't be
  /// met, and without any one of them they can.
  func expectMinimal(
    _ refusal: Refusal, _ model: ReferenceModel, new: ReferenceModel.Row? = nil,
    edits: [Int: Double] = [:], _ place: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!ReferenceSolver(model).isFeasible, place, sourceLocation: sourceLocation)
    guard let members = refusal.conflict?.members else {
      Issue.record("no conflict: \(refusal), \(place)", sourceLocation: sourceLocation)
      return
    }
    #expect(members == members.sorted(), place, sourceLocation: sourceLocation)
    let whole = self.model(of: members, new: new, edits: edits)
    #expect(whole.rows.allSatisfy { $0.priority == 1000 }, place, sourceLocation: sourceLocation)
    #expect(
      !ReferenceSolver(whole).isFeasible, "\(place): \(refusal)", sourceLocation: sourceLocation)
    for member in members {
      let rest = self.model(of: members.filter { $0 != member }, new: new, edits: edits)
      #expect(
        ReferenceSolver(rest).isFeasible, "\(place): \(refusal) without \(member)",
        sourceLocation: sourceLocation)
    }
  }
}

/// Whether two numbers are the same up to rounding.
func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(1, abs(a), abs(b)) }

extension ReferenceModel.Row {
  /// `terms relation right`.
  init(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: ReferenceModel.Relation,
    _ right: Double, at priority: Float = 1000
  ) {
    self.init(terms: terms, constant: -right, relation: relation, priority: priority)
  }
}
