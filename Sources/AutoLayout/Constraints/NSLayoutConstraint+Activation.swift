import Foundation

extension NSLayoutConstraint {
  /// Counts activations over all hierarchies: the order in which constraints joined.
  static var activations = 0

  func activate() {
    guard container == nil, !isIllegal else { return }
    guard let ancestor = commonAncestor else {
      LayoutException.raise(.generic, noCommonAncestorReason)
      return
    }
    install(on: ancestor)
  }

  func install(on view: UIView) {
    Self.activations += 1
    activationIndex = Self.activations
    container = view
    view.installedConstraints.append(self)
    for named in itemViews where named !== view { named.joinLayout() }
    view.layoutEngine?.activated(self)
  }

  func deactivate() {
    guard let view = container else { return }
    view.layoutEngine?.deactivated(self)
    view.installedConstraints.removeAll { $0 === self }
    container = nil
    engineEntry = nil
  }

  /// What the constraint is about, as far as it is still there: views and guides.
  var items: [any LayoutItem] {
    [firstItem, secondItem].compactMap { $0 as? any LayoutItem }
      + (firstOffset?.items ?? []) + (secondOffset?.items ?? [])
  }

  /// The views that the constraint's items live in; a view is in itself, a guide in its owner.
  var itemViews: [UIView] { items.compactMap(\.hierarchyView) }

  /// The nearest view that contains both items; a view contains itself.
  private var commonAncestor: UIView? {
    guard let first = (firstItem as? any LayoutItem)?.hierarchyView else { return nil }
    // An item that is gone, or a guide without an owner, lies in no hierarchy.
    let items = secondAttribute == .notAnAttribute ? [firstItem] : [firstItem, secondItem]
    guard items.allSatisfy({ ($0 as? any LayoutItem)?.hierarchyView != nil }) else { return nil }
    let views = itemViews
    return sequence(first: first, next: \.superview).first { ancestor in
      views.allSatisfy { $0.isDescendant(of: ancestor) }
    }
  }

  private var noCommonAncestorReason: String {
    "Unable to activate constraint with anchors \(anchorDescription(firstItem, firstAttribute)) and "
      + "\(anchorDescription(secondItem, secondAttribute)) because they have no common ancestor.  "
      + "Does the constraint or its anchors reference items in different view hierarchies?  "
      + "That's illegal."
  }

  private func anchorDescription(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item = item as? any LayoutItem else { return "(null)" }
    let anchor: NSObject =
      switch attribute.kind {
      case .x: item.xAnchor(attribute)
      case .y: item.yAnchor(attribute)
      case .size, .none: item.dimension(attribute)
      }
    return anchor.description
  }
}
