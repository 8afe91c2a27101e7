internal import Cassowary
import Foundation

/// Where attributes lie as of the last layout, in the terms of the constraints about them.
extension LayoutEngine {
  /// Where an attribute lies in the container's coordinates, counted rightwards and downwards, or
  /// how long a width or height is, in points; nil if the item is not in the container.
  ///
  /// The attribute means what it means in a constraint that the container holds: it is one of the
  /// alignment rectangle, leading is the edge at which the container starts to read, and the edges
  /// of a container that scrolls are those of its content.
  func position(
    of attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, in container: LayoutNode
  ) -> CGFloat? {
    guard let view = container.container else { return nil }
    var sum = SideSum(container: container, view: view, engine: self, isDirectional: false)
    guard sum.addPosition(of: attribute, of: node) else { return nil }
    return value(of: sum.expression)
  }

  /// How far the distance's end lies behind its start, in reading direction for leading and
  /// trailing, in points; nil if an item is not in the container.
  fileprivate func length(of distance: AnchorOffset, in container: LayoutNode) -> CGFloat? {
    guard let view = container.container else { return nil }
    var sum = SideSum(container: container, view: view, engine: self, isDirectional: false)
    guard sum.add(distance.endNode, distance.end, distance, times: 1) else { return nil }
    return value(of: sum.expression)
  }

  /// What the solver's answer makes of the expression.
  func value(of expression: LinearExpression) -> Double {
    // Adding zero makes a negative zero a plain one.
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    } + 0
  }
}

extension NSLayoutConstraint {
  /// One of the two sides of the relation.
  package enum Side: Sendable { case first, second }

  /// Where an attribute of an item lies as of the last layout, as this constraint counts it, in
  /// points of the ``container``'s coordinates; the length of a width or a height.
  ///
  /// Alignment insets, margins, baselines and the container's reading direction are in it, so that
  /// the difference of two positions is what the constraint makes it.
  ///
  /// - Parameter item: A view or guide in the container, or the container itself.
  /// - Returns: Nil if the constraint is not active, before the first layout, and for an item
  ///   outside of the container.
  package func position(of attribute: Attribute, of item: AnyObject) -> CGFloat? {
    guard let containerNode, let node = (item as? any LayoutItem)?.node else { return nil }
    return containerNode.engine?.position(of: attribute, of: node, in: containerNode)
  }

  /// Where a side of the constraint lies as of the last layout, as ``position(of:of:)`` has it,
  /// without the multiplier and the constant; for a distance between two anchors, how long it is.
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
