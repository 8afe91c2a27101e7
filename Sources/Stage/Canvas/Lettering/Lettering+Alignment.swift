import Cells
import Foundation

/// The horizontal alignment of texts.
extension Lettering {
  /// The alignment of a text. A label as wide as its text counts as centred if it is in the middle
  /// of its superview.
  func alignment(of shape: Shape) -> ColumnAlignment {
    isCentred(shape) ? .center : lineAlignment(of: shape)
  }

  /// The alignment of the lines of a text with several.
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
