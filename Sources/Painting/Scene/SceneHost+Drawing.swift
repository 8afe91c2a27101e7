@_spi(Package) import AutoLayout
import Stage

extension SceneHost {
  /// The values to draw the scene from.
  func drawnScene(_ options: PaintingOptions) -> DrawnScene {
    layOutChangesFromOutside()
    let snapshot = self.snapshot
    let live = liveViews
    let isOnItsWay = isAnimating && !options.showsRest
    guard isOnItsWay else {
      let elsewhere = options.frames.compactMap { path, frame in
        snapshot.index(of: path).map { (view: live[$0], frame: frame) }
      }
      guard !elsewhere.isEmpty else {
        return drawnScene(of: live, snapshot, options, places: nil, isOnItsWay: false)
      }
      return window.withFrames(elsewhere) {
        drawnScene(of: live, snapshot, options, places: shownPlaces(), isOnItsWay: false)
      }
    }
    return window.withShownGeometry {
      drawnScene(of: live, snapshot, options, places: shownPlaces(), isOnItsWay: true)
    }
  }

  /// - Parameters:
  ///   - live: The views of the snapshot, at the same indices.
  ///   - places: The frames shown during animations, or of views that are drawn elsewhere; nil if
  ///     all are where the layout has them.
  ///   - isOnItsWay: Whether the views are shown on the way of an animation, and not as they come
  ///     to rest.
  private func drawnScene(
    of live: [UIView], _ snapshot: SceneSnapshot, _ options: PaintingOptions,
    places: [(frame: CGRect, isShown: Bool)]?, isOnItsWay: Bool
  ) -> DrawnScene {
    pictures.begin()
    columnTexts.begin()
    var views: [DrawnView] = []
    views.reserveCapacity(live.count)
    let ambiguous = snapshot.marked(by: .ambiguous)
    for (index, (item, view)) in zip(snapshot.views, live).enumerated() {
      views.append(
        drawn(
          view, item, isAmbiguous: ambiguous.contains(item.path), place: places?[index],
          isOnItsWay: isOnItsWay))
    }
    pictures.end()
    // During a rotation the guides of the device are not at their final positions.
    let isTurning = isOnItsWay && window.isGliding
    return DrawnScene(
      screen: snapshot.screen, statusBarStyle: window.statusBar.style, title: controller.title,
      views: views, frontRoot: snapshot.frontRoot,
      broken: snapshot.marked(by: .conflict),
      guides: options.showsGuides && !isTurning
        ? drawnGuides(of: live, snapshot, views, options) : [],
      constraintLines: (options.showsConstraintLines || options.constraint != nil) && !isTurning
        ? constraintLines(of: live, snapshot, views, options) : [],
      columnTexts: columnTexts)
  }

  private func drawn(
    _ view: UIView, _ item: SceneView, isAmbiguous: Bool, place: (frame: CGRect, isShown: Bool)?,
    isOnItsWay: Bool
  ) -> DrawnView {
    let frame = place?.frame ?? item.frameInWindow
    let isShown = isOnItsWay ? place?.isShown ?? item.isShown : item.isShown
    let drawing = isShown ? view.drawing : Drawing()
    let background = isOnItsWay ? view.shownBackgroundColor : view.drawnBackgroundColor
    let isPresentedRoot = item.parent == nil && view !== controller.view
    return DrawnView(
      path: item.path, title: item.title, parent: item.parent, depth: item.depth,
      isPresentedRoot: isPresentedRoot,
      isSheet: isPresentedRoot && view.isSheet, frame: frame,
      restFrame: isOnItsWay ? item.frameInWindow : frame, bounds: view.bounds, isShown: isShown,
      isGliding: isOnItsWay && view.isGliding, isEdited: view === window.editedView,
      clips: view.clipsToBounds,
      opacity: Double(min(max(isOnItsWay ? view.shownAlpha : view.alpha, 0), 1)),
      background: background?.resolvedColor(with: view.traitCollection).components,
      // Only what covers something has corners that are seen.
      layer: isShown && (background != nil || drawing.picture != nil) ? LayerLook(of: view) : nil,
      isAmbiguous: isAmbiguous, drawing: drawing,
      pixels: drawing.picture.flatMap { pictures.pixels(of: $0.image) })
  }

  // MARK: - Guides

  private func drawnGuides(
    of live: [UIView], _ snapshot: SceneSnapshot, _ views: [DrawnView],
    _ options: PaintingOptions
  ) -> [DrawnGuide] {
    // The guides of views behind a presented one would be drawn across it.
    let front = snapshot.frontRoot
    guard live.indices.contains(front) else { return [] }
    func inset(_ index: Int, _ insets: UIEdgeInsets, _ name: String) -> DrawnGuide {
      let view = views[index]
      return DrawnGuide(name: name, frame: view.place(of: view.bounds.inset(by: insets)))
    }
    var guides = [inset(front, live[front].layoutMargins, "margins")]
    let safeArea = live[front].safeAreaInsets
    if safeArea != .zero { guides.append(inset(front, safeArea, "safeArea")) }
    if let selected = options.selection.flatMap(snapshot.index(of:)), selected > front {
      guides.append(inset(selected, live[selected].layoutMargins, "margins"))
    }
    let drawn: Set<Substring> = ["margins", "safeArea", "topLayoutGuide", "bottomLayoutGuide"]
    for guide in snapshot.guides
    where guide.isShown && guide.parent.map({ $0 >= front }) ?? false
      && !(guide.parent == front && drawn.contains(guide.path.name))
    {
      guides.append(DrawnGuide(name: String(guide.path.name), frame: guide.frameInWindow))
    }
    return guides
  }
}

extension UIView {
  /// Whether the view is that of a sheet.
  fileprivate var isSheet: Bool { (next as? UIViewController)?.isPresentedAsSheet ?? false }
}
