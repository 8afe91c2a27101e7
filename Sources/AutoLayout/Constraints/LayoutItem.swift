import Foundation

/// What a constraint can be about: a view or a layout guide.
@MainActor
protocol LayoutItem: NSObject {
  /// The view in whose hierarchy the item lives: a view itself, a guide's owner.
  var hierarchyView: UIView? { get }
  /// The item's unknowns in the layout engine, while it is in one.
  var layoutVariables: LayoutVariables? { get set }
  /// The item's anchors, each made once, so that they are identical between reads.
  var anchors: AnchorSet { get }
}

/// The anchors that an item has handed out.
@MainActor
final class AnchorSet {
  private var made: [NSLayoutConstraint.Attribute: NSObject] = [:]

  func anchor<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, make: () -> Anchor
  ) -> Anchor {
    if let anchor = made[attribute] as? Anchor { return anchor }
    let anchor = make()
    made[attribute] = anchor
    return anchor
  }
}

extension LayoutItem {
  /// The view that the item lies in: a view's superview, a guide's owner.
  var containingView: UIView? { self === hierarchyView ? hierarchyView?.superview : hierarchyView }

  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    anchors.anchor(attribute) { NSLayoutXAxisAnchor(item: self, attribute: attribute) }
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    anchors.anchor(attribute) { NSLayoutYAxisAnchor(item: self, attribute: attribute) }
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    anchors.anchor(attribute) { NSLayoutDimension(item: self, attribute: attribute) }
  }
}
