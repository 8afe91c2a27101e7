import Foundation

/// What a constraint can be about: a view or a layout guide.
@MainActor
protocol LayoutItem: NSObject {
  /// What constraints and the layout engine know the item by.
  var node: LayoutNode { get }
}

extension LayoutItem {
  /// The view in whose hierarchy the item lives: a view itself, a guide's owner.
  var hierarchyView: UIView? { node.hierarchyNode?.view }

  /// The view that the item lies in: a view's superview, a guide's owner.
  var containingView: UIView? { node.parent?.view }

  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    node.anchor(attribute) { NSLayoutXAxisAnchor(node: node, attribute: attribute) }
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    node.anchor(attribute) { NSLayoutYAxisAnchor(node: node, attribute: attribute) }
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    node.anchor(attribute) { NSLayoutDimension(node: node, attribute: attribute) }
  }
}
