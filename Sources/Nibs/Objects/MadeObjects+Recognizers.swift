import AutoLayout
import Foundation
import InterfaceBuilder

extension MadeObjects {
  /// Makes a gesture recogniser; nil for other elements.
  func recognizer(_ element: Element) -> UIGestureRecognizer? {
    switch element.name {
    case "tapGestureRecognizer":
      return recognizer(element, UITapGestureRecognizer.self) { $0.init(coder: $1) }
    case "swipeGestureRecognizer":
      return recognizer(element, UISwipeGestureRecognizer.self) { $0.init(coder: $1) }
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
    default: return nil
    }
  }

  private func recognizer<Recognizer: UIGestureRecognizer>(
    _ element: Element, _ base: Recognizer.Type,
    _ make: (Recognizer.Type, NSCoder) -> Recognizer?
  ) -> UIGestureRecognizer? {
    guard let made = custom(element, base, make) else { return nil }
    PropertyDecoder(ownValuesOf: element, in: context).decode(made)
    keep(made, for: element)
    return made
  }
}
