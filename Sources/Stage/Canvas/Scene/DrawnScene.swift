import AutoLayout
import Foundation

/// The values that a picture of a scene is drawn from, taken at one moment. Drawing reads nothing else.
struct DrawnScene {
  let screen: SimulatedScreen
  /// The style of the status bar's text.
  let statusBarStyle: UIStatusBarStyle
  /// The controller's title.
  let title: String?
  /// The views, each before its subviews and siblings from back to front. Presented views follow those they cover.
  let views: [DrawnView]
  /// The index of the frontmost root view.
  let frontRoot: Int
  /// The views with broken constraints.
  let broken: Set<ViewPath>
  /// The guides to be drawn, in the window's coordinates in points.
  let guides: [DrawnGuide]
  /// The constraints of the selected view that are to be drawn.
  let dimensions: [DimensionLine]
  /// Texts measured in cells, which outlast the picture.
  let columnTexts: ColumnTextCache
}

/// A margin, a safe area or a layout guide.
struct DrawnGuide: Equatable {
  let name: String
  let frame: CGRect
}

/// The distance or length in a constraint.
struct DimensionLine: Equatable {
  enum Axis { case horizontal, vertical }

  /// The constraint.
  var id: ConstraintID

  /// The relation of the constraint.
  enum Relation { case equal, atMost, atLeast }

  var axis: Axis
  /// The ends along the axis in the window's coordinates, in points.
  var ends: ClosedRange<CGFloat>
  /// The length in points of the layout, without transforms.
  var length: CGFloat
  var isSize: Bool
  var relation: Relation
  var isBroken: Bool
  var isOptional: Bool
}
