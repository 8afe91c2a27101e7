/// The system spacing between two neighbours, in points.
package let systemSpacing: CGFloat = 8

/// A multiple of the system spacing that replaces a constraint's constant.
///
/// Its points are computed on each use, since they follow the fonts between baselines.
@MainActor
package struct SystemSpacing {
  /// The origin of the spacing, which descriptions of constraints print.
  package enum Name: String {
    case format = "NSSpace"
    case anchor = "NSLayoutAnchorConstraintSpace"
  }

  let name: Name
  let multiplier: CGFloat

  package init(_ name: Name, multiplier: CGFloat) {
    self.name = name
    self.multiplier = multiplier
  }

  /// The spacing in a constraint, in points.
  ///
  /// Between edges it is constant. A baseline lies inside its line's box as far as the font says,
  /// and the boxes are as far apart as edges would be.
  func points(in constraint: NSLayoutConstraint) -> CGFloat {
    let ascent =
      constraint.firstNode?.container?.textExtent(.ascent, at: constraint.firstAttribute) ?? 0
    let descent =
      constraint.secondNode?.container?.textExtent(.descent, at: constraint.secondAttribute) ?? 0
    return multiplier * (systemSpacing + ascent - descent)
  }
}
