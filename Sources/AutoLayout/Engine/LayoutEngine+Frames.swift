internal import Cassowary
import Foundation

extension CGRect {
  /// Whether both are the same rectangle, but for rounding errors.
  func isNearly(_ other: CGRect) -> Bool {
    let tolerance = LayoutTolerance.position
    return abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
      && abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
  }
}

extension LayoutEngine {
  /// The item's exact rectangle, in the coordinates of what it lies in; nil if it is not in here.
  func frame(of node: LayoutNode) -> CGRect? {
    guard let index = table.index(of: node) else { return nil }
    return table.frame(ofItemAt: index, from: &solver)
  }

  /// Solves, and notes the items for which that gave other values.
  ///
  /// - Returns: Those of them whose content's height depends on the width.
  func collectMoves() -> [LayoutNode] { table.noteMoves(of: solver.takeChanges()) }

  /// Sets what can be set at once, and marks for layout the views whose subviews have to move.
  func markMovedItems() {
    var refused: [Int] = []
    var around: LayoutNode?
    for move in table.takeMoves(from: &solver) {
      if move.node === root {
        if !rootSizeIsGiven { root.container?.takeRootSize(move.frame, scale: pixelScale) }
      } else if move.node.item?.adopt(move.frame, scale: pixelScale) == false {
        refused.append(move.index)
        // Those that lie in the same view mostly move one after the other.
        if move.node.parent !== around {
          around = move.node.parent
          around?.container?.setNeedsLayout()
        }
      }
    }
    table.needPlacing(ofItemsAt: refused)
  }

  // MARK: What is to be placed

  /// The layout of what is around has to put the item where the engine has it.
  func needPlacing(_ node: LayoutNode) {
    guard let index = table.index(of: node) else { return }
    table.needPlacing(ofItemsAt: [index])
    node.parent?.container?.setNeedsLayout()
  }

  /// Where an item has to be put that is to be placed, or in any case if it is `placedByHand`; it is
  /// to be placed no more then.
  func takePlacing(of node: LayoutNode, placedByHand: Bool) -> CGRect? {
    table.takePlacing(of: node, placedByHand: placedByHand)
  }

  /// Whether the constraints that stand for the item's frame and mask are those of what it now has.
  func knowsAutoresizing(of node: LayoutNode) -> Bool {
    guard let index = table.index(of: node) else { return false }
    return table.items[index].isAutoresizingKnown
  }

  // MARK: What is ambiguous, and what is not met

  /// The parts of the item's rectangle that could have another value without any loss.
  func ambiguousAttributes(of node: LayoutNode) -> [NSLayoutConstraint.Attribute] {
    guard !hasChanges, let variables = table.variables(of: node) else { return [] }
    let parts: [(NSLayoutConstraint.Attribute, Variable?)] = [
      (.left, variables.origin.horizontal), (.top, variables.origin.vertical),
      (.width, variables.size.horizontal), (.height, variables.size.vertical),
    ]
    return parts.compactMap { attribute, variable in
      guard let variable, solver.isAmbiguous(variable) else { return nil }
      return attribute
    }
  }

  /// Whether an attribute, or the distance between two, could have another value without any loss.
  func isAmbiguous(
    _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ offset: AnchorOffset?
  ) -> Bool {
    // Only two items may lie so far apart that nothing nearer than the root is around both.
    guard !hasChanges, let container = offset == nil ? node.parent : root,
      let view = container.container
    else { return false }
    var sum = SideSum(
      container: container, view: view, engine: self, isDirectional: attribute.isDirectional)
    return sum.add(node, attribute, offset, times: 1) && solver.isAmbiguous(sum.expression)
  }

  /// Whether the layout goes on without the constraint.
  func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    table.index(of: constraint).map { table.entries[$0].isBroken } ?? false
  }

  /// The number by which the solver knows a part of the item's rectangle.
  func number(of attribute: NSLayoutConstraint.Attribute, of node: LayoutNode) -> Int? {
    guard let variables = table.variables(of: node) else { return nil }
    return switch attribute {
    case .left: variables.origin.horizontal?.index
    case .top: variables.origin.vertical?.index
    case .width: variables.size.horizontal.index
    case .height: variables.size.vertical.index
    default: nil
    }
  }

  /// By how many points the constraint is not met; 0 if it is.
  func violation(of constraint: NSLayoutConstraint) -> CGFloat {
    guard let index = table.index(of: constraint) else { return 0 }
    let entry = table.entries[index]
    let misses = (0..<entry.count).map { index in
      let part = entry[index]
      let expression = part.constraint.expression
      let error = value(of: expression)
      return switch part.constraint.relation {
      case .equal: abs(error)
      case .lessThanOrEqual: max(0, error)
      case .greaterThanOrEqual: max(0, -error)
      }
    }
    let worst = misses.max() ?? 0
    // What is left of a satisfied constraint by rounding is no violation.
    return worst < LayoutTolerance.position ? 0 : CGFloat(worst)
  }
}
