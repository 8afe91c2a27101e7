import AutoLayout
import InterfaceBuilder

extension MadeConstraints {
  /// Forgets a constraint that is no longer there.
  func forget(_ constraint: NSLayoutConstraint) {
    varied.installations.removeAll { $0.object === constraint }
    moved.removeAll { $0.constraint === constraint }
  }

  /// Brings the constraints that size classes move into the order in which they would have been
  /// made.
  func sortMoved() {
    guard !moved.isEmpty else { return }
    // Inner views come first, and the constraints of a view in the order of the text.
    func place(_ moved: MovedConstraint) -> (Int, Int) {
      (moved.holderElement.range.upperBound, moved.element.index)
    }
    moved.sort { place($0) < place($1) }
  }
}
