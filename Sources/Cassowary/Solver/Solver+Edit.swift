/// Edits: variables with given values, such as the size of a window.
extension Solver {
  /// Sets the values of variables until their next edit or ``endEdit(_:)``.
  ///
  /// An edit is as strong as a required constraint. All values of one call take effect together. If
  /// a variable has two values, the last one counts.
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
      // Components divided anew need new solutions.
      isSolved = isSolved && pieces.listUnsolved().isEmpty
      throw refusal
    }
  }

  /// Ends the edit of a variable, which the constraints then determine again. Does nothing if it is
  /// not edited.
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

  /// Edits variables of which some are not edited yet, which changes what depends on them.
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
    // Only rows reduced anew, and rows that watch the values, can be missed now.
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
