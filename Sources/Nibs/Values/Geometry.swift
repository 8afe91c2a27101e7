import Foundation
import InterfaceBuilder

extension CGPoint {
  /// A point of a document.
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// A size of a document.
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  /// A rectangle of a document.
  package init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
