import Foundation

/// Items in a row or in a column, which a section repeats.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup>
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items of one run, which is repeated as often as there is room.
  public let subitems: [NSCollectionLayoutItem]
  let axis: NSLayoutConstraint.Axis
  /// The number of items in the group; nil for as many as there is room for.
  let count: Int?
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ axis: NSLayoutConstraint.Axis, _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil
  ) {
    (self.axis, self.count) = (axis, count.map { max(1, $0) })
    self.subitems = subitems.map { $0.copied($0.layoutSize) }
    super.init(layoutSize: layoutSize)
    let name = axis == .horizontal ? "horizontal" : "vertical"
    if subitems.isEmpty {
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

  override func copied(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(axis, size, subitems, count: count)
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    copy.interItemSpacing = interItemSpacing
    return copy
  }
}
