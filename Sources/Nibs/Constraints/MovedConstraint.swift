import InterfaceBuilder

/// A constraint that size classes take away and bring back, by itself or with a view that it leads
/// to. While the constraint is away, only this value holds it.
@MainActor
struct MovedConstraint {
  let constraint: NSLayoutConstraint
  let element: Element
  /// The view that has the constraint in the document.
  weak var holder: UIView?
  let holderElement: Element
  var isInstalled: Bool
}
