import Foundation

/// The node of a view.
final class ViewNode: LayoutNode {
  private var reference = LooseReference<UIView>(nil)

  /// Connects the node to a view that is being created.
  func begin(_ view: UIView) {
    reference = LooseReference(view)
    isPresent = true
  }

  /// The view; `nil` once its deinitialisation has begun.
  var ownView: UIView? { reference.address.object }

  override var item: (any LayoutItem)? { ownView }
  override var container: (any LayoutContainer)? { ownView }
  override var isContainer: Bool { true }
  override func letGo() { reference = LooseReference(nil) }
}

extension LayoutNode {
  /// The item, if it is a view.
  var view: UIView? { (self as? ViewNode)?.ownView }
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
  var containingView: UIView? { node.parent?.view }
}
