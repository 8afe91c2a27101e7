internal import Cassowary

/// Items whose frames have changed.
extension LayoutTable {
  /// An item with its new frame.
  struct Move {
    var index: Int
    var node: LayoutNode
    var frame: CGRect
  }

  /// Records that the item's frame may have changed.
  mutating func noteMove(ofItemAt index: Int) {
    guard !items[index].isMoved else { return }
    items[index].isMoved = true
    moved.append(index)
  }

  /// Records the items to which some changed variables belong.
  ///
  /// - Returns: Those of them whose content height depends on the width.
  mutating func noteMoves(of variables: [Variable]) -> [LayoutNode] {
    var flowing: [LayoutNode] = []
    for variable in variables {
      guard let index = index(of: variable) else { continue }
      if items[index].isFlowing, let node = items[index].node { flowing.append(node) }
      noteMove(ofItemAt: index)
    }
    return flowing
  }

  /// Removes the recorded items, and returns them with their frames in the solver's solution.
  mutating func takeMoves(from solver: inout Solver) -> [Move] {
    var moves: [Move] = []
    moves.reserveCapacity(moved.count)
    for index in moved {
      items[index].isMoved = false
      guard let node = items[index].node else { continue }
      let frame = frame(ofItemAt: index, from: &solver)
      items[index].frame = frame
      moves.append(Move(index: index, node: node, frame: frame))
    }
    moved.removeAll(keepingCapacity: true)
    return moves
  }

  /// The item's exact frame in the solver's solution, in its parent's coordinates.
  func frame(ofItemAt index: Int, from solver: inout Solver) -> CGRect {
    let variables = items[index].variables
    var frame = CGRect.zero
    // Adding zero turns a negative zero into a positive one, which prints without a sign.
    if let x = variables.origin.horizontal { frame.origin.x = solver.value(of: x) + 0 }
    if let y = variables.origin.vertical { frame.origin.y = solver.value(of: y) + 0 }
    frame.size.width = solver.value(of: variables.size.horizontal) + 0
    frame.size.height = solver.value(of: variables.size.vertical) + 0
    return frame
  }

  /// Marks an item to be placed by its parent's layout.
  mutating func needPlacing(ofItemAt index: Int) { items[index].needsPlacing = true }

  /// Marks moved items to be placed by their parents' layouts.
  mutating func needPlacing(_ moves: [Move]) {
    for move in moves { needPlacing(ofItemAt: move.index) }
  }

  /// The frame at which the item has to be placed; nil if it need not be placed. The item is then
  /// no longer marked.
  /// - Parameter placedByHand: Whether the frame is returned even if the item is not marked.
  mutating func takePlacing(of node: LayoutNode, placedByHand: Bool) -> CGRect? {
    guard let index = index(of: node), placedByHand || items[index].needsPlacing else { return nil }
    items[index].needsPlacing = false
    return items[index].frame
  }
}
