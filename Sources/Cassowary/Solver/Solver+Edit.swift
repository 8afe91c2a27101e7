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
      if !isEdited(variable) { hasNew = true }
    }
    if hasNew { return try begin(values) }
    former.removeAll(keepingCapacity: true)
    for (variable, value) in values {
      let column = system.column(of: variable)
      guard forms.values[column] != value else { continue }
      former.append(forms.values[column])
      moved.append(column)
      forms.setParameter(column, to: value)
    }
    guard !former.isEmpty else { return }
    if let refusal = follow() {
      while let value = former.popLast(), let column = moved.popLast() {
        forms.setParameter(column, to: value)
      }
      // What was divided anew has to find its answer again.
      isSolved = isSolved && pieces.listUnsolved().isEmpty
      throw refusal
    }
  }

  /// Leaves the variable to the constraints again. Does nothing if it is not edited.
  public mutating func endEdit(_ variable: Variable) {
    let column = system.column(of: variable)
    guard system.elimination.isParameter(column) else { return }
    system.elimination.endParameter(column)
    isSolved = false
  }

  /// Whether an edit fixes the variable.
  public func isEdited(_ variable: Variable) -> Bool {
    system.elimination.isParameter(system.column(of: variable))
  }

  /// An edit of variables of which some are not edited so far: it changes what depends on what.
  private mutating func begin(_ values: [(Variable, Double)]) throws(Refusal) {
    prepare()
    let before = (system, pieces, forms, moved, isSolved)
    for (variable, value) in values {
      let column = system.column(of: variable)
      if !system.elimination.isParameter(column) { system.elimination.makeParameter(column) }
      forms.setParameter(column, to: value)
      moved.append(column)
    }
    isSolved = false
    // Only rows that were reduced anew, and those that watch the values, can be at odds now.
    var columns: [Column] = []
    for owner in pieces.watches.fired(forms.values) {
      if case .component(let id) = owner { columns += partition[id].columns }
    }
    if let obstacle = obstacleOfChange(around: columns) {
      let refusal = refusal(for: obstacle)
      (system, pieces, forms, moved, isSolved) = before
      throw refusal
    }
  }
}
