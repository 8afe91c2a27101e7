import InterfaceBuilder
import LayoutTools

extension SceneHost {
  /// How the items of a canvas can move while all that the scene's constraints demand stays as it
  /// is.
  /// - Parameters:
  ///   - canvas: The canvas of the scene, as ``canvas(of:measuresStacks:)`` gave it.
  ///   - released: The ids of views whose prototyping constraints do not count, because the views
  ///     are about to get constraints of their own.
  public func freedom(on canvas: Canvas, releasing released: [String] = []) -> CanvasFreedom {
    let views = DocumentViews(in: window)
    let held = released.filter(canvas.isHeldAtFrame).compactMap { id in
      views[id].map { (id: id, constraints: $0.prototypingConstraints) }
    }
    let constraints = held.flatMap(\.constraints)
    guard !constraints.isEmpty else {
      if needsDisplay { change {} }
      return readFreedom(on: canvas, views, releasing: [])
    }
    return change {
      let ranks = constraints.map(\.activationIndex)
      for constraint in constraints { constraint.isActive = false }
      window.layoutIfNeeded()
      // Of constraints that contradict one another, the ranks decide which is left out.
      defer {
        for (constraint, rank) in zip(constraints, ranks) { constraint.activate(rank: rank) }
      }
      return readFreedom(on: canvas, views, releasing: held.map(\.id))
    }
  }

  private func readFreedom(
    on canvas: Canvas, _ views: DocumentViews, releasing released: [String]
  ) -> CanvasFreedom {
    guard let root = canvas.items.first.flatMap({ views[$0.id] }) else { return CanvasFreedom() }
    var freedom = CanvasFreedom(released: released)
    var items: [(id: String, object: NSObject)] = []
    for item in canvas.items {
      if item.kind == .view, let view = views[item.id], view.isDescendant(of: root) {
        items.append((item.id, view))
        freedom.frames[item.id] = view.solvedFrame(in: root).inset(
          by: Insets(view.alignmentRectInsets))
      } else if case .guide(let kind) = item.kind, [.user, .content].contains(kind),
        let owner = item.container.flatMap({ views[$0] }),
        let guide = canvas.document.object(item.id).flatMap(LayoutGuideElement.init)
          .flatMap(owner.guide)
      {
        items.append((item.id, guide))
        let corner = owner.solvedFrame(in: root)
        let frame = Rect(guide.solvedFrame)
        freedom.frames[item.id] = Rect(
          x: corner.x + frame.x, y: corner.y + frame.y, width: frame.width, height: frame.height)
      }
    }
    for (item, motion) in zip(items, window.motions(of: items.map(\.object))) {
      guard let motion, !motion.isNone else { continue }
      freedom.motions[item.id] = CanvasFreedom.ItemMotion(
        x: Motion(motion.left.map { ($0.direction, $0.rate) }),
        y: Motion(motion.top.map { ($0.direction, $0.rate) }),
        width: Motion(motion.width.map { ($0.direction, $0.rate) }),
        height: Motion(motion.height.map { ($0.direction, $0.rate) }))
    }
    return freedom
  }
}

extension UIView {
  /// The prototyping constraints that hold the view at its frame in the document.
  fileprivate var prototypingConstraints: [NSLayoutConstraint] {
    let around = (superview?.constraints ?? []) + constraints
    return around.filter { constraint in
      constraint.identifier == PrototypingConstraint.identifier
        && constraint.firstItem === self
    }
  }

  /// The guide that an element became; nil if the view uses no such guide.
  func guide(of element: LayoutGuideElement) -> UILayoutGuide? {
    func named(_ identifier: String) -> UILayoutGuide? {
      allGuides.first { $0.identifier == identifier }
    }
    switch element.kind {
    case .safeArea: return named("UIViewSafeAreaLayoutGuide")
    case .content: return named("UIScrollView-contentLayoutGuide")
    case .frame: return named("UIScrollView-frameLayoutGuide")
    case .top: return named("_UITopLayoutGuide")
    case .bottom: return named("_UIBottomLayoutGuide")
    case .keyboard: return allGuides.first { $0 is UIKeyboardLayoutGuide }
    case .user:
      // The guides that a document makes are there before those which code adds.
      let made = element.element.parent?.children.compactMap(LayoutGuideElement.init)
        .filter { $0.id != nil }
      guard let place = made?.firstIndex(of: element), place < layoutGuides.count else {
        return nil
      }
      return layoutGuides[place]
    }
  }
}
