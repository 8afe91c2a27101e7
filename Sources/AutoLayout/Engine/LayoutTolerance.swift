import Foundation

/// How far numbers of a layout may differ and still count as equal, each with the reason.
enum LayoutTolerance {
  /// Points by which positions and violations may differ: what rounding leaves of sums of some dozen
  /// terms of a few thousand points is less, and what a pixel takes is far more.
  static let position: CGFloat = 1e-6
  /// The same for constants that are worked out from frames, which have fewer terms.
  static let constant: CGFloat = 1e-7
  /// For multipliers, which are ratios.
  static let multiplier: CGFloat = 1e-9
}
