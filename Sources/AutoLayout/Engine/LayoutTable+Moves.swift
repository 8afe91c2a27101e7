internal import Cassowary
import Foundation

/// Items whose rectangles have changed.
extension LayoutTable {
  /// An item that has another rectangle.
  struct Move {
    var index: Int
    var node: LayoutNode
    var frame: CGRect
  }

  /// Notes that the item may have another rectangle than it had.
  mutating func noteMove(ofItemAt index: Int) {
    guard !items[index].isMoved else { return }
    items[index].isMoved = true
    moved.append(index)
  }

  /// Notes the items that have the variables, which have other values.
  ///
  /// - Returns: Those of them whose content's height depends on the width.
  mutating func noteMoves(of variables: [Variable]) -> [LayoutNode] {
    var flowing: [LayoutNode] = []
    for variable in variables {
      guard let index = index(of: variable) else { continue }
      if items[index].isFlowing, let node = items[index].node { flowing.append(node) }
      noteMove(ofItemAt: index)
    }
    return flowing
  }

  /// The items that have been noted, with the rectangles that the solver has for them.
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

  /// The item's exact rectangle in the solver's answer, in the coordinates of what it lies in.
  func frame(ofItemAt index: Int, from solver: inout Solver) -> CGRect {
    let variables = items[index].variables
    var frame = CGRect.zero
    // Adding zero makes a negative zero a plain one, which prints as a person would write it.
    if let x = variables.origin.horizontal { frame.origin.x = solver.value(of: x) + 0 }
    if let y = variables.origin.vertical { frame.origin.y = solver.value(of: y) + 0 }
    frame.size.width = solver.value(of: variables.size.horizontal) + 0
    frame.size.height = solver.value(of: variables.size.vertical) + 0
    return frame
  }

  /// The layout of what is around has to put the items where the solver has them.
  mutating func needPlacing(ofItemsAt indices: [Int]) {
    for index in indices { items[index].needsPlacing = true }
  }

  /// Where an item has to be put that is to be placed, or in any case if it is `placedByHand`; it is
  /// to be placed no more then.
  mutating func takePlacing(of node: LayoutNode, placedByHand: Bool) -> CGRect? {
    guard let index = index(of: node), placedByHand || items[index].needsPlacing else { return nil }
    items[index].needsPlacing = false
    return items[index].frame
  }
}
