/// The distance from one location to another on the same axis: a dimension that is not the size of
/// an item.
@MainActor
package final class AnchorOffset {
  let startNode: LayoutNode
  let start: NSLayoutConstraint.Attribute
  let endNode: LayoutNode
  let end: NSLayoutConstraint.Attribute

  init<Anchor>(from start: NSLayoutAnchor<Anchor>, to end: NSLayoutAnchor<Anchor>) {
    startNode = start.node
    self.start = start.attribute
    endNode = end.node
    self.end = end.attribute
    origin = nil
  }

  /// Creates the distance that a dimension stands for, as constraints return the dimension; nil if
  /// it is the size of an item.
  init?<Anchor>(of dimension: NSLayoutAnchor<Anchor>) {
    guard let offset = dimension.offset else { return nil }
    startNode = offset.startNode
    start = offset.start
    endNode = offset.endNode
    end = offset.end
    axis = dimension.attribute.axis ?? .horizontal
    origin = (dimension.identity, LooseReference(dimension), offset)
  }

  /// The axis of the dimension for which this was created.
  private var axis = NSLayoutConstraint.Axis.horizontal
  /// The key of that dimension, the dimension as long as it is in use, and its distance.
  private let origin:
    (identity: AnchorKey, dimension: LooseReference<NSObject>, distance: AnchorOffset)?
  private var made = LooseReference<ErasedAnchor>(nil)

  /// The dimension that stands for this distance, as constraints return it. It is created when it
  /// is asked for.
  var erased: ErasedAnchor? {
    guard let origin else { return nil }
    if let known = made.address.object { return known }
    let dimension =
      origin.dimension.address.object as? NSLayoutDimension ?? NSLayoutDimension(self, axis: axis)
    let erased = ErasedAnchor(dimension, identity: origin.identity)
    made = LooseReference(erased)
    return erased
  }

  package var nodes: [LayoutNode] { [startNode, endNode] }

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
