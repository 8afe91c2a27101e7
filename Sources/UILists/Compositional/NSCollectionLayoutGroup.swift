/// Items in a row, in a column, or in places of their own, which a section repeats.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup>
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items of one run, which is repeated as often as there is room.
  public let subitems: [NSCollectionLayoutItem]
  let axis: NSLayoutConstraint.Axis
  /// The number of items in the group; nil for as many as there is room for.
  let count: Int?
  let itemProvider: NSCollectionLayoutGroupCustomItemProvider?
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  init(
    _ axis: NSLayoutConstraint.Axis, _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
    provider: NSCollectionLayoutGroupCustomItemProvider? = nil
  ) {
    (self.axis, self.count, itemProvider) = (axis, count.map { max(1, $0) }, provider)
    self.subitems = subitems.map { $0.copied($0.layoutSize) }
    super.init(layoutSize: layoutSize, supplementaryItems: [])
    let name = axis == .horizontal ? "horizontal" : "vertical"
    if subitems.isEmpty && provider == nil {
      refuse("At least 1 subitem is required for a group")
    } else if let count, count < 1 {
      refuse("A repeating \(name) group should specify a count >= 1")
    }
  }

  private func refuse(_ reason: String) { LayoutException.raise(.internalInconsistency, reason) }

  /// As many items in a row as there is room for.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }

  /// As many items in a column as there is room for.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }

  /// A number of items in a row, which share its width whatever their own is.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1 / CGFloat(max(1, count))),
      heightDimension: subitem.layoutSize.heightDimension)
    return NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem.copied(size)], count: count)
  }

  /// A number of items in a column, which share its height whatever their own is.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: subitem.layoutSize.widthDimension,
      heightDimension: .fractionalHeight(1 / CGFloat(max(1, count))))
    return NSCollectionLayoutGroup(.vertical, layoutSize, [subitem.copied(size)], count: count)
  }

  /// A number of items in a row, of their own width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(.horizontal, layoutSize, [subitem], count: count) }

  /// A number of items in a column, of their own height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(.vertical, layoutSize, [subitem], count: count) }

  /// Items in the frames that a closure says.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { .init(.vertical, layoutSize, [], provider: itemProvider) }

  override func copied(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(axis, size, subitems, count: count, provider: itemProvider)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    (copy.interItemSpacing, copy.supplementaryItems) = (interItemSpacing, supplementaryItems)
    return copy
  }
}
