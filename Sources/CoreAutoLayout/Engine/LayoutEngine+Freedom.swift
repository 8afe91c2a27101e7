internal import Cassowary

/// How a view or a guide can move while all constraints stay as they are: for each part of its
/// frame, the rates in the layout's free directions.
package struct LayoutMotion: Hashable, Sendable {
  /// How fast a part of a frame moves in a direction.
  package struct Rate: Hashable, Sendable {
    /// The number of the direction.
    package var direction: Int
    /// The distance by which the part moves for each step.
    package var rate: Double
  }

  /// The left edge, from that of the hierarchy's topmost view.
  package var left: [Rate] = []
  /// The top edge, from that of the hierarchy's topmost view.
  package var top: [Rate] = []
  package var width: [Rate] = []
  package var height: [Rate] = []

  /// Whether the item can't move.
  package var isNone: Bool {
    left.isEmpty && top.isEmpty && width.isEmpty && height.isEmpty
  }
}

extension LayoutEngine {
  /// How items can move, in the order of the list; nil for those that are not in this engine, and
  /// for all while changes wait.
  package func motions(of nodes: [LayoutNode]) -> [LayoutMotion?] {
    guard !hasChanges, let view = root.container else { return nodes.map { _ in nil } }
    let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
    var sums: [LinearExpression] = []
    var first: [Int?] = []
    for node in nodes {
      let parts = attributes.compactMap { attribute -> LinearExpression? in
        var sum = SideSum(container: root, view: view, engine: self, isDirectional: false)
        return sum.addPosition(of: attribute, of: node) ? sum.expression : nil
      }
      first.append(parts.count == attributes.count ? sums.count : nil)
      if parts.count == attributes.count { sums += parts }
    }
    solver.limitWork(to: mostWork)
    let freedom = solver.freedom(of: sums)
    func rates(_ sum: Int) -> [LayoutMotion.Rate] {
      freedom.motions[sum].map { LayoutMotion.Rate(direction: $0.direction, rate: $0.rate) }
    }
    return first.map { first in
      first.map {
        LayoutMotion(
          left: rates($0), top: rates($0 + 1), width: rates($0 + 2), height: rates($0 + 3))
      }
    }
  }
}
