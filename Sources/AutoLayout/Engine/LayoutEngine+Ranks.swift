internal import Cassowary
import Foundation

/// Where a constraint stands when priorities leave a choice: of two that could yield, the lower does.
///
/// Constraints rank in the order of their activation. A view's content size ranks just below the
/// last constraint on that axis which has the view as its first item, because on devices the first
/// item of the constraint that closes a chain keeps the size of its content and the others give
/// way. The system's own constraints rank lowest.
extension LayoutEngine {
  private static let rankStep = 1 << 32

  func rank(of constraint: NSLayoutConstraint) -> Int {
    constraint.activationIndex * Self.rankStep + Self.rankStep - 1
  }

  func contentRank(of node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> Int {
    let closing = node.naming.last(as: .first) { $0.axis == axis }
    return (closing?.activationIndex ?? 0) * Self.rankStep
      + min(node.order * 2, Self.rankStep - 4)
  }

  /// The constraint may have another place in the order.
  func rerank(_ constraint: NSLayoutConstraint) {
    guard let entry = constraint.engineEntry, entry.generation == generation else { return }
    setRanks(from: rank(of: constraint), in: entry)
  }

  /// Another constraint may be the last to name the item first: its content may rank elsewhere.
  func rerankContent(of node: LayoutNode) {
    guard let view = node.view else { return }
    for content in [view.contentSizeConstraints.horizontal, view.contentSizeConstraints.vertical] {
      guard let content, let entry = content.engineEntry, entry.generation == generation else {
        continue
      }
      setRanks(from: contentRank(of: node, content.axis), in: entry)
    }
  }

  private func setRanks(from rank: Int, in entry: EngineEntry) {
    for index in entry.parts.indices where entry.parts[index].constraint.rank != rank + index {
      entry.parts[index].constraint.rank = rank + index
      if let handle = entry.parts[index].handle { solver.setRank(rank + index, of: handle) }
    }
  }
}
