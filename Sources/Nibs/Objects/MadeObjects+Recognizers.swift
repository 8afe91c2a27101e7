import AutoLayout
import Foundation
import InterfaceBuilder

extension MadeObjects {
  /// Makes a gesture recogniser; nil for other elements.
  func recognizer(_ element: Element) -> UIGestureRecognizer? {
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
}
