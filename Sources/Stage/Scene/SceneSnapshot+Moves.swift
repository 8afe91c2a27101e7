import Foundation

/// The change of a view's frame between two layouts, in the superview's coordinates in points.
public struct ViewMove: Hashable, Sendable {
  public var path: ViewPath
  public var old: CGRect
  public var new: CGRect

  public var isResized: Bool { old.size != new.size }
}

extension SceneSnapshot {
  /// The views whose position in their superview or whose size differs from an earlier layout, including those that
  /// appeared or disappeared, in the order of ``views``.
  public func moves(since earlier: SceneSnapshot) -> [ViewMove] {
    views.compactMap { view in
      guard let before = earlier.view(at: view.path) else { return nil }
      let isSame = before.frame == view.frame && before.isShown == view.isShown
      return isSame ? nil : ViewMove(path: view.path, old: before.frame, new: view.frame)
    }
  }
}
