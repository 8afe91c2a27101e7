import Cassowary

/// A solver whose constraints and variables go by names: what `tenniel solve` talks to.
struct SolveSession: Sendable {
  private var solver = Solver()

  private var handles: [Name: Solver.Handle] = [:]
  private var ids: [Solver.Handle: Name] = [:]
  /// The constraints that may be missed, in order of addition; some may be gone by now.
  private var wishes: [Solver.Handle] = []
  private var hasStaleWishes = false

  private var variables: [Name: Variable] = [:]
  /// The variables' names, in order of first mention, which is that of creation.
  private var names: [Name] = []
  private var namesOfVariables: [Variable: Name] = [:]

  /// Does what an operation asks for.
  ///
  /// - Throws: if it names what isn't there, or has a number that is too large. Neither such an
  ///   operation nor one that is refused has changed anything.
  mutating func perform(_ operation: Operation) throws(OperationError) -> Answer {
    switch operation {
    case .add(let id, let terms, let relation, let constant, let priority):
      try add(id, terms, relation, constant, priority)
    case .constant(let id, let constant): try set(constant, of: id)
    case .priority(let id, let priority): try set(priority, of: id)
    case .remove(let id): try remove(id)
    case .edit(let values): try edit(values)
    case .unedit(let names): try unedit(names)
    case .solve: solution()
    }
  }
}

// MARK: - Constraints

extension SolveSession {
  private mutating func add(
    _ id: Name, _ terms: [Operation.Entry], _ relation: Relation, _ constant: Double,
    _ priority: Priority
  ) throws(OperationError) -> Answer {
    guard handles[id] == nil else {
      throw OperationError(
        "the id \(OperationError.quoted(id)) is in use; \"remove\" frees it, "
          + "\"constant\" and \"priority\" change its constraint")
    }
    let known = names.count
    let expression = Expression(
      terms.map { Term(variable(named: $0.name), $0.number) }, constant: 0 - constant)
    let handle: Solver.Handle
    do throws(Refusal) {
      handle = try solver.add(Constraint(expression, relation, priority: priority))
    } catch {
      let answer = Result { () throws(OperationError) in
        try self.answer(to: error, of: id, .new)
      }
      forgetVariables(after: known)
      return try answer.get()
    }
    handles[id] = handle
    ids[handle] = id
    if !priority.isRequired { wishes.append(handle) }
    return .done
  }

  private mutating func set(_ constant: Double, of id: Name) throws(OperationError) -> Answer {
    let handle = try handle(of: id)
    do throws(Refusal) {
      try solver.setConstant(0 - constant, of: handle)
      return .done
    } catch {
      return try answer(to: error, of: id, .constraint(handle))
    }
  }

  private mutating func set(_ priority: Priority, of id: Name) throws(OperationError) -> Answer {
    let handle = try handle(of: id)
    do throws(Refusal) {
      try solver.setPriority(priority, of: handle)
    } catch {
      return try answer(to: error, of: id, .constraint(handle))
    }
    let place = wishes.firstIndex { $0 >= handle } ?? wishes.endIndex
    if !priority.isRequired, place == wishes.endIndex || wishes[place] != handle {
      wishes.insert(handle, at: place)
    }
    return .done
  }

  private mutating func remove(_ id: Name) throws(OperationError) -> Answer {
    let handle = try handle(of: id)
    solver.remove(handle)
    handles[id] = nil
    ids[handle] = nil
    hasStaleWishes = true
    return .done
  }

  private func handle(of id: Name) throws(OperationError) -> Solver.Handle {
    guard let handle = handles[id] else {
      throw OperationError(
        "unknown id \(OperationError.quoted(id))", name: id,
        among: ids.sorted { $0.key < $1.key }.map(\.value),
        orElse: "\"add\" makes constraints")
    }
    return handle
  }
}

// MARK: - Variables

extension SolveSession {
  private mutating func variable(named name: Name) -> Variable {
    if let variable = variables[name] { return variable }
    let variable = solver.makeVariable()
    variables[name] = variable
    namesOfVariables[variable] = name
    names.append(name)
    return variable
  }

  private mutating func forgetVariables(after count: Int) {
    while names.count > count {
      guard let variable = variables.removeValue(forKey: names.removeLast()) else { continue }
      namesOfVariables[variable] = nil
      solver.removeVariable(variable)
    }
  }

  private func variable(_ name: Name) throws(OperationError) -> Variable {
    guard let variable = variables[name] else {
      throw OperationError(
        "unknown variable \(OperationError.quoted(name))", name: name, among: names,
        orElse: "\"add\" and \"edit\" make variables")
    }
    return variable
  }

  private mutating func edit(_ values: [Operation.Entry]) throws(OperationError) -> Answer {
    let known = names.count
    let edits = values.map { (variable(named: $0.name), $0.number) }
    do throws(Refusal) {
      try solver.edit(edits)
      return .done
    } catch {
      let answer = Result { () throws(OperationError) in
        try self.answer(to: error, of: Name("edit"), nil)
      }
      forgetVariables(after: known)
      return try answer.get()
    }
  }

  private mutating func unedit(_ names: [Name]) throws(OperationError) -> Answer {
    var edited: [Variable] = []
    for name in names {
      let variable = try variable(name)
      guard solver.isEdited(variable) else {
        throw OperationError("\(OperationError.quoted(name)) is not edited; \"edit\" does that")
      }
      edited.append(variable)
    }
    for variable in edited { solver.endEdit(variable) }
    return .done
  }
}

// MARK: - Answers

extension SolveSession {
  private mutating func solution() -> Answer {
    if hasStaleWishes {
      wishes.removeAll { !solver.contains($0) }
      hasStaleWishes = false
    }
    let values = solver.values().map(\.value)
    var misses: [Answer.Miss] = []
    for handle in wishes {
      let distance = solver.violation(of: handle)
      if distance > 0, let id = ids[handle] {
        misses.append(Answer.Miss(id: id, distance: distance))
      }
    }
    return .solution(names: names, values: values, violations: misses)
  }

  /// What a refusal comes to.
  ///
  /// - Parameters:
  ///   - name: what was refused, by name.
  ///   - culprit: what was refused as a member of conflicts, where it stands first then.
  private func answer(
    to refusal: Refusal, of name: Name, _ culprit: Conflict.Member?
  ) throws(OperationError) -> Answer {
    switch refusal {
    case .conflict(let conflict):
      let members =
        conflict.members.filter { $0 == culprit } + conflict.members.filter { $0 != culprit }
      return .refused(name, conflict: members.map { $0 == culprit ? name : self.name(of: $0) })
    case .tooLarge(let number):
      let limit = JSON.text(Solver.largestConstant)
      throw OperationError(
        culprit == nil
          ? "the value \(JSON.text(number)) is too large; values go up to \(limit)"
          : "\"constant\" \(JSON.text(0 - number)) is too large; "
            + "constants go up to \(limit) times the largest coefficient")
    case .notFinite:
      throw OperationError(refusal.description)
    }
  }

  private func name(of member: Conflict.Member) -> Name {
    switch member {
    case .new: Name("")
    case .constraint(let handle): ids[handle] ?? Name("")
    case .edit(let variable):
      Name(Answer.editPrefix + (namesOfVariables[variable] ?? Name("")).text)
    }
  }
}
