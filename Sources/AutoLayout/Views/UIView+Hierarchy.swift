import Foundation

extension UIView: LayoutItem {
  var hierarchyView: UIView? { self }
}

extension UIView {
  /// The topmost view of the hierarchy; the view itself if it has no superview.
  var root: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The engine of the hierarchy, once there has been a layout.
  var layoutEngine: LayoutEngine? { root.ownEngine }

  /// Whether the view is the other one or lies somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    hierarchyChanged()
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    hierarchyChanged()
  }

  /// Swaps the places of two subviews among their siblings; an index that there is not does nothing.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    hierarchyChanged()
  }

  /// The view in this hierarchy with the tag, this view first, then depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      LayoutException.raise(
        .invalidArgument, "Can't add \(view) as a subview of \(self): it would contain itself")
      return
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(0, index), subviews.count))
      hierarchyChanged()
      return
    }
    let newWindow = window
    let before = view.keptTraits.map { (view: $0, controller: view.viewController?.keptTraits) }
    let changesWindow = view.window !== newWindow
    if changesWindow, view.window != nil { view.beginDisappearing()() }
    let enters = changesWindow && newWindow?.isVisible == true
    if enters { view.beginAppearing() }
    if changesWindow { view.announceWindow(newWindow) }
    view.willMove(toSuperview: self)
    view.leaveSuperview(joining: self)
    view.forgetEngine()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.forgetTraits()
    view.hierarchyChanged()
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
    let endDisappearing = leavesWindow ? beginDisappearing() : {}
    if leavesWindow { announceWindow(nil) }
    willMove(toSuperview: nil)
    leaveSuperview(joining: nil)
    didMoveToSuperview()
    if leavesWindow { forEachInHierarchy { $0.didMoveToWindow() } }
    endDisappearing()
  }

  /// Unlinks the view, and takes away the constraints that reached from outside into it.
  private func leaveSuperview(joining newSuperview: UIView?) {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    for ancestor in sequence(first: old, next: \.superview) {
      // Moving within an ancestor keeps the constraints which that ancestor holds.
      if let newSuperview, newSuperview.isDescendant(of: ancestor) { break }
      for constraint in ancestor.installedConstraints
      where constraint.itemViews.contains(where: { $0.isDescendant(of: self) }) {
        constraint.deactivate()
      }
    }
    hierarchyChanged()
    old.subviews.removeAll { $0 === self }
    old.setNeedsLayout()
    superview = nil
    forgetTraits()
    forgetEngine()
  }

  /// Lets go of what the engine of the hierarchy so far knows: another one's solver has other
  /// unknowns.
  private func forgetEngine() {
    ownEngine = nil
    forEachInHierarchy { view in
      view.layoutVariables = nil
      for guide in view.allGuides { guide.layoutVariables = nil }
      for constraint in view.installedConstraints { constraint.engineEntry = nil }
    }
  }

  private func announceWindow(_ window: UIWindow?) {
    forEachInHierarchy { $0.willMove(toWindow: window) }
  }

  private func enterWindow() {
    forEachInHierarchy { $0.didMoveToWindow() }
    announceTraits()
  }

  /// Calls the body for the view and all below it, parents first.
  func forEachInHierarchy(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInHierarchy(body) }
  }

  /// The set of views and constraints is another one: the engine has to look at it afresh.
  func hierarchyChanged() {
    if !isApartFromLayout { layoutEngine?.setNeedsRebuild() }
  }
}
