extension Elimination {
  enum Role: UInt8, Sendable {
    /// No row.
    case vacant
    /// A required equality, which defines a variable or follows from the others and the values of
    /// parameters.
    case equality
    /// Any other row, which is reduced to independent variables and parameters.
    case row
  }

  /// The relation of a reduced row to the rows from which it was reduced.
  enum Freshness: UInt8, Sendable {
    /// The reduced form is out of date.
    case stale
    case fresh
    /// The reduced form is up to date, and follows from bounds.
    case implied
  }

  /// The state of a row besides its coefficients.
  struct RowState: Sendable {
    var role = Role.vacant
    /// Whether this is the bound of a restricted variable.
    var isBound = false
    var isDerived = false
    var freshness = Freshness.fresh
    private var pivotNumber: Int32 = -1
    /// The constant as given.
    var givenConstant = 0.0
    /// The constant after substitutions, and the largest number in its sum.
    var constant = 0.0
    var magnitude = 0.0
    /// A number that is lower for a substituted row than for the rows in which it was substituted.
    var serial = 0

    var isStale: Bool { freshness == .stale }

    /// Whether the row follows from the bounds of the variables in it, and therefore does not tie
    /// them to each other. The height of a list is such a row for the heights of its cells.
    var isImplied: Bool { freshness == .implied }

    /// The variable that the row defines.
    var pivot: Column? {
      get { pivotNumber < 0 ? nil : Column(number: pivotNumber) }
      set { pivotNumber = newValue?.number ?? -1 }
    }
  }

  /// The state of a variable.
  struct VariableState: Sendable {
    var isParameter = false
    var isRestricted = false
    private var definitionNumber: Int32 = -1
    /// A level above those of all variables in the definition, if there is one.
    var level: Int32 = 0
    /// The number of definitions that mention the variable.
    var dependentCount: Int32 = 0

    init(isRestricted: Bool) { self.isRestricted = isRestricted }

    /// The row that defines the variable.
    var definition: Row? {
      get { definitionNumber < 0 ? nil : Row(number: definitionNumber) }
      set { definitionNumber = newValue?.number ?? -1 }
    }

    var isDefined: Bool { definitionNumber >= 0 }

    /// Whether the variable is neither a parameter nor defined.
    var isIndependent: Bool { definitionNumber < 0 && !isParameter }
  }
}
