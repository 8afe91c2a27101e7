extension UIViewController {
  var emptyView: UIView {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Sets the view that a document has, or else another one.
  package func loadDocumentView(otherwise view: @autoclosure () -> UIView) {
    let document =
      viewDocument
      ?? (self as? any ViewDocumentFinding)?.viewDocument(named: nibName, in: nibBundle)
    document?.loadView(of: self)
    if loadedView == nil { self.view = view() }
  }

  /// Loads the view and calls `viewDidLoad()`.
  func loadViewNow() {
    guard loadedView == nil else { return }
    // A `loadView()` that reads `view` would otherwise recurse without end.
    if isLoadingView { return replaceView(by: emptyView) }
    isLoadingView = true
    LayoutLog.willCall("loadView()", of: self)
    loadView()
    isLoadingView = false
    if loadedView == nil {
      LayoutLog.write(
        "loadView() of \(className(of: self)) did not set the controller's view: an empty one is "
          + "used. Set self.view in it, or call super.")
      replaceView(by: emptyView)
    }
    LayoutLog.willCall("viewDidLoad()", of: self)
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

  /// Calls `updateViewConstraints()`, and logs a message if a subclass did not call `super`.
  func updateConstraintsOfView() {
    hasUpdatedView = false
    LayoutLog.willCall("updateViewConstraints()", of: self)
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

  /// Passes the title on to the navigation item and the tab bar item.
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

  /// The system's item for the button that switches editing.
  var editItem: UIBarButtonItem.SystemItem { isEditing ? .done : .edit }

  func makeEditButton() -> UIBarButtonItem {
    let button = UIBarButtonItem(
      systemItem: editItem,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    madeEditButton = button
    return button
  }

  /// Lays the parent's view out again, since its bars may cover another part of this view.
  func barsMayChange() { parent?.viewIfLoaded?.setNeedsLayout() }
}
