extension SceneHost {
  /// The views and guides with a name: an accessibility identifier, the name of a property that
  /// stores them, a whole path, or the end of one.
  public func paths(named name: String) -> [ViewPath] { currentInventory.paths(named: name) }

  /// The name of a view of the window: its own, or that of the nearest superview that has one. The
  /// system's container of a presented view has the presented view's name.
  public func name(of view: UIView) -> String {
    let inventory = currentInventory
    let front = view.presentedInside?.controller.viewIfLoaded
    let around = sequence(first: front ?? view, next: \.superview)
    return inventory.name(of: around.first { inventory.lists($0) } ?? view)
  }

  /// The views with their paths, each before its subviews. ``view(at:)`` looks at all of them for
  /// each path.
  public var views: [(path: ViewPath, view: UIView)] {
    let inventory = currentInventory
    return zip(inventory.items, inventory.views).map { ($0.path, $1) }
  }

  /// The views alone, in the order of ``views``.
  package var liveViews: [UIView] { currentInventory.views }

  /// The paths of the views that came out of documents.
  public var elementPaths: ElementPaths { currentInventory.elements }

  /// The texts that the views show, in the order of ``views``; nil for those that show none.
  public var shownTexts: [String?] { currentInventory.views.map(\.shownText) }

  /// The guide at a path.
  public func guide(at path: ViewPath) -> UILayoutGuide? {
    let inventory = currentInventory
    return inventory.guideItems.firstIndex { $0.path == path }.map { inventory.guides[$0] }
  }
}
