import Foundation

/// A view or layout guide with its frames. All lengths are in points.
public struct SceneView: Hashable, Sendable {
  /// The type of an item.
  public enum Kind: Hashable, Sendable {
    case view, guide
  }

  /// Whether it is a view or a layout guide.
  public var kind: Kind
  /// The path in the scene, from the root.
  public var path: ViewPath
  /// Its name in the tree, among its siblings: the end of the path, or the text of a view that is
  /// named by its text.
  public var title: String
  /// The name in constraints: the shortest end of the path that is unique, such as
  /// `card.imageView`.
  public var name: String
  /// The name of its class, without the module.
  public var className: String
  /// The index in ``SceneSnapshot/views`` of its superview or owning view; nil for a root.
  public var parent: Int?
  /// The number of its superviews.
  public var depth: Int

  /// The frame in the superview's coordinates, rounded to pixels; with a transform, the smallest
  /// rectangle around the view.
  public var frame: CGRect
  /// The solved frame in the superview's coordinates, without rounding and without the view's
  /// transform.
  public var solvedFrame: CGRect
  /// The frame in the window's coordinates, rounded to pixels, with the transforms of the view and
  /// its superviews: the smallest rectangle around a rotated view.
  public var frameInWindow: CGRect

  /// The view's own property; see ``isShown`` for its effect.
  public var isHidden: Bool
  /// The view's own opacity: 0 for transparent, 1 for opaque.
  public var alpha: CGFloat
  /// Whether neither it nor a superview is hidden or fully transparent.
  public var isShown: Bool
  /// Whether its content can be scrolled.
  var isScrollable: Bool
  /// Whether it can be scrolled horizontally.
  var scrollsSideways: Bool
  /// The ambiguous attributes: `left`, `top`, `width`, `height`.
  public var ambiguous: [String]
}
