import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// Makes an object that is neither a view nor a controller: a gesture recogniser, an item of a
  /// bar, or one of a class of the app.
  func looseObject(_ element: Element) -> AnyObject? {
    switch element.name {
    case "tapGestureRecognizer":
      return recognizer(element, UITapGestureRecognizer.self) {
        $0.init(coder: $1)
      } set: {
        if let taps = element.integer("numberOfTapsRequired") { $0.numberOfTapsRequired = taps }
      }
    case "swipeGestureRecognizer":
      return recognizer(element, UISwipeGestureRecognizer.self) {
        $0.init(coder: $1)
      } set: {
        $0.direction = element["direction"].flatMap { Self.directions[$0] } ?? .right
      }
    // Documents spell the element of long presses so.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      return recognizer(element, UILongPressGestureRecognizer.self) { $0.init(coder: $1) }
    case "panGestureRecognizer":
      return recognizer(element, UIPanGestureRecognizer.self) { $0.init(coder: $1) }
    case "pinchGestureRecognizer":
      return recognizer(element, UIPinchGestureRecognizer.self) { $0.init(coder: $1) }
    case "rotationGestureRecognizer":
      return recognizer(element, UIRotationGestureRecognizer.self) { $0.init(coder: $1) }
    case "screenEdgePanGestureRecognizer":
      return recognizer(element, UIScreenEdgePanGestureRecognizer.self) { $0.init(coder: $1) }
    case "gestureRecognizer":
      return recognizer(element, UIGestureRecognizer.self) { $0.init(coder: $1) }
    case "barButtonItem": return barButtonItem(element)
    case "navigationItem":
      let item = navigationItem(element)
      decode(item, element)
      return item
    case "customObject", "object": return customObject(element)
    default: return nil
    }
  }

  private func recognizer<Recognizer: UIGestureRecognizer>(
    _ element: Element, _ base: Recognizer.Type,
    _ make: (Recognizer.Type, NSCoder) -> Recognizer?, set: (Recognizer) -> Void = { _ in }
  ) -> UIGestureRecognizer? {
    guard let made = custom(element, base, make) else { return nil }
    set(made)
    keep(made, for: element)
    return made
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "left": .left, "right": .right, "up": .up, "down": .down,
  ]

  /// An object of an app's class, made by `init()` or, for one that archives itself,
  /// `init(coder:)`.
  private func customObject(_ element: Element) -> AnyObject? {
    guard let name = element["customClass"] else { return nil }
    guard let type = resources.classes.find(name, module: element["customModule"]) else {
      let place = element["customModule"].map { " in module \($0)" } ?? ""
      note(
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
      note(
        .element,
        "the object of class \(name) is left out: its class has to conform to NibObject",
        at: element, naming: name)
      return nil
    }
    keep(object, for: element)
    return object
  }
}
