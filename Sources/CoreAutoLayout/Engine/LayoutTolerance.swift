/// The differences up to which numbers of a layout count as equal, each with its reason.
enum LayoutTolerance {
  /// The difference of positions and violations, in points: more than the rounding errors of sums
  /// of a few dozen terms of some thousand points, and far less than a pixel.
  static let position: CGFloat = 1e-6
  /// The difference of constants computed from frames, which have fewer terms.
  static let constant: CGFloat = 1e-7
  /// The difference of multipliers, which are ratios.
  static let multiplier: CGFloat = 1e-9
}
