import Cells
import Foundation

/// The side that a text is set against.
extension Lettering {
  /// The side a text is set against. A label as wide as its text shows it by where the label is: in the middle of the view
  /// around it, or not.
  func alignment(of shape: Shape) -> ColumnAlignment {
    isCentred(shape) ? .center : lineAlignment(of: shape)
  }

  /// The side that several lines of a text are set against.
  func lineAlignment(of shape: Shape) -> ColumnAlignment {
    switch shape.view.drawing.text?.edge {
    case .left, nil: .left
    case .center: .center
    case .right: .right
    }
  }

  private func isCentred(_ shape: Shape) -> Bool {
    guard let widest = shape.lines.map({ shape.place(of: $0.frame).width }).max(),
      shape.frame.width - widest < viewport.pointsPerColumn / 2,
      let parent = shape.view.parent
    else { return false }
    return abs(shapes[parent].frame.midX - shape.frame.midX) < 2
  }
}
