/// An item of constraints: a view or a layout guide, as constraints and the layout engine use it.
@MainActor
package protocol LayoutItem: NSObject {
  /// The node that stands for the item in constraints and in the layout engine.
  var node: LayoutNode { get }
  /// The exact frame in points, in the coordinates of the superview or of the guide's owner, before
  /// it is rounded to pixels.
  var solvedFrame: CGRect { get }
  /// Takes the frame that the engine found, if that needs no layout.
  ///
  /// - Parameter scale: The number of pixels in a point around the item; nil outside of a window.
  /// - Returns: Whether it did. If not, the layout of the superview has to place the item.
  func adopt(_ frame: CGRect, scale: CGFloat?) -> Bool
}

/// A layout guide: an item without subviews.
@MainActor
package protocol LayoutRegion: LayoutItem {
  /// The constraints by which the system places the guide; they are not among any view's
  /// `constraints`.
  var systemConstraints: [NSLayoutConstraint] { get }
  /// Updates the constants of the system's constraints to the owner's present margins and safe
  /// area.
  func refresh()
}

/// A view: an item with subviews and content.
@MainActor
package protocol LayoutContainer: LayoutItem {
  // MARK: Subtree

  /// Calls the closure for the view and all views below it that the engine has to know, parents
  /// first.
  func forEachContainer(_ body: (any LayoutContainer) -> Void)
  /// The nodes of the view's guides: the system's guides that are in use, then the view's own.
  var guideNodes: [LayoutNode] { get }
  /// Updates the system's guides to the present margins and safe area.
  func refreshSystemGuides()
  /// The constraints that place the system's guides.
  var systemGuideConstraints: [NSLayoutConstraint] { get }

  // MARK: Attributes

  /// The insets from the edges of the frame to the alignment rectangle, in points.
  var alignmentRectInsets: UIEdgeInsets { get }
  var layoutMargins: UIEdgeInsets { get }
  /// The origin of the coordinates of the view's subviews and guides.
  var boundsOrigin: CGPoint { get }
  /// Whether leading is the right edge in constraints that the view holds.
  var readsFromRightToLeft: Bool { get }
  /// The guide for which the view's edges stand in constraints that the view itself holds: the
  /// content of a scroll view; nil for the view's own rectangle.
  var contentNode: LayoutNode? { get }
  /// Whether the view's content often moves against it, as in a scroll view.
  var scrolls: Bool { get }
  /// The item whose baseline is the view's first or last baseline.
  func baselineBearer(_ attribute: NSLayoutConstraint.Attribute) -> LayoutNode
  /// The distance from the top of the view to the first baseline, in points; nil for a view
  /// without text, whose upper edge is its first baseline.
  var firstBaselineOffsetFromTop: CGFloat? { get }
  /// The distance from the last baseline to the bottom of the view, in points.
  var lastBaselineOffsetFromBottom: CGFloat { get }
  /// The distance from the center of a view that centers its text in whatever height it gets down
  /// to the baseline, in points; nil where the baselines keep their distances from the edges.
  var baselineOffsetFromCenter: CGFloat? { get }
  /// The font's ascent above a baseline, or its descent below it (negative), in points; 0 without
  /// text.
  func textExtent(_ extent: TextExtent, at attribute: NSLayoutConstraint.Attribute) -> CGFloat

  // MARK: Content

  /// The natural size of the content, in points; `noIntrinsicMetric` on an axis without one.
  var naturalSize: CGSize { get }
  /// The natural size. A length that is not finite raises an exception, and counts as none.
  var legalContentSize: CGSize { get }
  /// The content size for a given width, if the content's height depends on its width; nil for
  /// other content.
  func flowedSize(forWidth width: CGFloat) -> CGSize?
  var contentPriorities: PerAxis<ContentPriorities> { get }

  // MARK: Frame

  /// Whether constraints stand for the frame and the autoresizing mask.
  var translatesAutoresizingMaskIntoConstraints: Bool { get }
  /// Creates the constraints that stand for the frame and the mask in the superview; none if the
  /// view does not translate its mask.
  func makeAutoresizingConstraints() -> [NSAutoresizingMaskLayoutConstraint]
  /// The width that the engine found last; nil until an engine has placed the view.
  var placedWidth: CGFloat? { get }
  /// The size of the root of a hierarchy, in points, if it is given.
  var rootSize: CGSize { get }
  /// Sets the size of the root of a hierarchy to the one that its constraints determine.
  func takeRootSize(_ frame: CGRect)
  /// The number of pixels in a point inside the view; nil outside of a window.
  var pixelScale: CGFloat? { get }

  /// The name in logs and for tests.
  var accessibilityIdentifier: String? { get }

  // MARK: Update cycle

  /// Whether the view, or a view below it, waits for a visit by the engine.
  var waitsForEngine: Bool { get }
  /// Collects the views that wait for the engine in this view's subtree. They then no longer wait.
  func takeVisits(_ visits: inout LayoutVisits, for engine: LayoutEngine)
  /// The changes for which the view itself waits for the engine. It then no longer waits.
  func takeVisit() -> ViewChanges
  func setNeedsLayout()
  func layoutIfNeeded()
  /// Called before the view holds a constraint on one of its own edges.
  func willHoldConstraintOnOwnEdges()
  /// Adds the view to the engine, because a constraint now names it.
  func joinLayout()
}

extension CGFloat {
  /// The length of an intrinsic content size on an axis without one.
  package static let noIntrinsicMetric: CGFloat = -1
}

/// A part of a line of text beside its baseline.
package enum TextExtent { case ascent, descent }

/// The priorities with which a view keeps the size of its content, on one axis.
package struct ContentPriorities: Equatable {
  /// The resistance to growing beyond the content.
  package var hugging = UILayoutPriority.defaultLow
  /// The resistance to shrinking below the content.
  package var compressionResistance = UILayoutPriority.defaultHigh

  package init() {}
}

extension LayoutItem {
  package func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    node.xAnchor(attribute)
  }

  package func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    node.yAnchor(attribute)
  }

  package func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    node.dimension(attribute)
  }
}
