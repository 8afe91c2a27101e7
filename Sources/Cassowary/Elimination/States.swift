extension Elimination {
  enum Role: UInt8, Sendable {
    /// No row at all.
    case vacant
    /// A required equality: it defines a variable, or follows from the others (and the values of
    /// parameters).
    case equality
    /// Any other row: it is reduced to independent variables and parameters.
    case row
  }

  /// How a reduced row stands to the rows that it was reduced from.
  enum Freshness: UInt8, Sendable {
    /// The reduced form no longer holds.
    case stale
    case fresh
    /// The reduced form holds, and follows from bounds.
    case implied
  }

  /// What is known of a row besides its coefficients.
  struct RowState: Sendable {
    var role = Role.vacant
    /// Whether this is the bound of a restricted variable.
    var isBound = false
    var isDerived = false
    var freshness = Freshness.fresh
    private var pivotNumber: Int32 = -1
    /// The constant as it was given.
    var givenConstant = 0.0
    /// The constant after substitutions, and the largest number that went into it.
    var constant = 0.0
    var magnitude = 0.0
    /// Rows that were substituted have a lower number than those in which they were.
    var serial = 0

    var isStale: Bool { freshness == .stale }

    /// Whether the row follows from the bounds of the variables that are left in it: it then ties
    /// them to nothing. The height of a list is such a row for the heights of its cells.
    var isImplied: Bool { freshness == .implied }

    /// The variable that the row defines.
    var pivot: Column? {
      get { pivotNumber < 0 ? nil : Column(number: pivotNumber) }
      set { pivotNumber = newValue?.number ?? -1 }
    }
  }

  /// What is known of a variable.
  struct VariableState: Sendable {
    var isParameter = false
    var isRestricted = false
    private var definitionNumber: Int32 = -1
    /// A defined variable's level is above that of the variables in its definition.
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

    /// Whether the variable is neither given nor defined.
    var isIndependent: Bool { definitionNumber < 0 && !isParameter }
  }
}
