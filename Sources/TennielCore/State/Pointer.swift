import Cells
import Foundation
import Stage

/// What the mouse is doing.
struct Pointer: Equatable, Sendable {
  /// Whether a click selects a view without tapping it.
  var isSelectable = false
  /// The drag of the device's edges in progress.
  var drag: Drag?
  /// Whether the line between canvas and inspector is being dragged.
  var isDividing = false
  /// The press that may become a tap.
  var pressed: Press?
}

/// A press of the mouse that becomes a tap if it is released at the same cell.
struct Press: Equatable, Sendable {
  let cell: CellPoint
  /// The point of the view seen there, in the window's coordinates.
  let point: CGPoint
}

/// A drag of the device's edges.
struct Drag: Equatable, Sendable {
  let edges: DeviceEdges
  /// The cell of the device's top left corner at the beginning.
  let origin: CellPoint
  /// The cell that was pressed, at which a side keeps its length.
  let start: CellPoint
  /// The size of the device at the beginning, in points.
  let size: CGSize
}

/// The edges of the device that can be dragged.
struct DeviceEdges: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let right = DeviceEdges(rawValue: 1)
  static let bottom = DeviceEdges(rawValue: 2)
}
