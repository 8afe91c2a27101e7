import Foundation

/// What a constraint can be about: a view or a layout guide, as constraints and the layout engine
/// see it.
@MainActor
protocol LayoutItem: NSObject {
  /// What constraints and the layout engine know the item by.
  var node: LayoutNode { get }
  /// The exact rectangle, in points of the coordinates of what the item lies in, before it is put on
  /// whole pixels.
  var solvedFrame: CGRect { get }
  /// Takes the rectangle that the engine found for the item, if nothing has to be done for that.
  ///
  /// - Returns: Whether it did; otherwise the layout of what the item lies in has to place it.
  func adopt(_ frame: CGRect, scale: CGFloat?) -> Bool
}

/// A layout guide: an item in which nothing lies.
@MainActor
protocol LayoutRegion: LayoutItem {
  /// The constraints by which the system keeps the guide in place; in no view's `constraints`.
  var systemConstraints: [NSLayoutConstraint] { get }
  /// Brings the constants of those up to what the owner's margins and safe area now are.
  func refresh()
}

/// A view: an item in which others lie, and which has content.
@MainActor
protocol LayoutContainer: LayoutItem {
  // MARK: What lies in it

  /// Calls the body for the view and all in it that the engine has to know, parents first.
  func forEachContainer(_ body: (any LayoutContainer) -> Void)
  /// The nodes of the view's guides: the system's that are in use, then the view's own.
  var guideNodes: [LayoutNode] { get }
  /// Brings the system's guides up to what the margins and the safe area now are.
  func refreshSystemGuides()
  /// What holds the system's guides in place.
  var systemGuideConstraints: [NSLayoutConstraint] { get }

  // MARK: What its attributes mean

  /// From each edge of the frame inwards to the rectangle that constraints are about, in points.
  var alignmentRectInsets: UIEdgeInsets { get }
  var layoutMargins: UIEdgeInsets { get }
  /// The origin of the coordinates in which the items in the view lie.
  var boundsOrigin: CGPoint { get }
  /// Whether leading is the right edge in what the view holds.
  var readsFromRightToLeft: Bool { get }
  /// What the view's edges mean in the constraints that it holds itself, where that is not its own
  /// rectangle: the content of a view that scrolls.
  var contentNode: LayoutNode? { get }
  /// Whether what lies in the view moves against it often, as in a scroll view.
  var scrolls: Bool { get }
  /// The item that bears the view's first or last baseline.
  func baselineBearer(_ attribute: NSLayoutConstraint.Attribute) -> LayoutNode
  /// From the top of the view to the first baseline, in points; nil: the bottom edge is the baseline.
  var firstBaselineOffsetFromTop: CGFloat? { get }
  /// From the last baseline to the bottom of the view, in points.
  var lastBaselineOffsetFromBottom: CGFloat { get }
  /// The font's ascent above a baseline, or its descent below it (negative), in points; 0 without text.
  func textExtent(_ extent: TextExtent, at attribute: NSLayoutConstraint.Attribute) -> CGFloat

  // MARK: Content

  /// The size that the content wants, in points; `noIntrinsicMetric` on an axis on which it has none.
  var intrinsicContentSize: CGSize { get }
  /// The same; an axis on which that is no number is refused, and has none.
  var legalContentSize: CGSize { get }
  /// The content's size when its width is given, for content whose height depends on its width;
  /// nil for other content.
  func contentSize(forWidth width: CGFloat) -> CGSize?
  var contentPriorities: PerAxis<ContentPriorities> { get }

  // MARK: Frame

  /// Whether the frame and the autoresizing mask stand as constraints.
  var translatesAutoresizingMaskIntoConstraints: Bool { get }
  /// The constraints that the frame and the mask stand for in what the view lies in; none if they
  /// don't stand for any.
  func makeAutoresizingConstraints() -> [NSAutoresizingMaskLayoutConstraint]
  /// The width that the engine found last; nil while no engine has placed the view.
  var placedWidth: CGFloat? { get }
  /// The size of the root of a hierarchy, in points: where it is given from outside.
  var rootSize: CGSize { get }
  /// Gives the root of a hierarchy the size that its constraints lead to.
  func takeRootSize(_ frame: CGRect, scale: CGFloat?)
  /// The pixels to a point of the screen; nil outside of a window.
  var pixelScale: CGFloat? { get }

  /// A name for people and for tests.
  var accessibilityIdentifier: String? { get }

  // MARK: Update cycle

  /// Whether something in the view waits for the engine to look at it.
  var waitsForEngine: Bool { get }
  /// Collects what waits for the engine in the view and below it, which then waits no more.
  func takeVisits(_ visits: inout LayoutVisits, for engine: LayoutEngine)
  /// What the view itself waits for the engine with; it then waits no more.
  func takeVisit() -> ViewChanges
  func setNeedsLayout()
  func layoutIfNeeded()
  /// The view is about to hold a constraint on an edge of its own.
  func willHoldConstraintOnOwnEdges()
  /// Has the engine know the view, which a constraint now names.
  func joinLayout()
}

extension CGFloat {
  /// What an intrinsic content size has on an axis on which there is none.
  static let noIntrinsicMetric: CGFloat = -1
}

/// A part of a line of text beside its baseline.
enum TextExtent { case ascent, descent }

/// How strongly a view holds to the size of its content, on one axis.
struct ContentPriorities: Equatable {
  /// Against growing beyond the content.
  var hugging = UILayoutPriority.defaultLow
  /// Against shrinking below the content.
  var compressionResistance = UILayoutPriority.defaultHigh
}

extension LayoutItem {
  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    node.anchor(attribute) { NSLayoutXAxisAnchor(node: node, attribute: attribute) }
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    node.anchor(attribute) { NSLayoutYAxisAnchor(node: node, attribute: attribute) }
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    node.anchor(attribute) { NSLayoutDimension(node: node, attribute: attribute) }
  }
}
