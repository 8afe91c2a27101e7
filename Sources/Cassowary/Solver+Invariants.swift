extension Solver {
  /// The places that the ledgers hold, those of removed elements included. For tests.
  package var storedPlaces: Int { variables.placeCount + constraints.placeCount }

  /// Traps unless what the solver derived belongs to what it was given. For tests.
  package mutating func checkInvariants() {
    prepare()
    let variableCount = variables.placeCount
    precondition(
      [mentions.count, users.count, elimination.definitions.count, elimination.dependents.count]
        .allSatisfy { $0 == variableCount }, "a list per variable has the wrong length")
    var mentioned = [[Int]](repeating: [], count: variableCount)
    var used = mentioned
    for place in 0..<constraints.placeCount where constraints.isPresent[place] {
      let record = constraints[place]
      for cell in record.row.cells {
        precondition(variables.isPresent[cell.variable], "c\(place) mentions a removed variable")
        mentioned[cell.variable].append(place)
      }
      guard !(record.isRequired && record.isEquality) else { continue }
      precondition(record.reduced == elimination.reduce(record.row), "c\(place) is stale")
      for cell in record.reduced.cells {
        precondition(elimination.definitions[cell.variable] == nil, "c\(place) is not reduced")
        used[cell.variable].append(place)
      }
    }
    var dependents = [[Int]](repeating: [], count: variableCount)
    for (variable, definition) in elimination.definitions.enumerated() {
      for cell in definition?.cells ?? [] {
        precondition(elimination.definitions[cell.variable] == nil, "v\(variable) is not reduced")
        dependents[cell.variable].append(variable)
      }
      precondition(
        definition == nil || !variables[variable].isParameter, "v\(variable) is edited and defined")
    }
    for variable in 0..<variableCount {
      precondition(mentions[variable].sorted() == mentioned[variable], "mentions of v\(variable)")
      precondition(users[variable].sorted() == used[variable], "users of v\(variable)")
      precondition(
        elimination.dependents[variable].sorted() == dependents[variable],
        "dependents of v\(variable)")
    }
  }
}
