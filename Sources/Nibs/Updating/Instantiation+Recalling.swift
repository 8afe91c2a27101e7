import AutoLayout
import InterfaceBuilder

extension Instantiation {
  /// Knows a view and its guides by their ids again, for constraints.
  func recall(_ view: UIView, _ element: Element?) {
    guard let element, let id = element["id"] else { return }
    objects[id] = view
    for child in element.children {
      guard child.name == "viewLayoutGuide" || child.name == "keyboardLayoutGuide" else { continue }
      keepGuide(child, of: view)
    }
    let own = view.layoutGuides
    let written = element.list("userGuides").filter { $0.name == "userLayoutGuide" }
    for (guide, child) in zip(own, written) {
      if let id = child["id"] { objects[id] = guide }
    }
  }

  /// Forgets a constraint that is no longer there.
  func forget(_ constraint: NSLayoutConstraint) {
    installations.removeAll { $0.object === constraint }
    moved.removeAll { $0.constraint === constraint }
  }

  /// Brings the constraints that size classes move into the order in which they would have been made.
  func sortMoved() {
    guard !moved.isEmpty else { return }
    // Inner views come first, and the constraints of a view in the order of the text.
    func place(_ moved: MovedConstraint) -> (Int, Int) {
      (moved.holderElement.range.upperBound, moved.element.index)
    }
    moved.sort { place($0) < place($1) }
  }
}
