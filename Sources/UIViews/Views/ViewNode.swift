/// The node of a view.
typealias ViewNode = ContainerNode<UIView>

extension LayoutNode {
  /// The item, if it is a view.
  var view: UIView? { (self as? ViewNode)?.ownContainer }
}

extension NSLayoutConstraint {
  /// The view that holds the constraint while it is active: the nearest common ancestor of its
  /// items.
  package var container: UIView? { containerNode?.view }
}

extension LayoutItem {
  /// The view to whose hierarchy the item belongs: a view itself, or a guide's owner.
  var hierarchyView: UIView? { node.hierarchyNode?.view }

  /// The view that contains the item: a view's superview, or a guide's owner.
  package var containingView: UIView? { node.parent?.view }
}
