/// The change between columns and one stack.
extension UISplitViewController {
  /// Collapses or expands if the width has become compact or regular.
  func adaptToWidth() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != isCollapsed || !isAdapted else { return }
    let isFirst = !isAdapted
    isAdapted = true
    if isCompact { collapse() } else if !isFirst { expand() }
  }

  /// The controller that is shown in compact width.
  var collapsedController: UIViewController? { shown(.compact) ?? shown(.primary) }

  /// The stack on which the columns lie in compact width.
  var primaryStack: UINavigationController? { shown(.primary) as? UINavigationController }

  private func collapse() {
    isCollapsed = true
    knownMode = nil
    for column in Column.allCases {
      if let controller = shown(column) {
        setOverrideTraitCollection(nil, forChild: controller)
        if let view = controller.viewIfLoaded, view.superview === viewIfLoaded {
          view.removeFromSuperview()
        }
      }
    }
    if style == .unspecified {
      collapseClassic()
    } else if given[.compact] == nil {
      let proposed: Column = given[.secondary] == nil ? .supplementary : .secondary
      push(
        through: delegate?.splitViewController(
          self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed)
    }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    isCollapsed = false
    if style == .unspecified {
      expandClassic()
    } else {
      pop(from: .supplementary)
      let mode = displayMode
      let wanted = delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: mode)
      if let wanted, wanted != mode { request(wanted) }
    }
    if let compact = given[.compact]?.viewIfLoaded, compact.superview === viewIfLoaded {
      compact.removeFromSuperview()
    }
    delegate?.splitViewControllerDidExpand(self)
  }

  // MARK: Columns

  /// Puts the columns up to one onto the stack.
  func push(through column: Column) {
    guard given[.compact] == nil, let stack = primaryStack else { return }
    if column == .primary { return pop(from: .supplementary) }
    pushed = pushed.filter { shown($0)?.parent === stack }
    for next in [Column.supplementary, .secondary] where next.rawValue <= column.rawValue {
      guard let controller = shown(next), controller.parent !== stack else { continue }
      delegate?.splitViewController(self, willShow: next)
      stack.pushViewController(controller, animated: false)
      pushed.append(next)
    }
  }

  /// Takes a column and those above it off the stack.
  func pop(from column: Column) {
    let leaving = pushed.filter { $0.rawValue >= column.rawValue }
    pushed.removeAll { $0.rawValue >= column.rawValue }
    for column in leaving.reversed() {
      guard let controller = shown(column) else { continue }
      if let stack = primaryStack, controller.parent === stack {
        stack.setViewControllers(
          stack.stack.filter { $0 !== controller }, animated: false)
      }
      adopt(column: controller)
    }
    // Others have left the stack by its back button.
    for column in [Column.supplementary, .secondary] where !pushed.contains(column) {
      if let controller = shown(column), controller.parent == nil { adopt(column: controller) }
    }
  }

  // MARK: Two controllers

  private func collapseClassic() {
    guard let secondary = given[.secondary], let primary = given[.primary] else { return }
    let wanted = delegate?.primaryViewController(forCollapsing: self) ?? primary
    if wanted !== primary { exchangePrimary(for: wanted) }
    guard
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: wanted) != true
    else { return }
    wanted.collapseSecondaryViewController(secondary, for: self)
  }

  private func expandClassic() {
    guard let shown = given[.primary] else { return }
    let primary = delegate?.primaryViewController(forExpanding: self) ?? shown
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self) ?? given[.secondary]
    if primary !== shown { exchangePrimary(for: primary) }
    guard let secondary else { return }
    if let old = given[.secondary], old !== secondary, old.parent === self {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    if let stack = secondary.parent as? UINavigationController {
      stack.setViewControllers(stack.stack.filter { $0 !== secondary }, animated: false)
    }
    given[.secondary] = secondary
    adopt(column: secondary)
  }

  private func exchangePrimary(for controller: UIViewController) {
    if let old = given[.primary], old.parent === self {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    given[.primary] = controller
    adopt(column: controller)
  }
}
