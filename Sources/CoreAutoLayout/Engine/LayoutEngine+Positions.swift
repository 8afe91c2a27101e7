/// Positions of attributes as of the last layout, as the constraints on them define them.
extension LayoutEngine {
  /// The position of an attribute in the container's coordinates, counted rightwards and downwards,
  /// or the length of a width or height, in points; nil if the item is not in the container.
  ///
  /// The attribute has the meaning that it has in a constraint held by the container: it belongs to
  /// the alignment rectangle, leading is the edge at which the container's reading direction
  /// begins, and the edges of a container that scrolls are those of its content.
  func position(
    of attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, in container: LayoutNode
  ) -> CGFloat? {
    guard let view = container.container else { return nil }
    var sum = SideSum(container: container, view: view, engine: self, isDirectional: false)
    guard sum.addPosition(of: attribute, of: node) else { return nil }
    return value(of: sum.expression)
  }

  /// The distance from its start to its end, in reading direction for leading and trailing, in
  /// points; nil if an item is not in the container.
  fileprivate func length(of distance: AnchorOffset, in container: LayoutNode) -> CGFloat? {
    guard let view = container.container else { return nil }
    var sum = SideSum(container: container, view: view, engine: self, isDirectional: false)
    guard sum.add(distance.endNode, distance.end, distance, times: 1) else { return nil }
    return value(of: sum.expression)
  }

  /// The value of the expression in the solver's solution.
  func value(of expression: LinearExpression) -> Double { solver.value(of: expression) }
}

extension NSLayoutConstraint {
  /// A side of the relation.
  package enum Side: Sendable { case first, second }

  /// The position of an item's attribute as of the last layout, as this constraint counts it, in
  /// points of the ``container``'s coordinates; for a width or a height, the length.
  ///
  /// It takes account of alignment insets, margins, baselines and the container's reading
  /// direction, so that the difference of two positions is the one that the constraint sets.
  ///
  /// - Parameter item: A view or guide in the container, or the container itself.
  /// - Returns: Nil if the constraint is not active, before the first layout, and for an item
  ///   outside of the container.
  package func position(of attribute: Attribute, of item: AnyObject) -> CGFloat? {
    guard let containerNode, let node = (item as? any LayoutItem)?.node else { return nil }
    return containerNode.engine?.position(of: attribute, of: node, in: containerNode)
  }

  /// The position of a side of the constraint as of the last layout, as ``position(of:of:)``
  /// defines it, without multiplier and constant; for a distance between two anchors, its length.
  package func position(of side: Side) -> CGFloat? {
    let (item, attribute, offset) =
      side == .first
      ? (firstItem, firstAttribute, firstOffset) : (secondItem, secondAttribute, secondOffset)
    if let offset, let containerNode {
      return containerNode.engine?.length(of: offset, in: containerNode)
    }
    return item.flatMap { position(of: attribute, of: $0) }
  }
}
