import Cassowary

/// A solver with named constraints and variables, which operations change and ask.
struct SolveSession: Sendable {
  var solver = Solver()

  var handles: [Name: Solver.Handle] = [:]
  var ids: [Solver.Handle: Name] = [:]
  /// The constraints that are not required, in the order of their addition, including some removed
  /// ones.
  var wishes: [Solver.Handle] = []
  var hasStaleWishes = false

  var variables: [Name: Variable] = [:]
  /// The names of the variables, in the order in which they were created.
  var names: [Name] = []
  var namesOfVariables: [Variable: Name] = [:]

  /// The prefix of a variable's name that means its edit.
  static let editPrefix = "edit "

  /// Performs an operation.
  ///
  /// - Throws: An error if it names something unknown, or if a number is too large. The operation
  ///   has then changed nothing, and neither has a refused one.
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
    case .why(let name): try explanation(of: name)
    case .whyConstraint(let id): try explanation(ofConstraint: id)
    case .ambiguous: ambiguity()
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
        "the id \(id.quoted) is in use; \"remove\" frees it, "
          + "\"constant\" and \"priority\" change its constraint")
    }
    let known = names.count
    let expression = Expression(
      terms.map { Term(variable(named: $0.name), $0.number) }, constant: 0 - constant)
    let handle: Solver.Handle
    do throws(Refusal) {
      handle = try solver.add(Constraint(expression, relation, priority: priority))
    } catch {
      let answer = Result { () throws(OperationError) in try self.answer(to: error, of: id, .new) }
      forgetVariables(after: known)
      return try answer.get()
    }
    handles[id] = handle
    ids[handle] = id
    if !priority.isRequired { wishes.append(handle) }
    return []
  }

  private mutating func set(_ constant: Double, of id: Name) throws(OperationError) -> Answer {
    let handle = try handle(of: id)
    do throws(Refusal) {
      try solver.setConstant(0 - constant, of: handle)
      return []
    } catch {
      return try answer(to: error, of: id, .constraint(handle))
    }
  }

  private mutating func set(_ priority: Priority, of id: Name) throws(OperationError) -> Answer {
    let handle = try handle(of: id)
    do throws(Refusal) { try solver.setPriority(priority, of: handle) } catch {
      return try answer(to: error, of: id, .constraint(handle))
    }
    let place = wishes.firstIndex { $0 >= handle } ?? wishes.endIndex
    if !priority.isRequired, place == wishes.endIndex || wishes[place] != handle {
      wishes.insert(handle, at: place)
    }
    return []
  }

  private mutating func remove(_ id: Name) throws(OperationError) -> Answer {
    let handle = try handle(of: id)
    solver.remove(handle)
    handles[id] = nil
    ids[handle] = nil
    hasStaleWishes = true
    return []
  }

  func handle(of id: Name) throws(OperationError) -> Solver.Handle {
    guard let handle = handles[id] else {
      throw OperationError(
        "unknown id \(id.quoted)", name: id,
        among: ids.count > OperationError.mostCompared
          ? [] : ids.sorted { $0.key < $1.key }.map(\.value), orElse: "\"add\" makes constraints")
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

  func variable(_ name: Name) throws(OperationError) -> Variable {
    guard let variable = variables[name] else {
      throw OperationError(
        "unknown variable \(name.quoted)", name: name, among: names,
        orElse: "\"add\" and \"edit\" make variables")
    }
    return variable
  }

  /// The variable with a name, which has to be edited.
  private func edited(_ name: Name) throws(OperationError) -> Variable {
    let variable = try variable(name)
    guard solver.isEdited(variable) else {
      throw OperationError("\(name.quoted) is not edited; \"edit\" does that")
    }
    return variable
  }

  private mutating func edit(_ values: [Operation.Entry]) throws(OperationError) -> Answer {
    let known = names.count
    let edits = values.map { (variable(named: $0.name), $0.number) }
    do throws(Refusal) {
      try solver.edit(edits)
      return []
    } catch {
      let answer = Result { () throws(OperationError) in
        try self.answer(to: error, of: Name("edit"), nil)
      }
      forgetVariables(after: known)
      return try answer.get()
    }
  }

  private mutating func unedit(_ names: [Name]) throws(OperationError) -> Answer {
    for variable in try names.map(edited) { solver.endEdit(variable) }
    return []
  }
}
