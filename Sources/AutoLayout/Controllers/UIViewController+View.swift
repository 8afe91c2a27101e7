import Foundation

extension UIViewController {
  var emptyView: UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Loads the view, and tells the controller that it did.
  func loadViewNow() {
    guard loadedView == nil else { return }
    // A `loadView()` that asks for the view it is to make would come back here for ever.
    if isLoadingView { return replaceView(by: emptyView) }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if loadedView == nil {
      LayoutLog.write(
        "loadView() of \(className(of: self)) did not set the controller's view: an empty one is "
          + "used. Set self.view in it, or call super.")
      replaceView(by: emptyView)
    }
    viewDidLoad()
  }

  func replaceView(by newView: UIView?) {
    guard newView !== loadedView else { return }
    loadedView?.viewController = nil
    loadedView?.forgetTraits()
    keptTraits = nil
    loadedView = newView
    systemLayoutSupport = nil
    newView?.viewController = self
    newView?.forgetTraits()
  }

  /// Runs `updateViewConstraints()`, and says if a subclass kept it to itself.
  func updateConstraintsOfView() {
    hasUpdatedView = false
    updateViewConstraints()
    guard !hasUpdatedView else { return }
    LayoutLog.write(
      "updateViewConstraints() of \(className(of: self)) has to call super, which updates the "
        + "constraints of the controller's view.")
  }

  func preferredSizeChanged() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presenter?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentationView?.setNeedsLayout()
  }

  /// What the controllers above this one and it may show in their bars has changed.
  func titleChanged() {
    if let item = madeNavigationItem { item.title = title }
    if let item = madeTabBarItem { item.title = title }
  }

  var ensuredNavigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = title.map { UINavigationItem(title: $0) } ?? UINavigationItem()
    madeNavigationItem = item
    return item
  }

  var ensuredTabBarItem: UITabBarItem {
    if let madeTabBarItem { return madeTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    madeTabBarItem = item
    return item
  }

  /// The bars around the view may cover another part of it.
  func barsMayChange() { parent?.viewIfLoaded?.setNeedsLayout() }
}
