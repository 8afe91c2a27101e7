import Foundation

/// The distance from one location to another on the same axis: a dimension that is no item's size.
@MainActor
struct AnchorOffset {
  private(set) weak var startItem: AnyObject?
  let start: NSLayoutConstraint.Attribute
  private(set) weak var endItem: AnyObject?
  let end: NSLayoutConstraint.Attribute

  init<Anchor>(from start: NSLayoutAnchor<Anchor>, to end: NSLayoutAnchor<Anchor>) {
    startItem = start.item
    self.start = start.attribute
    endItem = end.item
    self.end = end.attribute
  }

  /// Both items, as far as they are still there.
  var items: [any LayoutItem] { [startItem, endItem].compactMap { $0 as? any LayoutItem } }

  /// `(end - start)`, as UIKit's descriptions have it.
  var description: String {
    func name(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      "\(item.map(itemDescription) ?? "(null)").\(attribute.name)"
    }
    return "(\(name(endItem, end)) - \(name(startItem, start)))"
  }
}

extension NSLayoutXAxisAnchor {
  /// The distance from this anchor to the other, in reading direction for leading and trailing.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorOffset(from: self, to: otherAnchor), axis: .horizontal)
  }
}

extension NSLayoutYAxisAnchor {
  /// The distance from this anchor down to the other.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorOffset(from: self, to: otherAnchor), axis: .vertical)
  }
}
