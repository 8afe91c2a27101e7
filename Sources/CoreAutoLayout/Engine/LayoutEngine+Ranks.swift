internal import Cassowary

/// The ranks of constraints, which decide if priorities leave a choice: of two constraints that
/// could yield, the one with the lower rank does.
///
/// Constraints rank in the order of their activation. A view's content size ranks just below the
/// last constraint on that axis whose first item is the view: on devices, the first item of the
/// constraint that closes a chain keeps its content size, and the others yield. The system's own
/// constraints rank lowest.
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

  /// Updates the rank of a constraint, which may have changed.
  func rerank(_ constraint: NSLayoutConstraint) {
    if let entry = table.index(of: constraint) { setRanks(from: rank(of: constraint), in: entry) }
  }

  /// Updates the rank of the item's content size, since another constraint may now be the last one
  /// whose first item it is.
  func rerankContent(of node: LayoutNode) {
    guard let index = table.index(of: node) else { return }
    let content = table.items[index].content
    if let width = content.horizontal { rerankContent(width, of: node) }
    if let height = content.vertical { rerankContent(height, of: node) }
  }

  private func rerankContent(_ content: NSContentSizeLayoutConstraint, of node: LayoutNode) {
    guard let entry = table.index(of: content) else { return }
    setRanks(from: contentRank(of: node, content.axis), in: entry)
  }

  private func setRanks(from rank: Int, in entry: Int) {
    for part in 0..<table.entries[entry].count {
      let rank = rank + part
      guard table.entries[entry][part].constraint.rank != rank else { continue }
      table.entries[entry][part].constraint.rank = rank
      if let handle = table.entries[entry][part].handle { solver.setRank(rank, of: handle) }
    }
  }
}
