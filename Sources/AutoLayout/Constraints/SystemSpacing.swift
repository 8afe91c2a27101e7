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
    let lower = constraint.firstItem as? any LayoutItem
    let upper = constraint.secondItem as? any LayoutItem
    let ascent = lower?.font(at: constraint.firstAttribute)?.ascender ?? 0
    let descent = upper?.font(at: constraint.secondAttribute)?.descender ?? 0
    return multiplier * (systemSpacing + ascent - descent)
  }
}

extension LayoutItem {
  /// The font of the text that gives the item a baseline; nil for another attribute, and for an
  /// item without text, whose edge stands in for its baseline.
  func font(at attribute: NSLayoutConstraint.Attribute) -> MeasuredFont? {
    guard attribute.isBaseline, let view = self as? UIView else { return nil }
    let isFirst = attribute == .firstBaseline
    let bearer = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if bearer !== view { return bearer.font(at: attribute) }
    return view.firstBaselineOffsetFromTop == nil ? nil : (view as? any TextShowing)?.measuredFont
  }
}
