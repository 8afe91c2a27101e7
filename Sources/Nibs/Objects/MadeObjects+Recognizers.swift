import InterfaceBuilder

extension MadeObjects {
  /// Makes a gesture recogniser; nil for other elements.
  func recognizer(_ element: Element) -> UIGestureRecognizer? {
    switch element.name {
    case "tapGestureRecognizer":
      return recognizer(element, UITapGestureRecognizer.self)
    case "swipeGestureRecognizer":
      return recognizer(element, UISwipeGestureRecognizer.self)
    // Documents spell the element of long presses so.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      return recognizer(element, UILongPressGestureRecognizer.self)
    case "panGestureRecognizer":
      return recognizer(element, UIPanGestureRecognizer.self)
    case "pinchGestureRecognizer":
      return recognizer(element, UIPinchGestureRecognizer.self)
    case "rotationGestureRecognizer":
      return recognizer(element, UIRotationGestureRecognizer.self)
    case "screenEdgePanGestureRecognizer":
      return recognizer(element, UIScreenEdgePanGestureRecognizer.self)
    case "gestureRecognizer":
      return recognizer(element, UIGestureRecognizer.self)
    default: return nil
    }
  }

  private func recognizer<Recognizer: UIGestureRecognizer>(
    _ element: Element, _ base: Recognizer.Type
  ) -> UIGestureRecognizer? {
    guard let made = custom(element, base, { $0.init(coder: $1) }) else { return nil }
    PropertyDecoder(ownValuesOf: element, in: context).decode(made)
    keep(made, for: element)
    return made
  }
}
