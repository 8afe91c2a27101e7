import Cassowary
import JSON
import Wording

/// The solver's answers, in terms of names.
extension SolveSession {
  mutating func solution() -> Answer {
    if hasStaleWishes {
      wishes.removeAll { !solver.contains($0) }
      hasStaleWishes = false
    }
    var values: [Double] = []
    solver.values(into: &values)
    var misses: [(Name, Double)] = []
    for handle in wishes {
      let distance = solver.violation(of: handle)
      if distance > 0 { misses.append((name(of: handle), distance)) }
    }
    return [
      JSONValue.Member("values", .numbers(zip(names, values))),
      JSONValue.Member("violations", .numbers(misses)),
    ]
  }

  mutating func explanation(of name: Name) throws(OperationError) -> Answer {
    let explanation = solver.explain(try variable(name))
    return [JSONValue.Member("variable", .string(name))] + members(of: explanation)
  }

  /// Why a constraint's terms have their sum. The distance is the slack of an inequality, or what
  /// the constraint is missed by.
  mutating func explanation(ofConstraint id: Name) throws(OperationError) -> Answer {
    let handle = try handle(of: id)
    let explanation = solver.explain(handle)
    let (standing, distance) =
      switch solver.standing(of: handle) {
      case .slack(let room): ("slack", room)
      case .binding: ("binding", 0)
      case .violated(let distance): ("violated", distance)
      }
    return [
      JSONValue.Member("id", .string(id)), JSONValue.Member("standing", .string(Name(standing))),
      JSONValue.Member("distance", .number(distance)),
    ] + members(of: explanation)
  }

  private func members(of explanation: Explanation) -> Answer {
    let terms = explanation.terms.map { term in
      let id =
        switch term.source {
        case .constraint(let handle): name(of: handle)
        case .edit(let variable): edit(of: variable)
        }
      return JSONValue.object([
        JSONValue.Member("id", .string(id)),
        JSONValue.Member("coefficient", .number(term.coefficient)),
        JSONValue.Member("constant", .number(term.constant)),
      ])
    }
    return [
      JSONValue.Member("value", .number(explanation.value)),
      JSONValue.Member("terms", .array(terms)),
    ]
  }

  /// The variables that the constraints do not determine, each with its range, null for an end
  /// without a bound, and the priority of the constraints that compete for it.
  mutating func ambiguity() -> Answer {
    let ambiguity = solver.ambiguity()
    let choices = ambiguity.ranges.map { range in
      let tie = range.tie.map { Double("\($0.value)") ?? Double($0.value) }
      return JSONValue.object(
        [
          JSONValue.Member("name", .string(name(of: range.variable))),
          JSONValue.Member("min", range.least.map { .number($0) } ?? .null),
          JSONValue.Member("max", range.greatest.map { .number($0) } ?? .null),
        ] + (tie.map { [JSONValue.Member("tie", .number($0))] } ?? []))
    }
    return [
      JSONValue.Member("variables", .array(choices)),
      JSONValue.Member("groups", .array(ambiguity.groups.map { .names($0.map(name)) })),
    ]
  }
}

// MARK: - Refusals

extension SolveSession {
  /// The answer to a refused operation.
  ///
  /// - Parameters:
  ///   - name: The name of what was refused.
  ///   - culprit: The refused constraint as a member of conflicts; nil for edits.
  func answer(
    to refusal: Refusal, of name: Name, _ culprit: Conflict.Member?
  ) throws(OperationError) -> Answer {
    switch refusal {
    case .conflict(let conflict):
      return [JSONValue.Member("refused", .string(name))]
        + members(of: conflict, refused: name, culprit)
    case .tooLarge(let number):
      guard culprit != nil else { throw tooLarge(value: number) }
      throw OperationError(
        "\"constant\" \((0 - number).exactDecimal) is too large; constants go up to "
          + "\(Solver.largestConstant.exactDecimal) times the largest coefficient")
    case .notFinite, .gaveUp:
      throw OperationError(refusal.description)
    }
  }

  private func tooLarge(value: Double) -> OperationError {
    OperationError(
      "the value \(value.exactDecimal) is too large; "
        + "values go up to \(Solver.largestConstant.exactDecimal)")
  }

  /// The conflict with the names of its members, the refused one first, and for each of them the
  /// change of its constant or edited value that would resolve the conflict.
  private func members(
    of conflict: Conflict, refused: Name, _ culprit: Conflict.Member?
  ) -> Answer {
    let order =
      conflict.members.indices.filter { conflict.members[$0] == culprit }
      + conflict.members.indices.filter { conflict.members[$0] != culprit }
    let members = order.map { index in
      switch conflict.members[index] {
      case .new: refused
      case .constraint(let handle): name(of: handle)
      case .edit(let variable): edit(of: variable)
      }
    }
    let repairs = order.filter(conflict.repairs.indices.contains).map { index in
      // The solver has constants on the left side of a relation; here they are on the right.
      if case .edit = conflict.members[index] { return conflict.repairs[index] }
      return 0 - conflict.repairs[index]
    }
    return [
      JSONValue.Member("conflict", .names(members)),
      JSONValue.Member("repairs", .numbers(zip(members, repairs))),
    ]
  }
}

// MARK: - Names

extension SolveSession {
  private func name(of handle: Solver.Handle) -> Name { ids[handle] ?? Name("\(handle)") }

  private func name(of variable: Variable) -> Name {
    namesOfVariables[variable] ?? Name("\(variable)")
  }

  private func edit(of variable: Variable) -> Name {
    Name(Self.editPrefix + name(of: variable).text)
  }
}
