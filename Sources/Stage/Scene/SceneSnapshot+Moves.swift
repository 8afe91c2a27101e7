import Foundation

/// The change of a view's frame between two layouts, in the superview's coordinates in points.
public struct ViewMove: Hashable, Sendable {
  /// The path of the view, in both layouts.
  public var path: ViewPath
  /// The frame in the earlier layout.
  public var old: CGRect
  /// The frame in the later layout.
  public var new: CGRect

  /// Whether the size differs.
  public var isResized: Bool { old.size != new.size }
}

extension SceneSnapshot {
  /// The views whose position in their superview or whose size differs from an earlier layout, or
  /// that were hidden or shown since, in the order of ``views``. Views that the earlier layout does
  /// not list are left out.
  public func moves(since earlier: SceneSnapshot) -> [ViewMove] {
    views.compactMap { view in
      guard let before = earlier.view(at: view.path) else { return nil }
      let isSame = before.frame == view.frame && before.isShown == view.isShown
      return isSame ? nil : ViewMove(path: view.path, old: before.frame, new: view.frame)
    }
  }
}
