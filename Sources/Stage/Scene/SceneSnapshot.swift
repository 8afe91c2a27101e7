import Foundation

/// A layout as it stands: every view and guide with its frame, the constraints and the problems. A value, made once
/// after each change.
public struct SceneSnapshot: Equatable, Sendable {
  /// The screen it was laid out for.
  public var screen: SimulatedScreen
  /// The controller's root view first, each view before its subviews, siblings from back to front; then those of the
  /// controllers that are presented over it, from back to front. What a presentation has put out of sight is not listed.
  public var views: [SceneView]
  /// The layout guides of all views, in the order of the views.
  public var guides: [SceneView]
  /// The scene's constraints, those in force first, in the order of their activation; then those that a property of
  /// the scene holds and that are off; the system's own at the end.
  public var constraints: [SceneConstraint]
  /// What is wrong with it, in the order of the checks that find it.
  public var problems: [LayoutProblem]

  private var indices: [ViewPath: Int]

  init(
    screen: SimulatedScreen, views: [SceneView], guides: [SceneView],
    constraints: [SceneConstraint], problems: [LayoutProblem], indices: [ViewPath: Int]
  ) {
    self.screen = screen
    self.views = views
    self.guides = guides
    self.constraints = constraints
    self.problems = problems
    self.indices = indices
  }

  /// The place of a view in ``views``.
  public func index(of path: ViewPath) -> Int? { indices[path] }

  /// The view at a path.
  public func view(at path: ViewPath) -> SceneView? { indices[path].map { views[$0] } }

  /// The place in ``views`` of the root of what lies in front: the view that was presented last, else the controller's.
  public var frontRoot: Int { views.lastIndex { $0.parent == nil } ?? 0 }

  /// Whether touches go to a view: what lies behind a presented one has none, whether it is covered or not.
  public func takesTouches(_ path: ViewPath) -> Bool {
    indices[path].map { $0 >= frontRoot } ?? false
  }

  /// The constraints that relate a view.
  public func constraints(of path: ViewPath) -> [SceneConstraint] {
    constraints.filter { $0.isAbout(path) }
  }

  public var conflictCount: Int { problems.count { $0.kind == .conflict } }

  public var ambiguousCount: Int { problems.count { $0.kind == .ambiguous } }
}

// MARK: - Scrolling

extension SceneSnapshot {
  /// The view itself or the nearest around it that scrolls.
  /// - Parameter isSideways: Whether it has to scroll to its sides.
  public func scrollable(holding path: ViewPath?, isSideways: Bool = false) -> ViewPath? {
    var index = path.flatMap { indices[$0] }
    while let here = index {
      let scrolls = isSideways ? views[here].scrollsSideways : views[here].isScrollable
      if scrolls { return views[here].path }
      index = views[here].parent
    }
    return nil
  }

  /// The view that a scrolling key means: the one that holds the path, else the first that is shown; in what lies in front.
  public func scrollable(around path: ViewPath?) -> ViewPath? {
    scrollable(holding: path.flatMap { takesTouches($0) ? $0 : nil })
      ?? views[frontRoot...].first { $0.isScrollable && $0.isShown }?.path
  }
}
