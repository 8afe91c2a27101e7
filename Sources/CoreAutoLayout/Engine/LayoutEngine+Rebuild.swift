internal import Cassowary

extension LayoutEngine {
  /// Builds the whole system from the view hierarchy.
  ///
  /// If not all required constraints can be met, the order in which they join decides which are
  /// left out. First come the window's size and the system's constraints, then the app's in the
  /// order of activation, and last content sizes that are required.
  func rebuild() {
    guard let rootView = root.container else { return }
    takeNaturalWidths()
    var former = LayoutTable(isSeparate: isFitting)
    swap(&former, &table)
    solver = Solver()
    solver.limitWork(to: mostWork)
    flowing.removeAll()
    unfitted.removeAll()
    onBaselines.removeAll()
    acrossScrolling.removeAll()
    conflicts.removeAll()
    beginCollectingChanges()

    var views: [any LayoutContainer] = []
    var items: [LayoutNode] = []
    rootView.forEachContainer { view in
      view.refreshSystemGuides()
      if !isFitting { former.note(view.takeVisit(), of: view.node) }
      views.append(view)
      items.append(view.node)
      items += view.guideNodes
    }
    let places = items.map { former.index(of: $0) }
    // The variables of the root's size come first, however late it became the root.
    admit([root])
    admit(items)
    for (node, place) in zip(items, places) {
      if let place, let index = table.index(of: node) { take(former.items[place], to: index) }
    }
    if rootSizeIsGiven { editRootSize() }
    let constraints = constraints(of: views)
    join(
      ignored.isEmpty
        ? constraints : constraints.filter { !ignored.contains(ObjectIdentifier($0)) })
    logConflicts()
  }

  /// Takes over the state of an item that does not depend on its variables.
  private func take(_ former: LayoutTable.Item, to index: Int) {
    table.items[index].content = former.content
    table.items[index].isMeasured = former.isMeasured
    table.items[index].autoresizing = former.autoresizing
    table.items[index].isAutoresizingKnown = former.isAutoresizingKnown
    table.items[index].frame = former.frame
    table.items[index].needsPlacing = former.needsPlacing
  }

  /// The constraints that views bring into the solver, in the order in which they join.
  func constraints(of views: [any LayoutContainer]) -> [NSLayoutConstraint] {
    var held: [NSLayoutConstraint] = []
    for view in views { held += view.node.held.all }
    var order: [Numbered] = []
    order.reserveCapacity(held.count)
    for (place, constraint) in held.enumerated() {
      order.append(Numbered(number: constraint.activationIndex, place: place))
    }
    order.sort()
    var (system, contents) = ([NSLayoutConstraint](), [NSLayoutConstraint]())
    for constraint in systemConstraints(of: views) {
      if joinClass(of: constraint) == .content {
        contents.append(constraint)
      } else {
        system.append(constraint)
      }
    }
    var (named, required, optional) = (
      [NSLayoutConstraint](), [NSLayoutConstraint](), [NSLayoutConstraint]()
    )
    for item in order {
      let constraint = held[item.place]
      if constraint.priority != .required {
        optional.append(constraint)
      } else if constraint.isSystemOwned {
        named.append(constraint)
      } else {
        required.append(constraint)
      }
    }
    return system + named + required + contents + optional
  }

  /// The system's constraints: for autoresizing masks, guides and content sizes.
  private func systemConstraints(of views: [any LayoutContainer]) -> [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    for view in views {
      for constraint in autoresizingConstraints(of: view) { all.append(constraint) }
      all += view.systemGuideConstraints
    }
    for view in views { all += contentSizeConstraints(of: view) }
    return all
  }

  /// Whether the root's size is given, as that of a window, or results from the constraints.
  var rootSizeIsGiven: Bool {
    !isFitting && root.container?.translatesAutoresizingMaskIntoConstraints ?? false
  }

  /// The constraints that stand for the view's frame and mask, created anew if these have changed.
  private func autoresizingConstraints(
    of view: any LayoutContainer
  ) -> [NSAutoresizingMaskLayoutConstraint] {
    guard view.node !== root, view.translatesAutoresizingMaskIntoConstraints,
      let index = table.index(of: view.node)
    else { return [] }
    if !table.items[index].isAutoresizingKnown {
      table.items[index].autoresizing = view.makeAutoresizingConstraints()
      table.items[index].isAutoresizingKnown = true
    }
    return table.items[index].autoresizing
  }

  /// Passes the root's size on to the solver; false if the required constraints can't follow.
  @discardableResult
  func editRootSize() -> Bool {
    guard let index = table.index(of: root), let given = root.container?.rootSize else {
      return true
    }
    let size = table.items[index].variables.size
    do {
      try solver.edit([
        (size.horizontal, withinLimits(given.width)), (size.vertical, withinLimits(given.height)),
      ])
      return true
    } catch {
      return false
    }
  }
}
