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
    for (_, value) in values {
      guard value.isFinite else { throw .notFinite }
      guard abs(value) <= Self.largestConstant else { throw .tooLarge(value) }
    }
    let changes = values.map { (place: place(of: $0.0), value: $0.1) }
    guard changes.allSatisfy({ elimination.variables[$0.place].isParameter }) else {
      return try begin(changes)
    }
    var before: [(place: Int, value: Double)] = []
    for (place, value) in changes where forms.values[place] != value {
      before.append((place, forms.values[place]))
      forms.setParameter(place, to: value)
    }
    guard !before.isEmpty else { return }
    if let conflict = follow(before.map(\.place)) {
      for (place, value) in before.reversed() { forms.setParameter(place, to: value) }
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
  private mutating func begin(_ changes: [(place: Int, value: Double)]) throws(Refusal) {
    let before = self
    prepare()
    for (place, value) in changes {
      if !elimination.variables[place].isParameter { elimination.makeParameter(place) }
      forms.setParameter(place, to: value)
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

  /// Brings the answer in line with new values of parameters.
  ///
  /// - Returns: Nil, or the conflict if there is no answer; then all but the parameters is as it
  ///   was.
  private mutating func follow(_ parameters: [Int]) -> Conflict? {
    if !isSolved || components.hasEntangled { divide() }
    var unsolved = components.listUnsolved()
    for owner in components.watches.fired(forms.values) {
      switch owner {
      case .row(let row): if !holds(row) { return conflict(of: [row]) }
      case .component(let number): unsolved.append(number)
      }
    }
    unsolved = unsolved.filter { components[$0].piece?.contains(forms.values) != true }
    unsolved.sort()
    // One that watches several parameters may have been called for each.
    unsolved = unsolved.indices.filter { $0 == 0 || unsolved[$0] != unsolved[$0 - 1] }
      .map { unsolved[$0] }
    if let impossible = answer(unsolved, whereMoved: parameters) {
      return conflict(of: impossible)
    }
    finish()
    return nil
  }
}
