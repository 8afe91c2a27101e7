extension UIView {
  /// The topmost view of the hierarchy; the view itself if it has no superview.
  var root: UIView { node.root.view ?? self }

  /// The engine of the hierarchy, once there has been a layout.
  package var layoutEngine: LayoutEngine? { node.engine }

  /// Whether the view is the other one or in its subtree.
  public func isDescendant(of view: UIView) -> Bool { node.isInside(view.node) }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    setNeedsDisplay()
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    setNeedsDisplay()
  }

  /// Swaps two subviews in the order of siblings. Nothing happens if there is no subview at one of
  /// the indices; UIKit raises an exception then.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    setNeedsDisplay()
  }

  /// The view with a tag: this view, or the first one below it, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      LayoutException.raise(
        .invalidArgument,
        "Can't add \(view.nameInWarnings) as a subview of \(nameInWarnings): it would contain itself"
      )
      return
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(0, index), subviews.count))
      setNeedsDisplay()
      return
    }
    let newWindow = window
    let before = view.keptTraits.map { (view: $0, controller: view.viewController?.keptTraits) }
    let changesWindow = view.window !== newWindow
    if changesWindow { view.endEditingBeforeLeaving() }
    if changesWindow, view.window != nil { view.beginDisappearing()() }
    let enters = changesWindow && newWindow?.isVisible == true
    if enters { view.beginAppearing() }
    if changesWindow { view.announceWindow(newWindow) }
    if changesWindow, view.window != nil { view.stopAnimationsInHierarchy() }
    view.willMove(toSuperview: self)
    view.leaveSuperview(joining: self)
    view.node.ownEngine = nil
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.node.parent = node
    view.forgetTraits()
    view.joinHierarchy()
    LayoutLog.willCall("didMoveToSuperview()", of: view)
    view.didMoveToSuperview()
    if changesWindow {
      view.enterWindow()
    } else if let before, view.superview === self {
      view.followTraits(from: before)
    }
    didAddSubview(view)
    setNeedsLayout()
    view.setNeedsLayout()
    view.updateSafeArea()
    if enters, let newWindow, view.window === newWindow { view.enterSight(of: newWindow) }
  }

  func detach() {
    guard superview != nil else { return }
    let leavesWindow = window != nil
    if leavesWindow { endEditingBeforeLeaving() }
    let endDisappearing = leavesWindow ? beginDisappearing() : {}
    if leavesWindow { announceWindow(nil) }
    willMove(toSuperview: nil)
    leaveSuperview(joining: nil)
    LayoutLog.willCall("didMoveToSuperview()", of: self)
    didMoveToSuperview()
    if leavesWindow {
      stopAnimationsInHierarchy()
      forEachInHierarchy {
        LayoutLog.willCall("didMoveToWindow()", of: $0)
        $0.didMoveToWindow()
      }
    }
    endDisappearing()
  }

  /// Removes the view from its superview, and removes the constraints that reach into it from
  /// outside.
  private func leaveSuperview(joining newSuperview: UIView?) {
    guard let old = superview else { return }
    endPlacingAsItem()
    old.willRemoveSubview(self)
    let engine = layoutEngine
    for constraint in constraintsFromOutside {
      // A move inside an ancestor keeps the constraints held by that ancestor.
      if let newSuperview, let container = constraint.containerNode,
        newSuperview.node.isInside(container)
      {
        engine?.moved(constraint)
      } else {
        constraint.deactivate()
      }
    }
    engine?.dismiss(self)
    old.subviews.removeAll { $0 === self }
    old.setNeedsLayout()
    node.parent = nil
    forgetTraits()
  }

  /// The constraints on items in the view's subtree that are held by its superviews.
  private var constraintsFromOutside: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    forEachInHierarchy { view in
      for node in [view.node] + view.allGuides.map(\.node) {
        for constraint in node.naming.all + node.measured {
          guard let container = constraint.containerNode, !container.isInside(self.node),
            !found.contains(where: { $0 === constraint })
          else { continue }
          found.append(constraint)
        }
      }
    }
    return found
  }

  /// Numbers the views and guides that are new in the hierarchy, and adds them to the engine.
  private func joinHierarchy() {
    forEachInHierarchy { view in
      view.node.join()
      for guide in view.allGuides { guide.node.join() }
    }
    pending.insert(.engine)
    superview?.wait(below: pending)
  }

  private func announceWindow(_ window: UIWindow?) {
    forEachInHierarchy { $0.willMove(toWindow: window) }
  }

  private func enterWindow() {
    let appearance = window?.screen.appearanceSource
    forEachInHierarchy {
      appearance?.apply(to: $0)
      $0.joinKeyboardGuide()
      LayoutLog.willCall("didMoveToWindow()", of: $0)
      $0.didMoveToWindow()
    }
    announceTraits()
  }

  /// Calls the closure for the view and its whole subtree, parents first.
  package func forEachInHierarchy(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInHierarchy(body) }
  }

  /// Notes that constraints have another meaning, so that the engine has to rebuild its system.
  package func hierarchyChanged() {
    if !isApartFromLayout { layoutEngine?.setNeedsRebuild() }
  }

  /// Notes a new guide of the view.
  func guideAdded() { wait(for: .engine) }
}
