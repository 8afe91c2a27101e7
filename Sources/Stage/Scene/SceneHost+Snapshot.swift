extension SceneHost {
  func makeSnapshot(
    of inventory: SceneInventory, _ constraints: ListedConstraints
  ) -> SceneSnapshot {
    var views: [SceneView] = []
    views.reserveCapacity(inventory.views.count)
    var places = WindowPlaces(capacity: inventory.views.count)
    for (item, view) in zip(inventory.items, inventory.views) {
      let isAroundShown = item.parent.map { views[$0].isShown } ?? true
      let frame = view.frame
      let inWindow = places.add(view, item, frame: frame)
      views.append(
        SceneView(
          kind: .view, path: item.path, title: item.title, name: item.name,
          className: item.className, parent: item.parent, depth: item.depth, frame: frame,
          solvedFrame: view.solvedFrame,
          frameInWindow: inWindow, isHidden: view.isHidden, alpha: view.alpha,
          isShown: isAroundShown && !view.isHidden && view.alpha > 0,
          isScrollable: (view as? UIScrollView)?.isScrollEnabled ?? false,
          scrollsSideways: (view as? UIScrollView)?.canScroll(on: .horizontal) ?? false,
          ambiguous: view.ambiguousAttributes.map(\.name)))
    }
    let guides = zip(inventory.guideItems, inventory.guides).map { item, guide in
      let owner = item.parent ?? 0
      let frame = guide.solvedFrame
      return SceneView(
        kind: .guide, path: item.path, title: item.title, name: item.name,
        className: item.className, parent: item.parent, depth: item.depth, frame: frame,
        solvedFrame: frame,
        frameInWindow: places.rect(frame, in: owner),
        isHidden: false, alpha: 1, isShown: views[owner].isShown, isScrollable: false,
        scrollsSideways: false,
        ambiguous: guide.ambiguousAttributes.map(\.name))
    }
    return SceneSnapshot(
      screen: shownScreen, views: views, guides: guides, constraints: constraints.list,
      problems: problems(of: inventory, views: views, guides: guides, constraints),
      swipes: inventory.views.swipes,
      indices: inventory.viewIndices)
  }

  /// The screen, without the status bar if the scene hides it.
  private var shownScreen: SimulatedScreen {
    var shown = filledScreen
    if window.statusBar.isHidden, shown.statusBarHeight > 0 { shown.bars.remove(.status) }
    return shown
  }

  /// The problems found by the checks that run.
  private func problems(
    of inventory: SceneInventory, views: [SceneView], guides: [SceneView],
    _ constraints: ListedConstraints
  ) -> [LayoutProblem] {
    let layout = checkedLayout(of: inventory, views: views, guides: guides, constraints)
    return checks.flatMap { $0.find(in: layout) }
  }

  /// The checks that run, in the order of the list.
  var checks: [LayoutCheck] {
    requestedChecks.isEmpty
      ? LayoutCheck.byDefault
      : LayoutCheck.all.filter { $0.runsByDefault || requestedChecks.contains($0) }
  }

  /// The present layout as checks read it.
  var checkedLayout: CheckedLayout {
    let snapshot = snapshot
    return checkedLayout(
      of: currentInventory, views: snapshot.views, guides: snapshot.guides, currentConstraints)
  }

  private func checkedLayout(
    of inventory: SceneInventory, views: [SceneView], guides: [SceneView],
    _ constraints: ListedConstraints
  ) -> CheckedLayout {
    let screen = shownScreen
    return CheckedLayout(
      screen: screen, window: window, items: views, views: inventory.views, guides: guides,
      messages: standingMessages,
      constraints: CheckedConstraints(
        constraints.list.ofScene(constraints.live), viewCount: views.count,
        guideOwners: guides.map { $0.parent ?? 0 }
      ) {
        inventory.place(of: $0)
      },
      limits: checkLimits,
      lookups: CheckedLayout.Lookups(
        describe: { self.describe($0, among: constraints, in: inventory) },
        openAttributes: {
          let placeholders = inventory.views.flatMap { $0.documentOrigin?.placeholders ?? [] }
          guard !placeholders.isEmpty else { return (views + guides).map(\.ambiguous) }
          return self.window.ambiguousAttributes(
            of: inventory.views + inventory.guides, supposing: placeholders
          ).map { $0.map(\.name) }
        }))
  }
}
