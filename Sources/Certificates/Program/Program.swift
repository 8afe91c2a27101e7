/// Linear constraints in strict priority order, over one length that is free: the numbers of a
/// layout, in floating point as the solver has them.
package struct Program: Sendable {
  /// `terms + constant relation 0`.
  package struct Row: Hashable, Sendable {
    package struct Term: Hashable, Sendable {
      package let variable: Int
      package let coefficient: Double

      package init(variable: Int, coefficient: Double) {
        (self.variable, self.coefficient) = (variable, coefficient)
      }
    }

    package let terms: [Term]
    package let constant: Double
    package let relation: Relation
    /// The priority; nil for a required row.
    package let priority: Float?

    package init(_ terms: [Term], constant: Double, _ relation: Relation, priority: Float?) {
      (self.terms, self.constant) = (terms, constant)
      (self.relation, self.priority) = (relation, priority)
    }
  }

  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// The rows. The bounds of restricted variables are rows among them.
  package var rows: [Row] = []
  /// The required rows that are left out, because not all can be met.
  package var broken: [Row] = []
  /// For each broken row, the numbers of the rows of a smallest set that it can't be met with; none
  /// where no set is known.
  package var conflicts: [[Int]] = []
  /// The number of variables.
  package var variableCount = 0
  /// The variable whose value is free.
  package var parameter = 0
  /// The variables with a given value.
  package var given: [(variable: Int, value: Double)] = []

  package init() {}
}

extension Program.Row {
  /// The row that says that a variable is not negative.
  package init(boundOf variable: Int) {
    self.init(
      [Term(variable: variable, coefficient: 1)], constant: 0, .greaterThanOrEqual, priority: nil)
  }

  /// The variable of which it says no more than that it is not negative; nil for another row.
  package var bounded: Int? {
    guard terms.count == 1, let variable = terms.first?.variable else { return nil }
    return self == Self(boundOf: variable) ? variable : nil
  }
}
