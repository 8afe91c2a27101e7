/// What shows, without a solver, that a layout is the best one over a range of lengths.
///
/// Coefficients and multipliers are exact. A row counts as met up to a millionth of a point, which
/// is less than what rounding makes of the solver's own numbers, and so does one that differs from
/// a sum of others by rounding errors of its coefficients. Together that makes a proof uncertain by
/// less than a thousandth of a point.
///
/// The multipliers are those of linear programming's duality, for each level of priority: see
/// ``Proof``. Whoever checks it needs the rows, and additions and multiplications of fractions.
package struct Certificate: Sendable {
  /// A sum of rows in which all variables cancel.
  ///
  /// The multiplier of a row is at most its weight in size, and has no sign that its relation
  /// forbids: -1 to 0 times the weight for `>=`, 0 to 1 for `<=`, -1 to 1 for `==`. The weight of a
  /// row is that of its priority; a required row has any. A row that is missed has the multiplier
  /// of its weight with the sign of its value, a row that is met and not zero has none.
  ///
  /// So for any layout that meets the required rows, the weighted sum of the misses is at least
  /// that of this layout. With a weight of 1 for a level, and others for the levels above it alone,
  /// no layout that is as good above is better there. And where a multiplier lies strictly between
  /// its limits, the row is zero in every layout that is as good.
  package struct Proof: Sendable {
    /// The level that is proved to be as good as possible; nil for a sum that shows which rows are
    /// zero in every best layout.
    package let level: Float?
    /// The weights of priorities, the highest first.
    package let weights: [(priority: Float, weight: Rational)]
    /// The multipliers that are not zero, by the numbers of the rows.
    package let multipliers: [(row: Int, number: Rational)]
  }

  /// A change of the layout after which it is as good at each of the lengths: required rows are
  /// met, and the misses of each priority are the same in sum. It shows that the variables are
  /// ambiguous that it has.
  package struct Alternative: Sendable {
    /// What is added to variables, in points.
    package let steps: [(variable: Int, number: Rational)]
  }

  /// The lengths for which it holds.
  package let range: ClosedRange<Int>
  /// The values of the variables, as affine functions of the length.
  package let layout: [AffineValue]
  /// The optional rows of each part, and the proofs about these rows. No row is in two parts. A row
  /// in no part is met, or required equations alone say what it is, so that every layout that meets
  /// them misses it by as much.
  package let parts: [(rows: [Int], proofs: [Proof])]
  /// For each broken row the multipliers of required rows that show that it can't be met with them
  /// at any of the lengths: the broken row is their sum and an affine function that the row's
  /// relation forbids. Nil where none were found.
  package let refutations: [[(row: Int, number: Rational)]?]
  /// The variables with the same value in every best layout.
  package let isDetermined: [Bool]
  /// Some of the layouts that are as good; none where all variables are determined.
  package let alternatives: [Alternative]
}
