import Cells
import Foundation

/// What the mouse does with views.
struct Pointer: Equatable, Sendable {
  /// Whether a click selects a view without tapping it.
  var isSelectable = false
  /// The press that may become a tap.
  var pressed: Press?
}

/// A press of the mouse that becomes a tap if it is released at the same cell.
struct Press: Equatable, Sendable {
  let cell: CellPoint
  /// The point of the view seen there, in the window's coordinates.
  let point: CGPoint
}
