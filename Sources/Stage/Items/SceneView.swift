import Foundation

/// A view or a layout guide as the layout placed it. Points throughout.
public struct SceneView: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case view, guide
  }

  public var kind: Kind
  public var path: ViewPath
  /// What it is called in constraints: the shortest end of its path that no other item shares, `card.imageView`.
  public var name: String
  public var className: String
  /// The place of its superview, or of a guide's owning view, in ``SceneSnapshot/views``; nil for a root.
  public var parent: Int?
  /// How many views it lies in.
  public var depth: Int

  /// On whole pixels, in the superview's coordinates; the smallest rectangle around a view with a transform.
  public var frame: CGRect
  /// As solved, in the superview's coordinates, without the view's transform.
  public var solvedFrame: CGRect
  /// On whole pixels, in the window's coordinates, with all transforms of the view and those around it; the smallest
  /// rectangle around it where they turn it.
  public var frameInWindow: CGRect

  /// Its own setting; ``isShown`` has what comes of it and its superviews.
  public var isHidden: Bool
  public var alpha: CGFloat
  /// Whether neither it nor a view around it is hidden or wholly transparent.
  public var isShown: Bool
  /// Whether its content can be scrolled.
  public var isScrollable: Bool
  /// Whether there is content to scroll to at its sides.
  public var scrollsSideways: Bool
  /// The attributes that the constraints leave open: `left`, `top`, `width`, `height`.
  public var ambiguous: [String]
}
