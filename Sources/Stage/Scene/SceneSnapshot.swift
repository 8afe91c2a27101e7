/// A layout: all views and guides with their frames, the constraints and the problems. A value,
/// made once after each change.
public struct SceneSnapshot: Equatable, Sendable {
  /// The screen of the layout, without the status bar if the scene hides it.
  public var screen: SimulatedScreen
  /// The views: the controller's root view first, each view before its subviews, siblings from back
  /// to front; then those of presented controllers, from back to front. Views that a presentation
  /// has removed from the window are not listed.
  public var views: [SceneView]
  /// The layout guides of all views, in the order of the views.
  public var guides: [SceneView]
  /// The problems, in the order of the checks.
  public var problems: [LayoutProblem]
  /// The directions of swipes for which a view has an enabled recognizer.
  public var swipes: Set<SceneHost.SwipeDirection>

  let constraintList: ConstraintRecords
  private var indices: [ViewPath: Int]

  init(
    screen: SimulatedScreen, views: [SceneView], guides: [SceneView],
    constraints: ConstraintRecords, problems: [LayoutProblem],
    swipes: Set<SceneHost.SwipeDirection>, indices: [ViewPath: Int]
  ) {
    self.screen = screen
    self.views = views
    self.guides = guides
    constraintList = constraints
    self.problems = problems
    self.swipes = swipes
    self.indices = indices
  }

  /// The index of a view in ``views``.
  public func index(of path: ViewPath) -> Int? { indices[path] }

  /// The view at a path.
  public func view(at path: ViewPath) -> SceneView? { indices[path].map { views[$0] } }

  /// The index in ``views`` of the frontmost root: the view presented last, else the controller's.
  public var frontRoot: Int { views.lastIndex { $0.parent == nil } ?? 0 }

  /// Whether a view receives touches. Views behind a presented one do not, whether they are covered
  /// or not.
  public func takesTouches(_ path: ViewPath) -> Bool {
    indices[path].map { $0 >= frontRoot } ?? false
  }

  /// The scene's active constraints, view by view; then inactive ones that the scene stores in
  /// properties; then the system's.
  public var constraints: [SceneConstraint] { constraintList.all }

  /// The ``constraints`` that are active and came out of a document.
  public var elementConstraints: [SceneConstraint] { constraintList.ofElements }

  /// The constraint with an identity; nil if it is neither active nor stored in a property.
  public func constraint(_ id: ConstraintID) -> SceneConstraint? { constraintList.constraint(id) }

  /// The constraint of an element in a document; nil if the scene has none.
  public func constraint(ofElement id: String) -> SceneConstraint? {
    constraintList.constraint(ofElement: id)
  }

  /// The constraints of which a view is an item.
  public func constraints(of path: ViewPath) -> [SceneConstraint] { constraintList.about(path) }

  /// The number of conflicts among required constraints.
  public var conflictCount: Int { problems.count { $0.kind == .conflict } }

  /// The number of views and guides whose layout is ambiguous.
  public var ambiguousCount: Int { problems.count { $0.kind == .ambiguous } }

  /// The views and guides that are marked for the problems of a check.
  package func marked(by check: LayoutCheck) -> Set<ViewPath> {
    Set(problems.filter { $0.kind == check }.flatMap(\.marked))
  }
}

// MARK: - Scrolling

extension SceneSnapshot {
  /// The view at a path, or its nearest superview, that scrolls.
  /// - Parameter isSideways: Whether it has to scroll horizontally.
  public func scrollable(holding path: ViewPath?, isSideways: Bool = false) -> ViewPath? {
    guard let view = path.flatMap(view(at:)) else { return nil }
    return sequence(first: view, next: { $0.parent.map { views[$0] } }).first {
      isSideways ? $0.scrollsSideways : $0.isScrollable
    }?.path
  }

  /// The view that a scrolling key scrolls: the nearest around the path that scrolls, else the
  /// first scroll view shown in the frontmost hierarchy.
  public func scrollable(around path: ViewPath?) -> ViewPath? {
    scrollable(holding: path.flatMap { takesTouches($0) ? $0 : nil })
      ?? views[frontRoot...].first { $0.isScrollable && $0.isShown }?.path
  }
}
