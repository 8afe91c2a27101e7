import Foundation

/// All that a picture of a scene is made of: values taken at one moment. Drawing reads nothing else.
struct DrawnScene {
  let screen: SimulatedScreen
  /// The controller's title.
  let title: String?
  /// Each view before its subviews, siblings from back to front; what is presented after what it lies over.
  let views: [DrawnView]
  /// The place of the root of what lies in front.
  let frontRoot: Int
  /// The views that constraints are broken for.
  let broken: Set<ViewPath>
  /// The guides to be drawn, in the window's coordinates.
  let guides: [DrawnGuide]
  /// The constraints of the selected view that are to be drawn.
  let dimensions: [DimensionLine]
}

/// A margin, a safe area or a layout guide.
struct DrawnGuide: Equatable {
  let name: String
  let frame: CGRect
}

/// A distance between two edges, or a length, as a constraint has it.
struct DimensionLine: Equatable {
  enum Axis { case horizontal, vertical }

  /// How a constraint limits the distance.
  enum Relation { case equal, atMost, atLeast }

  var axis: Axis
  /// The two ends along the axis, in the window's coordinates; the smaller first.
  var ends: ClosedRange<CGFloat>
  /// In points of the layout, which a transform doesn't change.
  var length: CGFloat
  var isSize: Bool
  var relation: Relation
  var isBroken: Bool
  var isOptional: Bool
}
