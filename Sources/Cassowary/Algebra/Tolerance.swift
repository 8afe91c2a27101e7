/// Every number that is compared with rounding errors, with the reason for its size.
///
/// A double has a relative precision of 1.1e-16. Rows are scaled so that their largest coefficient
/// is between 1 and 2, and a layout's constants are below 1e5 as a rule, so that absolute
/// tolerances are meant for numbers of that size.
enum Tolerance {
  // MARK: Sums

  /// What is left when coefficients of size 1 cancel counts as zero up to this: a hundred thousand
  /// rounding errors, as a chain of substitutions collects, and far below any coefficient that a
  /// layout has.
  static let cancellation = 1e-11
  /// What is left of two constants in one addition counts as zero up to this: a few rounding errors,
  /// so that a tenth added ten times and 1 taken away is zero.
  static let constantCancellation = 1e-15
  /// The same for values in a tableau, which have been through some pivots.
  static let valueCancellation = 1e-14
  /// By how much constants of size 1 may contradict each other in a sum of multiples of rows as they
  /// were given: no substitution has blurred these.
  static let contradiction = 1e-13

  // MARK: Rows

  /// By how much a row may miss its mark, in proportion to its constant: what a person can't see,
  /// and a solver that is fed with numbers of ten digits still has to accept.
  static let feasibility = 1e-9
  /// By how much more, in proportion to the largest number that went into the row.
  static let feasibilityOfParts = 1.5e-14
  /// A row's value counts as zero up to this, in proportion to its parts.
  static let zero = 1e-9
  /// How far inside of its borders a piece ends, in proportion to the border: more than a row's
  /// value may be and count as zero.
  static let margin = 1e-9

  // MARK: Pivots

  /// An equality is solved only for variables whose coefficients are at least this part of the
  /// largest: definitions then don't magnify errors more than a hundredfold.
  static let definitionPivot = 0.01
  /// Entries of a tableau below this are what cancellation has left, and no pivots.
  static let pivot = 1e-11
  /// A warm start takes only pivots that can't harm: it can be left out.
  static let safePivot = 1e-3
  /// In Gaussian elimination a row depends on those before it if less than this is left of it.
  static let dependence = 1e-9
  /// A later pivot candidate is preferred only if it is larger by this factor, so that candidates
  /// that differ by rounding alone are chosen by their order.
  static let preference = 1.01
  /// The same among the columns of a vertex, which are to be the same for similar systems.
  static let vertexPreference = 1.1

  // MARK: The simplex method

  /// Reduced costs count as zero up to this, in proportion to the costs that they are the sum of.
  static let reducedCost = 1e-10
  /// What has to be left of a rate for a long step to go on, in proportion to it.
  static let longStep = 1e-9
  /// Steps that differ by less, in proportion, are the same step: among these the largest pivot
  /// decides.
  static let sameStep = 1e-10
  /// Steps up to this length get nowhere, and count as degenerate.
  static let idleStep = 1e-12

  // MARK: Faces

  /// What stays at zero on a face of optima may miss it by that much: the rounding of a few hundred
  /// pivots, and a ten-thousandth of the smallest length that a screen shows.
  static let motionless = 1e-7
  /// Rates of motion up to this are zero.
  static let motion = 1e-9
  /// How far the vertex that the tight rows say may lie from the one that the simplex method found,
  /// in proportion.
  static let vertex = 1e-7

  // MARK: Sweeps

  /// The same for answers at two values of the edited variable: a sweep compares what two searches
  /// have found, each with an error of its own.
  static let agreement = 1e-7
  /// What counts as nothing beside an edited variable of size 1.
  static let sweepEnd = 1e-8
  /// A change of less, in proportion, is no slope.
  static let sweepSlope = 1e-9
  /// Pieces up to this length, in proportion to their place, are points.
  static let sweepLength = 1e-7
  /// Over a shorter stretch, differences say nothing about a slope.
  static let sweepStretch = 1e-5
  /// Slopes that differ by less have no crossing, and a crossing may lie that far outside of the gap
  /// between two pieces.
  static let sweepBorder = 1e-6

  // MARK: Limits

  /// The largest constant in the unit of a row: beyond it, doubles no longer resolve fractions of
  /// a point.
  static let largestConstant = 1e12

  /// By how much a demand may be missed.
  ///
  /// - Parameters:
  ///   - constant: The row's constant at the parameters' values.
  ///   - magnitude: The largest number that went into it.
  static func ofDemand(constant: Double, magnitude: Double) -> Double {
    feasibility * max(1, abs(constant)) + feasibilityOfParts * magnitude
  }

  /// Whether a row's value is zero, given the size of its parts.
  static func isZero(_ value: Double, size: Double) -> Bool { abs(value) <= zero * max(1, size) }

  /// A sum of coefficients whose parts have a size of at most `size`, or zero if they cancelled.
  static func cancelled(_ sum: Double, size: Double) -> Double {
    abs(sum) <= size * cancellation ? 0 : sum
  }

  /// A sum of two constants, or zero if they cancelled.
  static func sum(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return abs(sum) <= max(abs(left), abs(right)) * constantCancellation ? 0 : sum
  }
}
