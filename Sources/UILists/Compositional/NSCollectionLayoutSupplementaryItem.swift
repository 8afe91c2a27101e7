/// A view that is attached to an item or a group, such as a badge.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem>
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The place from back to front.
  open var zIndex = 1

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    (self.containerAnchor, self.itemAnchor) = (containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The frame in the coordinates of the container's frame.
  func frame(_ size: CGSize, at container: CGRect) -> CGRect {
    let own = CGRect(origin: .zero, size: size)
    let place = containerAnchor.point(in: container, of: size)
    let point = itemAnchor?.point(in: own, of: size) ?? containerAnchor.corner(of: own)
    return own.offsetBy(dx: place.x - point.x, dy: place.y - point.y)
  }
}

/// The edges or corners of a rectangle at which something stands.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsrectalignment>
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// The end of an axis that it names: -1 for the first, 1 for the last, 0 for none.
  func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let ends: ([NSRectAlignment], [NSRectAlignment]) =
      axis == .horizontal
      ? ([.topLeading, .leading, .bottomLeading], [.topTrailing, .trailing, .bottomTrailing])
      : ([.topLeading, .top, .topTrailing], [.bottomLeading, .bottom, .bottomTrailing])
    return ends.0.contains(self) ? -1 : ends.1.contains(self) ? 1 : 0
  }
}

/// A header, a footer, or another view at the edge of a section or of the whole layout.
///
/// Source:
/// <https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem>
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  /// The distance from the place of the alignment, in points.
  public let offset: CGPoint
  /// Whether the view stands outside of the content, and takes room of its own. The views at the
  /// same edge don't stack.
  open var extendsBoundary = true
  /// Whether the view stays in sight while its section is.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = CGPoint(x: absoluteOffset.x.usableLength ?? 0, y: absoluteOffset.y.usableLength ?? 0)
    let anchor = NSCollectionLayoutAnchor(edges: [])
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: anchor, itemAnchor: nil)
  }
}
