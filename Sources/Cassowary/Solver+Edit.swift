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
    let before = self
    var changes = false
    for (variable, value) in values {
      let place = place(of: variable)
      if variables[place].isParameter, variables[place].value == value { continue }
      if !variables[place].isParameter { isEliminated = false }
      variables[place].isParameter = true
      variables[place].value = value
      changes = true
    }
    guard changes else { return }
    isSolved = false
    if let conflict = conflictOfAll() {
      self = before
      throw .conflict(conflict)
    }
  }

  /// Leaves the variable to the constraints again. Does nothing if it is not edited.
  public mutating func endEdit(_ variable: Variable) {
    let place = place(of: variable)
    guard variables[place].isParameter else { return }
    variables[place].isParameter = false
    isEliminated = false
    isSolved = false
  }

  /// Whether an edit fixes the variable.
  public func isEdited(_ variable: Variable) -> Bool { variables[place(of: variable)].isParameter }
}
