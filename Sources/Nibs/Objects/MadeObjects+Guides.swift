import InterfaceBuilder

extension MadeObjects {
  /// Keeps the guides of a view for constraints, and makes the guides that the document adds to it.
  func keepGuides(of view: UIView, _ element: Element) {
    for child in element.children { keepGuide(child, of: view) }
    for child in element.list("userGuides") {
      guard child.name == "userLayoutGuide", let id = child["id"] else { continue }
      let guide = UILayoutGuide()
      if let name = child["identifier"] ?? child["userLabel"] { guide.identifier = name }
      view.addLayoutGuide(guide)
      self[id] = guide
    }
  }

  /// Keeps a guide that each view has, for constraints.
  func keepGuide(_ element: Element, of view: UIView) {
    guard let id = element["id"] else { return }
    switch (element.name, element["key"]) {
    case ("viewLayoutGuide", "safeArea"): self[id] = view.safeAreaLayoutGuide
    case ("viewLayoutGuide", "contentLayoutGuide"):
      self[id] = (view as? UIScrollView)?.contentLayoutGuide
    case ("viewLayoutGuide", "frameLayoutGuide"):
      self[id] = (view as? UIScrollView)?.frameLayoutGuide
    case ("viewLayoutGuide", "keyboard"), ("keyboardLayoutGuide", _):
      self[id] = view.keyboardLayoutGuide
    default: break
    }
  }

  /// The guides of a controller's bars, by the ids that its document has for them.
  func keepSupportGuides(of controller: UIViewController, _ element: Element) {
    for guide in element.list("layoutGuides") {
      guard let id = guide["id"] else { continue }
      switch guide["type"] {
      case "top": self[id] = controller.topLayoutGuide
      case "bottom": self[id] = controller.bottomLayoutGuide
      default: break
      }
    }
  }
}
