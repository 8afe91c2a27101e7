import Foundation

/// The change of a view's frame between two layouts, in the superview's coordinates in points.
public struct ViewMove: Hashable, Sendable {
  /// The path of the view, in both layouts.
  public var path: ViewPath
  /// The frame in the earlier layout.
  public var old: CGRect
  /// The frame in the later layout.
  public var new: CGRect
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

  /// The views of which another version of the scene has a different place in their superview or
  /// size, in the order of ``views``. A view is the same in both by its element in the document, or
  /// else by its path; views that one version alone has, or that are hidden in either, are left
  /// out.
  /// - Parameters:
  ///   - earlier: The layout of the other version, on the same screen.
  ///   - elements: The elements of its views, and of the views of this layout.
  package func moves(
    from earlier: SceneSnapshot, elements: (old: ElementPaths, new: ElementPaths)
  ) -> [ViewMove] {
    views.compactMap { view in
      let former = elements.new.former(of: view.path, in: elements.old)
      guard let before = former.flatMap(earlier.view), before.isShown, view.isShown,
        before.frame != view.frame
      else { return nil }
      return ViewMove(path: view.path, old: before.frame, new: view.frame)
    }
  }
}
