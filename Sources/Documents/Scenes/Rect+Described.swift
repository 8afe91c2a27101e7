import InterfaceBuilder
import Wording

extension Rect {
  /// The corner and the size: `16, 40, 120 x 21`.
  package var described: String {
    "\(x.shortDecimal), \(y.shortDecimal), \(width.shortDecimal) x \(height.shortDecimal)"
  }
}
