import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// Sets the runtime attributes that an element has for its object.
  func setRuntimeAttributes(of object: AnyObject, _ element: Element) {
    for attribute in element.runtimeAttributes {
      // The canvas does not arrange a stack by what only a running app sets.
      if object is UIStackView, resources.mode == .design,
        UIStackView.arrangementPaths.contains(attribute.keyPath)
      {
        continue
      }
      let value = self.value(of: attribute, at: element)
      switch object {
      // A class that is not there can't have the properties of its own.
      case let responder as UIResponder where isStandIn(object) || object is MissingView:
        _ = responder.set(value, forKeyPath: attribute.keyPath)
      case let responder as UIResponder:
        responder.setValue(value, forKeyPath: attribute.keyPath)
      case let object as any NibObject: object.setValue(value, forKeyPath: attribute.keyPath)
      case _ where isStandIn(object): break
      default:
        note(
          .element,
          "the runtime attribute \(attribute.keyPath) of a \(type(of: object)) is left out: its class "
            + "does not conform to NibObject", at: element)
      }
    }
  }

  private func value(of attribute: RuntimeAttribute, at element: Element) -> Any? {
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
