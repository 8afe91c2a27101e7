import Foundation
import InterfaceBuilder

extension MadeObjects {
  /// Makes an object of an app's class, by `init()` or, for a class that archives itself,
  /// `init(coder:)`.
  func customObject(_ element: Element) -> AnyObject? {
    guard let name = element["customClass"] else { return nil }
    guard let type = context.resources.classes.find(name, module: element["customModule"]) else {
      let place = element["customModule"].map { " in module \($0)" } ?? ""
      context.note(
        .class, "there is no class \(name)\(place): its object is left out", at: element,
        naming: name)
      return nil
    }
    var object: AnyObject?
    if let type = type as? any NibObject.Type {
      object = type.init()
    } else if let type = type as? any NSCoding.Type {
      object = type.init(coder: NibCoder(element, level: NSObject.self) { _ in })
        .map { $0 as AnyObject }
    }
    guard let object else {
      context.note(
        .element,
        "the object of class \(name) is left out: its class has to conform to NibObject",
        at: element, naming: name)
      return nil
    }
    keep(object, for: element)
    return object
  }
}
