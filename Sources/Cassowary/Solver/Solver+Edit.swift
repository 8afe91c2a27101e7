/// Edits: variables that are given from outside, such as the size of a window.
extension Solver {
  /// Fixes variables at values until the next edit of them or ``endEdit(_:)``.
  ///
  /// An edit is as hard as a required constraint. All values of one call take effect together; of
  /// two values for one variable the last counts.
  ///
  /// - Throws: ``Refusal`` if a value is not finite or too large, or if the required constraints
  ///   can't be met with these values.
  public mutating func edit(_ values: [(Variable, Double)]) throws(Refusal) {
    var hasNew = false
    for (variable, value) in values {
      guard value.isFinite else { throw .notFinite }
      guard abs(value) <= Self.largestConstant else { throw .tooLarge(value) }
      if !elimination.variables[place(of: variable)].isParameter { hasNew = true }
    }
    if hasNew { return try begin(values) }
    former.removeAll(keepingCapacity: true)
    for (variable, value) in values {
      let place = place(of: variable)
      guard forms.values[place] != value else { continue }
      former.append(forms.values[place])
      moved.append(place)
      forms.setParameter(place, to: value)
    }
    guard !former.isEmpty else { return }
    if let conflict = follow() {
      while let value = former.popLast() { forms.setParameter(moved.removeLast(), to: value) }
      // What was divided anew has to find its answer again.
      isSolved = isSolved && components.listUnsolved().isEmpty
      throw .conflict(conflict)
    }
  }

  /// Leaves the variable to the constraints again. Does nothing if it is not edited.
  public mutating func endEdit(_ variable: Variable) {
    let place = place(of: variable)
    guard elimination.variables[place].isParameter else { return }
    elimination.endParameter(place)
    isSolved = false
  }

  /// Whether an edit fixes the variable.
  public func isEdited(_ variable: Variable) -> Bool {
    elimination.variables[place(of: variable)].isParameter
  }

  /// An edit of variables of which some are not edited so far: it changes what depends on what.
  private mutating func begin(_ values: [(Variable, Double)]) throws(Refusal) {
    let before = self
    prepare()
    for (variable, value) in values {
      let place = place(of: variable)
      if !elimination.variables[place].isParameter { elimination.makeParameter(place) }
      forms.setParameter(place, to: value)
      moved.append(place)
    }
    isSolved = false
    // Only rows that were reduced anew, and those that watch the values, can be at odds now.
    var columns: [Int] = []
    for owner in components.watches.fired(forms.values) {
      if case .component(let number) = owner { columns += components[number].columns }
    }
    if let conflict = conflictOfChange(around: columns) {
      self = before
      throw .conflict(conflict)
    }
  }

  /// Brings the answer in line with what has changed, and with where parameters have moved.
  ///
  /// - Returns: Nil, or the conflict if there is no answer; then the values are as they were.
  mutating func follow() -> Conflict? {
    if !isSolved || components.hasEntangled { divide() }
    var unsolved = components.listUnsolved()
    if !moved.isEmpty {
      for owner in components.watches.fired(forms.values) {
        switch owner {
        case .row(let row): if !holds(row) { return conflict(of: [row]) }
        case .component(let number): unsolved.append(number)
        }
      }
      unsolved = distinct(unsolved)
    }
    if let impossible = answer(unsolved) { return conflict(of: impossible) }
    moved.removeAll(keepingCapacity: true)
    isSolved = true
    return nil
  }

  /// Components whose answer does not hold, in order; one that watches several parameters may
  /// have been called for each.
  private func distinct(_ numbers: [Int]) -> [Int] {
    var result: [Int] = []
    for number in numbers.sorted()
    where result.last != number && components[number].piece?.contains(forms.values) != true {
      result.append(number)
    }
    return result
  }
}
