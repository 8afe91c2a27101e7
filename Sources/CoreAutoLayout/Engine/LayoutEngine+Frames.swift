internal import Cassowary

extension CGRect {
  /// Whether both are the same rectangle, but for rounding errors.
  package func isNearly(_ other: CGRect) -> Bool {
    let tolerance = LayoutTolerance.position
    return abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
      && abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
  }
}

extension LayoutEngine {
  /// The item's exact frame, in its parent's coordinates; nil if it is not in this engine.
  package func frame(of node: LayoutNode) -> CGRect? {
    guard let index = table.index(of: node) else { return nil }
    return table.frame(ofItemAt: index, from: &solver)
  }

  /// Solves, and records the items whose frames have changed.
  ///
  /// - Returns: Those of them whose content height depends on the width.
  func collectMoves() -> [LayoutNode] { table.noteMoves(of: solver.takeChanges()) }

  /// Sets the frames that need no layout, and marks the parents of all other moved items for
  /// layout.
  func markMovedItems() {
    var refused: [LayoutTable.Move] = []
    // Moved items with the same parent are mostly consecutive.
    var around: LayoutNode?
    var scale: CGFloat?
    for move in table.takeMoves(from: &solver) {
      if move.node.parent !== around {
        around = move.node.parent
        scale = around?.container?.pixelScale
      }
      if move.node === root {
        if !rootSizeIsGiven { root.container?.takeRootSize(move.frame) }
      } else if move.node.item?.adopt(move.frame, scale: scale) == false {
        refused.append(move)
      }
    }
    // All items are marked before any parent hears of it, which may run code of the app.
    table.needPlacing(refused)
    around = nil
    for move in refused where move.node.parent !== around {
      around = move.node.parent
      around?.container?.setNeedsLayout()
    }
  }

  // MARK: Items to be placed

  /// Marks the item to be placed by its parent's layout.
  package func needPlacing(_ node: LayoutNode) {
    guard let index = table.index(of: node) else { return }
    table.needPlacing(ofItemAt: index)
    node.parent?.container?.setNeedsLayout()
  }

  /// The frame at which the item has to be placed; nil if it need not be placed. The item is then
  /// no longer marked.
  /// - Parameter placedByHand: Whether the frame is returned even if the item is not marked.
  package func takePlacing(of node: LayoutNode, placedByHand: Bool) -> CGRect? {
    table.takePlacing(of: node, placedByHand: placedByHand)
  }

  /// Whether the constraints that stand for the item's frame and mask are up to date.
  package func knowsAutoresizing(of node: LayoutNode) -> Bool {
    guard let index = table.index(of: node) else { return false }
    return table.items[index].isAutoresizingKnown
  }

  // MARK: Violations

  /// Whether the solver found the optimum of all optional constraints, as of the last layout. It
  /// gives up after far more pivots than layouts of that size take; then only the required
  /// constraints are met.
  package var isOptimal: Bool { solver.isOptimal() }

  /// Whether the constraint is left out of the layout because of a conflict.
  package func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    guard let index = table.index(of: constraint) else { return false }
    // Of those that are in the solver, only what yields may be missed.
    return table.isBroken(entryAt: index)
      || table.isYielding(entryAt: index) && conflicts.contains { $0.broken === constraint }
  }

  /// The number of the variable that is a part of the item's frame.
  package func number(of attribute: NSLayoutConstraint.Attribute, of node: LayoutNode) -> Int? {
    guard let variables = table.variables(of: node) else { return nil }
    return switch attribute {
    case .left: variables.origin.horizontal?.index
    case .top: variables.origin.vertical?.index
    case .width: variables.size.horizontal.index
    case .height: variables.size.vertical.index
    default: nil
    }
  }

  /// The number of points by which the constraint is missed; 0 if it is met.
  package func violation(of constraint: NSLayoutConstraint) -> CGFloat {
    guard let index = table.index(of: constraint) else { return 0 }
    let miss = table.miss(ofEntryAt: index, in: &solver)
    // A remainder left by rounding is no violation.
    return miss < LayoutTolerance.position ? 0 : CGFloat(miss)
  }
}
