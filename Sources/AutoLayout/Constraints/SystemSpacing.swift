import Foundation

/// The points between two neighbours that the system spacing stands for.
let systemSpacing: CGFloat = 8

/// A multiple of the system's spacing, as the constant of a constraint that names it.
///
/// Its points are found whenever they are asked for: between baselines, they follow the fonts.
@MainActor
struct SystemSpacing {
  /// Where the spacing was asked for; the descriptions of constraints name it.
  enum Name: String {
    case format = "NSSpace"
    case anchor = "NSLayoutAnchorConstraintSpace"
  }

  let name: Name
  let multiplier: CGFloat

  init(_ name: Name, multiplier: CGFloat) {
    self.name = name
    self.multiplier = multiplier
  }

  /// What the spacing is in a constraint, in points.
  ///
  /// From one edge to another it is always the same. A baseline of a text is as far inside the
  /// line's box as the font says; the boxes are then as far apart as edges would be.
  func points(in constraint: NSLayoutConstraint) -> CGFloat {
    let ascent =
      constraint.firstNode?.container?.textExtent(.ascent, at: constraint.firstAttribute) ?? 0
    let descent =
      constraint.secondNode?.container?.textExtent(.descent, at: constraint.secondAttribute) ?? 0
    return multiplier * (systemSpacing + ascent - descent)
  }
}
