/// The controllers in the columns.
extension UISplitViewController {
  /// The controller whose view is shown for a column: the given one, or the stack made for it.
  func shown(_ column: Column) -> UIViewController? { stacks[column] ?? given[column] }

  var shownControllers: [UIViewController] {
    if isCollapsed { return collapsedController.map { [$0] } ?? [] }
    return [.primary, .supplementary, .secondary].compactMap(shown)
  }

  func setClassic(_ controllers: [UIViewController]) {
    replace(.primary, by: controllers.first)
    if !isCollapsed || controllers.count > 1 {
      replace(.secondary, by: controllers.dropFirst().first)
    }
    columnsChanged()
  }

  func set(_ controller: UIViewController?, for column: Column) {
    guard style == .tripleColumn || column != .supplementary else {
      LayoutException.raise(
        .invalidArgument,
        "UISplitViewController has a supplementary column only with the style "
          + "UISplitViewControllerStyleTripleColumn")
      return
    }
    replace(column, by: controller)
    columnsChanged()
  }

  private func replace(_ column: Column, by controller: UIViewController?) {
    guard given[column] !== controller else { return }
    let isOnStack = pushed.contains(column)
    if let old = shown(column) { dismissChild(old) }
    stacks[column] = nil
    given[column] = controller
    guard let controller else { return pushed.removeAll { $0 == column } }
    if style != .unspecified, column != .compact, !(controller is UINavigationController) {
      stacks[column] = UINavigationController(rootViewController: controller)
    }
    guard let shown = shown(column) else { return }
    if isOnStack, let stack = primaryStack {
      stack.pushViewController(shown, animated: false)
    } else {
      adopt(column: shown)
    }
  }

  /// Makes a controller a child of this one.
  func adopt(column controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func dismissChild(_ controller: UIViewController) {
    if let stack = controller.parent as? UINavigationController {
      return stack.setViewControllers(
        stack.stack.filter { $0 !== controller }, animated: false)
    }
    controller.willMove(toParent: nil)
    if let view = controller.viewIfLoaded, view.superview === viewIfLoaded {
      view.removeFromSuperview()
    }
    controller.removeFromParent()
  }

  private func columnsChanged() {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    if view.window != nil { placeBars(in: view) }
  }

  // MARK: Showing

  func showPrimary(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    if isCollapsed, let stack = primaryStack {
      return stack.pushViewController(controller, animated: true)
    }
    replace(.primary, by: controller)
    columnsChanged()
  }

  func showSecondary(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    if isCollapsed, style == .unspecified {
      guard let shown = collapsedController else { return }
      guard let stack = shown as? UINavigationController else {
        return shown.present(controller, animated: true)
      }
      return stack.pushViewController(controller, animated: true)
    }
    replace(.secondary, by: controller)
    columnsChanged()
    if isCollapsed { reveal(.secondary) }
  }

  func reveal(_ column: Column) {
    if isCollapsed { return push(through: column) }
    switch column {
    case .secondary, .compact: break
    case .supplementary:
      if displayMode == .secondaryOnly { request(.oneBesideSecondary) }
    case .primary: request(style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary)
    }
    delegate?.splitViewController(self, willShow: column)
  }

  func conceal(_ column: Column) {
    if isCollapsed { return pop(from: column) }
    switch column {
    case .secondary, .compact: return
    case .supplementary: request(.secondaryOnly)
    case .primary: request(style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly)
    }
    delegate?.splitViewController(self, willHide: column)
  }
}
