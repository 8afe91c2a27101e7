import Foundation

/// The distance from one location to another on the same axis: a dimension that is not the size of
/// an item.
@MainActor
final class AnchorOffset {
  let startNode: LayoutNode
  let start: NSLayoutConstraint.Attribute
  let endNode: LayoutNode
  let end: NSLayoutConstraint.Attribute

  init<Anchor>(from start: NSLayoutAnchor<Anchor>, to end: NSLayoutAnchor<Anchor>) {
    startNode = start.node
    self.start = start.attribute
    endNode = end.node
    self.end = end.attribute
    erased = nil
  }

  /// Creates the distance that a dimension stands for, as constraints return the dimension; nil if
  /// it is the size of an item.
  init?<Anchor>(of dimension: NSLayoutAnchor<Anchor>) {
    guard let offset = dimension.offset else { return nil }
    startNode = offset.startNode
    start = offset.start
    endNode = offset.endNode
    end = offset.end
    erased = ErasedAnchor(dimension)
  }

  /// The dimension that stands for this distance, as constraints return it.
  let erased: ErasedAnchor?

  var nodes: [LayoutNode] { [startNode, endNode] }

  /// The distance as `(end - start)`, as in UIKit's descriptions.
  var description: String {
    func name(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) -> String {
      "\(node.item.map(itemDescription) ?? "(null)").\(attribute.name)"
    }
    return "(\(name(endNode, end)) - \(name(startNode, start)))"
  }
}

extension NSLayoutXAxisAnchor {
  /// The distance from this anchor to the other; positive in reading direction for leading and
  /// trailing.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorOffset(from: self, to: otherAnchor), axis: .horizontal)
  }
}

extension NSLayoutYAxisAnchor {
  /// The distance from this anchor to the other; positive downwards.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(AnchorOffset(from: self, to: otherAnchor), axis: .vertical)
  }
}
