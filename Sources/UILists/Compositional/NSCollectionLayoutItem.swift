/// What a cell takes of its group: a size, insets and spacing.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutitem>
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// The insets of the frame in the room that the size gives, in points. On an axis whose length is
  /// estimated they don't count.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The views that stand at anchors of the item.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) { (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems) }

  /// A copy of a size, as groups have of their items: what is set on these later doesn't reach it.
  func copied(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: supplementaryItems)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    return copy
  }

  /// The spaces before and after the item on an axis, of which flexible ones share the room.
  func sides(_ axis: NSLayoutConstraint.Axis, room: CGFloat? = nil) -> (CGFloat, CGFloat) {
    let edges = spaces(axis)
    let free = (room ?? 0) - edges.reduce(0) { $0 + ($1?.spacing ?? 0) }
    let flexible = edges.count { $0?.isFlexibleSpacing == true }
    let share = room == nil || flexible == 0 ? 0 : free / CGFloat(flexible)
    func length(_ edge: NSCollectionLayoutSpacing?) -> CGFloat {
      (edge?.spacing ?? 0) + (edge?.isFlexibleSpacing == true ? share : 0)
    }
    return (length(edges[0]), length(edges[1]))
  }

  func spaces(_ axis: NSLayoutConstraint.Axis) -> [NSCollectionLayoutSpacing?] {
    let edges = edgeSpacing
    return axis == .horizontal ? [edges?.leading, edges?.trailing] : [edges?.top, edges?.bottom]
  }
}
