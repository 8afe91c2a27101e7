import Foundation

/// What a change of the screen did to one view: its frames in the superview's coordinates, in points.
public struct ViewMove: Hashable, Sendable {
  public var path: ViewPath
  public var old: CGRect
  public var new: CGRect

  public var isResized: Bool { old.size != new.size }
}

extension SceneSnapshot {
  /// The views that lie elsewhere in their superview than in an earlier layout, or have another size; also those that
  /// came into sight or went. In the order of ``views``.
  public func moves(since earlier: SceneSnapshot) -> [ViewMove] {
    views.compactMap { view in
      guard let before = earlier.view(at: view.path) else { return nil }
      let isSame = before.frame == view.frame && before.isShown == view.isShown
      return isSame ? nil : ViewMove(path: view.path, old: before.frame, new: view.frame)
    }
  }
}
