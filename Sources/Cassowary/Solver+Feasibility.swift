/// Whether the required constraints leave room.
extension Solver {
  /// Whether a reduced row can be required beside what is required already.
  mutating func canJoin(_ reduced: LinearForm, isEquality: Bool) -> Bool {
    let columns = columns(of: reduced)
    if columns.isEmpty { return holds(reduced, isEquality: isEquality) }
    if columns.contains(where: isUnbound) { return true }
    var program = program(of: requiredComponent(of: columns))
    program.demand(reduced, isEquality: isEquality, in: self)
    return program.tableau.meet(program.demands) == nil
  }

  /// Whether a form in which only parameters are left is zero, or at least zero.
  func holds(_ form: LinearForm, isEquality: Bool) -> Bool {
    let (value, magnitude) = offset(of: form)
    let missed = isEquality ? abs(value) : -value
    return missed <= Record.tolerance(constant: form.constant, magnitude: magnitude)
  }

  /// Whether the variable may take any value whatever the others are.
  private func isUnbound(_ variable: Int) -> Bool {
    !variables[variable].isRestricted
      && !users[variable].contains { constraints[$0].isRequired }
      && !elimination.dependents[variable].contains { variables[$0].isRestricted }
  }

  /// The conflict among all that is required, if there is one.
  mutating func conflictOfAll() -> Conflict? {
    prepare()
    for place in 0..<variables.placeCount
    where variables[place].isParameter && variables[place].isRestricted
      && variables[place].value < 0
    {
      return Conflict(members: [.edit(variable(at: place))])
    }
    for check in elimination.checks where !holds(check.form, isEquality: true) {
      return conflictNaming(check.constraint)
    }
    for place in 0..<variables.placeCount where variables[place].isRestricted {
      if let definition = elimination.definitions[place], columns(of: definition).isEmpty,
        !holds(definition, isEquality: false)
      {
        return conflict(around: [place])
      }
    }
    for place in 0..<constraints.placeCount
    where constraints.isPresent[place] && constraints[place].isRequired {
      let record = constraints[place]
      if !record.isEquality, columns(of: record.reduced).isEmpty,
        !holds(record.reduced, isEquality: false)
      {
        return conflictNaming(place)
      }
    }
    for component in components(requiredOnly: true) {
      var program = program(of: component)
      guard let culprits = program.tableau.meet(program.demands) else { continue }
      let seeds = culprits.flatMap { self.seeds(of: $0, in: component) }
      return conflict(around: seeds)
    }
    return nil
  }

  /// The variables from which a culprit of an impossible program can be found again.
  private func seeds(of quantity: Int, in component: Component) -> [Int] {
    if quantity < component.columns.count { return [component.columns[quantity]] }
    let index = quantity - component.columns.count
    if index < component.bounds.count { return [component.bounds[index]] }
    let row = constraints[component.rows[index - component.bounds.count]].row
    return row.cells.map(\.variable)
  }
}
