import AutoLayout
import InterfaceBuilder

extension MadeObjects {
  /// Keeps a view and its guides by their ids again, for constraints.
  func recall(_ view: UIView, _ element: Element?) {
    guard let element, let id = element["id"] else { return }
    self[id] = view
    for child in element.children {
      guard child.name == "viewLayoutGuide" || child.name == "keyboardLayoutGuide" else { continue }
      keepGuide(child, of: view)
    }
    let own = view.layoutGuides
    let written = element.list("userGuides").filter { $0.name == "userLayoutGuide" }
    for (guide, child) in zip(own, written) {
      if let id = child["id"] { self[id] = guide }
    }
  }
}
