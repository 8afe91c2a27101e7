import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// Sets the runtime attributes that an element has for its object.
  func setRuntimeAttributes(of object: AnyObject, _ element: Element) {
    guard let list = element.child("userDefinedRuntimeAttributes"),
      let responder = object as? UIResponder
    else { return }
    for attribute in list.children where attribute.name == "userDefinedRuntimeAttribute" {
      guard let path = attribute["keyPath"] else { continue }
      let value = runtimeValue(attribute)
      // A class that is not there can't have the properties of its own.
      if isStandIn(responder) || responder is MissingView {
        _ = responder.set(value, forKeyPath: path)
      } else {
        responder.setValue(value, forKeyPath: path)
      }
    }
  }

  private func runtimeValue(_ element: Element) -> Any? {
    switch element["type"] {
    case "boolean": return element.flag("value")
    case "string":
      return element["value"].map { localized($0, name: "", of: element) }
        ?? text("value", of: element)
    case "number":
      let number = element.children.first { $0["key"] == "value" }
      guard let value = number?.number("value") ?? element.number("value") else { return nil }
      return NSNumber(value: value)
    case "color": return element.child("color", key: "value").flatMap { color($0) }
    case "image": return element["value"].flatMap { image($0, of: element) }
    case "size":
      return element.child("size", key: "value")?.size.map {
        CGSize(width: $0.width, height: $0.height)
      }
    case "point":
      return element.child("point", key: "value")?.point.map { CGPoint(x: $0.x, y: $0.y) }
    case "rect":
      return element.child("rect", key: "value")?.rect.map {
        CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      }
    default: return nil
    }
  }
}
