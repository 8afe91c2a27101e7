import InterfaceBuilder

extension MadeConstraints {
  /// Whether an item of a constraint is one of some views, or is inside of one of them, below the
  /// view that holds the constraint.
  func leads(
    _ constraint: NSLayoutConstraint, from holder: UIView, to views: Set<ObjectIdentifier>
  ) -> Bool {
    guard !views.isEmpty else { return false }
    return [constraint.firstItem, constraint.secondItem].contains { item in
      guard let view = item.flatMap({ viewOfItem($0) }) else { return false }
      return sequence(first: view, next: \.superview).prefix { $0 !== holder }
        .contains { views.contains(ObjectIdentifier($0)) }
    }
  }

  /// Whether the items of a constraint are in the view that holds it: a view that is not installed
  /// has left that view.
  func hasItems(_ constraint: NSLayoutConstraint, in view: UIView) -> Bool {
    func has(_ item: AnyObject?) -> Bool {
      item.flatMap { viewOfItem($0) }?.isDescendant(of: view) ?? false
    }
    return has(constraint.firstItem)
      && (constraint.secondAttribute == .notAnAttribute || has(constraint.secondItem))
  }

  private func viewOfItem(_ item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// Activates the constraints that the present size classes bring back, and deactivates the
  /// constraints that they take away. Views that are held at their frames get the frames of these
  /// size classes.
  func install() {
    var members: [Element: Set<Element>] = [:]
    var changed: [Int] = []
    for (index, moved) in moved.enumerated() {
      guard let holder = moved.holder else { continue }
      let element = moved.holderElement
      if members[element] == nil {
        members[element] = context.installed("constraints", of: element)
      }
      let isInstalled =
        members[element]?.contains(moved.element) == true && hasItems(moved.constraint, in: holder)
      if isInstalled != moved.isInstalled { changed.append(index) }
    }
    for index in changed { moved[index].isInstalled.toggle() }
    // Constraints go before others come, so that the two don't conflict.
    releaseFrames()
    for isActive in [false, true] {
      for index in changed where moved[index].isInstalled == isActive {
        moved[index].constraint.isActive = isActive
      }
    }
    holdFrames()
  }
}
