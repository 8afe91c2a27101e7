import Cassowary
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
    var misses: [Answer.Miss] = []
    for handle in wishes {
      let distance = solver.violation(of: handle)
      if distance > 0 { misses.append(Answer.Miss(id: name(of: handle), distance: distance)) }
    }
    return .solution(names: names, values: values, violations: misses)
  }

  mutating func explanation(of name: Name) throws(OperationError) -> Answer {
    let explanation = solver.explain(try variable(name))
    return .explanation(
      .variable(name), value: explanation.value, terms: explanation.terms.map(term))
  }

  mutating func explanation(ofConstraint id: Name) throws(OperationError) -> Answer {
    let handle = try handle(of: id)
    let explanation = solver.explain(handle)
    let subject: Answer.Subject =
      switch solver.standing(of: handle) {
      case .slack(let room): .constraint(id: id, standing: "slack", distance: room)
      case .binding: .constraint(id: id, standing: "binding", distance: 0)
      case .violated(let distance): .constraint(id: id, standing: "violated", distance: distance)
      }
    return .explanation(subject, value: explanation.value, terms: explanation.terms.map(term))
  }

  private func term(_ term: Explanation.Term) -> Answer.Term {
    let id =
      switch term.source {
      case .constraint(let handle): name(of: handle)
      case .edit(let variable): edit(of: variable)
      }
    return Answer.Term(id: id, coefficient: term.coefficient, constant: term.constant)
  }

  mutating func ambiguity() -> Answer {
    let ambiguity = solver.ambiguity()
    let choices = ambiguity.ranges.map {
      Answer.Choice(
        name: name(of: $0.variable), least: $0.least, greatest: $0.greatest,
        tie: $0.tie.map { Double("\($0.value)") ?? Double($0.value) })
    }
    return .ambiguity(choices, groups: ambiguity.groups.map { $0.map(name) })
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
      return .refused(name, clash(conflict, refused: name, culprit))
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

  /// The conflict with the names of its members, the refused one first.
  private func clash(
    _ conflict: Conflict, refused: Name, _ culprit: Conflict.Member?
  ) -> Answer.Clash {
    let order =
      conflict.members.indices.filter { conflict.members[$0] == culprit }
      + conflict.members.indices.filter { conflict.members[$0] != culprit }
    return Answer.Clash(
      members: order.map { index in
        switch conflict.members[index] {
        case .new: refused
        case .constraint(let handle): name(of: handle)
        case .edit(let variable): edit(of: variable)
        }
      },
      repairs: order.filter(conflict.repairs.indices.contains).map { index in
        // The solver has constants on the left side of a relation; here they are on the right.
        if case .edit = conflict.members[index] { return conflict.repairs[index] }
        return 0 - conflict.repairs[index]
      })
  }
}

// MARK: - Names

extension SolveSession {
  private func name(of handle: Solver.Handle) -> Name { ids[handle] ?? Name("\(handle)") }

  private func name(of variable: Variable) -> Name {
    namesOfVariables[variable] ?? Name("\(variable)")
  }

  private func edit(of variable: Variable) -> Name {
    Name(Answer.editPrefix + name(of: variable).text)
  }
}
