import Foundation

extension CGRect {
  /// The rectangle at the same distance from the opposite side of a rectangle around it.
  func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }
}
