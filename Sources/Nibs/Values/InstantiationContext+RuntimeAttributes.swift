import Foundation
import InterfaceBuilder

extension InstantiationContext {
  /// The value of a runtime attribute.
  func value(of attribute: RuntimeAttribute, at element: Element) -> Any? {
    switch attribute.value {
    case .boolean(let flag): flag
    case .integer(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    case .string(let text): resources.language.shown(text)
    case .color(let color): self.color(color, at: element)
    case .image(let name): image(name, of: element)
    case .point(let point): CGPoint(point)
    case .size(let size): CGSize(size)
    case .rect(let rect): CGRect(rect)
    case .range(let location, let length): NSRange(location: location, length: length)
    case .none: nil
    }
  }
}
