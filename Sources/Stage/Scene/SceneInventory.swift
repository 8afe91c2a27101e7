/// The views and guides of a scene with their names and paths. It is valid as long as the view tree
/// stays the same.
///
/// With presented controllers the tree has several roots: the scene's own view, named `view`, then
/// the presented views from back to front, each named by the property that stores its controller or
/// else by its controller's class. Views that a presentation has removed from the window are not
/// listed.
@MainActor
struct SceneInventory {
  struct Item {
    let object: AnyObject
    let path: ViewPath
    /// The path in the names that people know the views by: the ``path`` itself unless views are
    /// named by their texts.
    let titles: ViewPath
    /// The shortest end of the ``titles`` that is unique.
    fileprivate(set) var name: String
    /// The names that make it up, from the outermost.
    fileprivate(set) var names: [String] = [] { didSet { name = names.joined(separator: ".") } }
    let className: String
    /// The index of a view's superview or a guide's owner; nil for a root.
    let parent: Int?
    let depth: Int
    /// Whether it is the view of a presented controller, whose superview is the system's and is not
    /// listed.
    var isPresented = false

    /// Its name among its siblings.
    var title: String { String(titles.name) }
  }

  /// The views, each before its subviews.
  private(set) var items: [Item] = []
  private(set) var views: [UIView] = []
  private(set) var guideItems: [Item] = []
  private(set) var guides: [UILayoutGuide] = []
  /// The constraints stored in properties, active or not.
  private(set) var heldConstraints: [NSLayoutConstraint] = []
  /// The system's containers of presented views, which are not listed.
  private(set) var holders: [UIView] = []

  /// The paths of the views that came out of documents, each of which has one element as long as it
  /// lives.
  private(set) var elements = ElementPaths()
  /// The indices of views by path.
  private(set) var viewIndices: [ViewPath: Int] = [:]
  /// The names of the properties that store views and guides, even of those named by an
  /// accessibility identifier.
  private(set) var propertyNames: [ObjectIdentifier: String] = [:]
  /// For each object that a view's property names, this view.
  private(set) var propertyHolders: [ObjectIdentifier: UIView] = [:]
  private var constraintNames: [ObjectIdentifier: String] = [:]
  /// The paths and names of the views, then of the guides.
  private(set) var names: [ConstraintRecords.Item] = []
  /// The indices of views and guides in ``names``.
  private var places: [ObjectIdentifier: Int] = [:]
  private var tree: Tree
  /// What tells inventories apart.
  let number: Int
  private static var count = 0

  /// Lists the views of a scene.
  /// - Parameter namesTexts: Whether a view of a document that has neither a label nor an outlet is
  ///   named by its text, as in Interface Builder's outline. Its path has no texts, since a text
  ///   may change while the view stays the same.
  init(of controller: UIViewController, in window: UIWindow, namesTexts: Bool) {
    Self.count += 1
    number = Self.count
    tree = Tree(controller, in: window, namesTexts: namesTexts)
    views = tree.views
    let properties = PropertyNames(controllers: [controller] + tree.presented, views: views)
    heldConstraints = properties.constraints
    propertyNames = properties.names
    propertyHolders = properties.holders
    constraintNames = properties.constraintNames
    addViews(named: properties.names, root: controller.view)
    addGuides(named: properties.names)
    shortenNames()
    for (index, item) in items.enumerated() {
      viewIndices[item.path] = index
      if let id = views[index].documentOrigin?.elementID { elements.add(item.path, of: id) }
    }
    places.reserveCapacity(items.count + guideItems.count)
    for item in items + guideItems {
      places[ObjectIdentifier(item.object)] = names.count
      names.append(ConstraintRecords.Item(path: item.path, names: item.names))
    }
    // A dismissed controller must not be kept alive.
    tree.presented = []
  }

  /// Whether views are named by their texts as well.
  var namesTexts: Bool { tree.namesTexts }

  /// Whether the window still has the views, guides and names that were listed.
  func isCurrent(for controller: UIViewController, in window: UIWindow) -> Bool {
    tree == Tree(controller, in: window, namesTexts: tree.namesTexts)
  }

  /// The index of an item of a constraint in ``names``; nil if it is not listed.
  func place(of item: AnyObject) -> Int? { places[ObjectIdentifier(item)] }

  /// The name of the property that stores a constraint.
  func property(of constraint: NSLayoutConstraint) -> String? {
    constraintNames.isEmpty ? nil : constraintNames[ObjectIdentifier(constraint)]
  }

  /// Whether a view and its superviews have names of their own, and not only the names of their
  /// classes or numbers among siblings: another view then never gets its path.
  func isNamed(_ path: ViewPath) -> Bool {
    guard !path.text.contains("["), let index = viewIndices[path] else { return false }
    return sequence(first: index) { items[$0].parent }.allSatisfy {
      items[$0].path.name != items[$0].className
    }
  }

  /// The index of a view in ``views``.
  func viewIndex(of view: UIView) -> Int? {
    place(of: view).flatMap { $0 < views.count ? $0 : nil }
  }

  /// Whether an item of a constraint is listed.
  func lists(_ item: AnyObject) -> Bool { place(of: item) != nil }

  /// The name of an item of a constraint.
  func name(of item: AnyObject) -> String {
    place(of: item).map { names[$0].name }
      ?? (item is UIWindow ? "window" : String(describing: type(of: item)))
  }
}

// MARK: - Finding

extension SceneInventory {
  /// The views and guides with a name.
  func paths(named name: String) -> [ViewPath] {
    let all = items + guideItems
    if let whole = all.first(where: { $0.path.text == name }) { return [whole.path] }
    let end = "/\(name)"
    return all.filter { item in
      item.name == name || item.title == name || item.path.text.hasSuffix(end)
        || propertyNames[ObjectIdentifier(item.object)] == name
        || (item.object as? UIView)?.accessibilityIdentifier == name
        || (item.object as? UILayoutGuide)?.identifier == name
    }.map(\.path)
  }
}

// MARK: - Listing

extension SceneInventory {
  private mutating func addViews(named names: [ObjectIdentifier: String], root: UIView) {
    var parents: [Int] = []
    // A presented view never gets the name of the scene's own view, even if the scene's own view is
    // not in the window.
    var taken: [[String: Int]] = [views.first === root ? [:] : ["view": 1]]
    var takenTitles = taken
    var presented: [ObjectIdentifier: UIViewController] = [:]
    for controller in tree.presented {
      if let view = controller.viewIfLoaded { presented[ObjectIdentifier(view)] = controller }
    }
    var classNames = ClassNames()
    for (index, view) in views.enumerated() {
      let depth = tree.depths[index]
      parents.removeSubrange(depth...)
      taken.removeSubrange((depth + 1)...)
      takenTitles.removeSubrange((depth + 1)...)
      let controller = presented.isEmpty ? nil : presented[ObjectIdentifier(view)]
      if controller != nil, let holder = view.superview { holders.append(holder) }
      let className = classNames.name(of: view)
      let origin = view.documentOrigin
      let own = origin?.label ?? names[ObjectIdentifier(view)] ?? origin?.outlet
      let given = view.accessibilityIdentifier ?? (view === root ? "view" : own)
      let name =
        given ?? origin?.name ?? controller.map { classNames.name(of: $0) } ?? className
      let parent = parents.last
      func path(_ around: KeyPath<Item, ViewPath>, _ name: String) -> ViewPath {
        parent.map { items[$0][keyPath: around].appending(name) } ?? ViewPath(name)
      }
      let unique = SceneInventory.unique(name, among: &taken[depth])
      let title =
        tree.namesTexts
        ? SceneInventory.unique(
          view === root ? origin?.label ?? name : given ?? origin?.text ?? name,
          among: &takenTitles[depth])
        : unique
      items.append(
        Item(
          object: view, path: path(\.path, unique), titles: path(\.titles, title),
          name: title, className: className, parent: parent, depth: depth,
          isPresented: controller != nil))
      parents.append(index)
      taken.append([:])
      takenTitles.append([:])
    }
  }

  private mutating func addGuides(named names: [ObjectIdentifier: String]) {
    for (index, view) in views.enumerated() {
      var taken: [String: Int] = [:]
      for guide in view.allGuides {
        let name =
          guide.partName
          ?? names[ObjectIdentifier(guide)]
          ?? (guide.identifier.isEmpty
            ? String(describing: type(of: guide)) : guide.identifier)
        let unique = SceneInventory.unique(name, among: &taken)
        guides.append(guide)
        guideItems.append(
          Item(
            object: guide, path: items[index].path.appending(unique),
            titles: items[index].titles.appending(unique), name: unique,
            className: "UILayoutGuide", parent: index, depth: items[index].depth + 1))
      }
    }
  }

  /// The name, with a number if a sibling has the same.
  private static func unique(_ name: String, among taken: inout [String: Int]) -> String {
    let plain = name.utf8.contains(UInt8(ascii: "/")) ? name.replacing("/", with: "-") : name
    guard let count = taken[plain] else {
      taken[plain] = 1
      return plain
    }
    taken[plain] = count + 1
    return unique("\(plain)[\(count)]", among: &taken)
  }
}

// MARK: - Short names

extension SceneInventory {
  /// Gives each item the shortest unique end of its path: `imageView`, or `card.imageView` if there
  /// are several. The names of guides that are parts of their views always begin with these.
  private mutating func shortenNames() {
    var open: [PathEnd] = items.indices.map { PathEnd(of: items[$0].titles, for: $0) }
    open += guideItems.indices.map { index in
      PathEnd(
        of: guideItems[index].titles, for: items.count + index,
        leastCount: guides[index].isNamedByView ? 2 : 1)
    }
    // Of items with the same end, each takes one name more, until it is the only one with its end.
    while !open.isEmpty {
      for index in open.indices { open[index].lengthen() }
      var counts: [Substring: Int] = [:]
      for end in open { counts[end.text, default: 0] += 1 }
      open = open.filter { end in
        guard end.isWhole || (end.hasEnough && counts[end.text] == 1) else { return true }
        if end.item < items.count {
          items[end.item].names = end.names
        } else {
          guideItems[end.item - items.count].names = end.names
        }
        return false
      }
    }
  }
}
