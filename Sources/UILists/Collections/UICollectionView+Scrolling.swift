extension UICollectionView {
  /// The positions in the view to which an item is scrolled: at most one on each axis; an empty set
  /// does not scroll.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition>
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)

    /// The share of the free room that is above the item; nil if it stays where it is on this axis.
    fileprivate var vertical: CGFloat? {
      contains(.top) ? 0 : contains(.centeredVertically) ? 0.5 : contains(.bottom) ? 1 : nil
    }

    /// The share of the free room that is left of the item; nil if it stays where it is on this
    /// axis.
    fileprivate var horizontal: CGFloat? {
      contains(.left) ? 0 : contains(.centeredHorizontally) ? 0.5 : contains(.right) ? 1 : nil
    }
  }

  /// The offset at which a rectangle of the content is at a position, or as near as the content
  /// allows.
  func offset(showing rect: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let sight = bounds.inset(by: inset)
    var offset = contentOffset
    if let share = position.horizontal {
      offset.x = rect.minX - inset.left - share * (sight.width - rect.width)
    }
    if let share = position.vertical {
      offset.y = rect.minY - inset.top - share * (sight.height - rect.height)
    }
    return held(offset)
  }
}
