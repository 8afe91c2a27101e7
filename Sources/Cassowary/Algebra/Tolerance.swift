/// The tolerances of all comparisons of rounded numbers, with the reason for each.
///
/// A double has a relative precision of 1.1e-16. Rows are scaled so that their largest coefficient
/// is between 1 and 2, and a layout's constants are mostly below 1e5. Absolute tolerances are meant
/// for numbers of that size.
enum Tolerance {
  // MARK: Sums

  /// A sum of coefficients of size 1 that cancel counts as zero up to this: a hundred thousand
  /// rounding errors, as a chain of substitutions can collect, and far below the coefficients of
  /// layouts.
  static let cancellation = 1e-11
  /// The sum of two constants that cancel counts as zero up to this: a few rounding errors, so that
  /// a tenth added ten times minus 1 is zero.
  static let constantCancellation = 1e-15
  /// The same for values in a tableau, after some pivots.
  static let valueCancellation = 1e-14
  /// The number by which constants of size 1 may contradict each other in a linear combination of
  /// rows as they were given, which have no rounding errors of substitutions.
  static let contradiction = 1e-13

  // MARK: Rows

  /// The number by which a row may miss zero, in proportion to its constant: it is invisible, and
  /// large enough for input with ten digits.
  static let feasibility = 1e-9
  /// The number by which a row may miss zero in addition, in proportion to the largest number in
  /// its sum.
  static let feasibilityOfParts = 1.5e-14
  /// A row's value counts as zero up to this, in proportion to the numbers in its sum.
  static let zero = 1e-9
  /// The distance of a piece's end from its border, in proportion to the border. It is not less
  /// than the values that count as zero.
  static let margin = 1e-9

  // MARK: Pivots

  /// An equality is solved only for variables whose coefficients are at least this share of the
  /// largest, so that definitions magnify errors at most a hundredfold.
  static let definitionPivot = 0.01
  /// Tableau entries below this are left by cancellation, and are no pivots.
  static let pivot = 1e-11
  /// A warm start takes only safe pivots, since it can do without any of them.
  static let safePivot = 1e-3
  /// A row depends on earlier rows if less than this is left of it by Gaussian elimination.
  static let dependence = 1e-9
  /// A later candidate for a pivot is preferred only if it is larger by this factor, so that
  /// candidates that differ by rounding alone are chosen in their order.
  static let preference = 1.01
  /// The same for the columns of a vertex, which should be chosen alike in similar systems.
  static let vertexPreference = 1.1

  // MARK: The simplex method

  /// A reduced cost counts as zero up to this, in proportion to the costs in its sum.
  static let reducedCost = 1e-10
  /// The share of a rate that must remain for a long step to continue.
  static let longStep = 1e-9
  /// Steps with a smaller relative difference count as equal; among equal steps the largest pivot
  /// decides.
  static let sameStep = 1e-10
  /// A step up to this length is degenerate.
  static let idleStep = 1e-12

  // MARK: Faces

  /// A quantity that stays at zero on the optimal face may miss it by this: the rounding errors of
  /// a few hundred pivots, and a ten-thousandth of the smallest visible length.
  static let motionless = 1e-7
  /// A rate of motion up to this counts as zero.
  static let motion = 1e-9
  /// The relative distance between the vertex of the tight rows and the one that the simplex method
  /// found.
  static let vertex = 1e-7

  // MARK: Agreement

  /// The relative difference between two ways of computing a value that count as equal. Each has
  /// errors of its own.
  static let agreement = 1e-7

  // MARK: Limits

  /// The largest constant, in the unit of a row: beyond it, doubles don't resolve fractions of a
  /// point.
  static let largestConstant = 1e12

  /// The number by which a demand may be missed.
  ///
  /// - Parameters:
  ///   - constant: The row's constant at the parameters' values.
  ///   - magnitude: The largest number in its sum.
  static func ofDemand(constant: Double, magnitude: Double) -> Double {
    feasibility * max(1, abs(constant)) + feasibilityOfParts * magnitude
  }

  /// Whether a row's value is zero, given the size of the numbers in its sum.
  static func isZero(_ value: Double, size: Double) -> Bool { abs(value) <= zero * max(1, size) }

  /// A sum of coefficients of at most `size`, or zero if they cancelled.
  static func cancelled(_ sum: Double, size: Double) -> Double {
    abs(sum) <= size * cancellation ? 0 : sum
  }

  /// A sum of two constants, or zero if they cancelled.
  static func sum(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return abs(sum) <= max(abs(left), abs(right)) * constantCancellation ? 0 : sum
  }
}
