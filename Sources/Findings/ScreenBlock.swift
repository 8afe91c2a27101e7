/// Screens of a grid that have certain values on each axis, in all combinations of these.
package struct ScreenBlock: Hashable, Sendable {
  /// The indices of the values on each axis, in ascending order.
  package fileprivate(set) var values: [[Int]]
}

extension ScreenGrid {
  /// Screens as blocks that don't overlap, those with the first screens first, and as few as are
  /// found; nil for more than a number.
  package func blocks(of screens: [Int], atMost most: Int) -> [ScreenBlock]? {
    blocks(of: screens, along: Array(axes.indices), atMost: most)?.sorted { one, other in
      one.values.map { $0[0] }.lexicographicallyPrecedes(other.values.map { $0[0] })
    }
  }

  /// The smallest block that all of the screens are in.
  func hull(of screens: [Int]) -> ScreenBlock {
    var found = axes.map { Array(repeating: false, count: $0.values.count) }
    for screen in screens {
      for (axis, value) in coordinates(of: screen).enumerated() { found[axis][value] = true }
    }
    return ScreenBlock(values: found.map { axis in axis.indices.filter { axis[$0] } })
  }

  /// Values of an axis, and the screens that have each of them, as if it were the first value.
  private typealias Group = (values: [Int], screens: [Int])

  /// Divides the screens along one axis after the other, in each order of the axes.
  private func blocks(
    of screens: [Int], along some: [Int], atMost most: Int
  ) -> [ScreenBlock]? {
    guard most > 0 else { return nil }
    if some.isEmpty { return [ScreenBlock(values: axes.map { _ in [] })] }
    var splits: [(axis: Int, groups: [Group])] = []
    for axis in some {
      guard let groups = groups(of: screens, along: axis, atMost: most) else { continue }
      splits.append((axis, groups))
      // An axis that divides nothing is a factor of all blocks.
      if groups.count == 1 {
        splits = [(axis, groups)]
        break
      }
    }
    var best: [ScreenBlock]?
    for (axis, groups) in splits {
      let others = some.filter { $0 != axis }
      var found: [ScreenBlock] = []
      let limit = best.map { $0.count - 1 } ?? most
      let isWhole = groups.allSatisfy { group in
        guard
          let parts = blocks(of: group.screens, along: others, atMost: limit - found.count)
        else { return false }
        found += parts.map { part in
          var part = part
          part.values[axis] = group.values
          return part
        }
        return true
      }
      if isWhole { best = found }
    }
    return best
  }

  /// The values of an axis, those together that are with the same values of the others; nil for
  /// more groups than a number.
  private func groups(of screens: [Int], along axis: Int, atMost most: Int) -> [Group]? {
    let size = axes[axis].values.count
    let stride = axes[(axis + 1)...].reduce(1) { $0 * $1.values.count }
    var others: [[Int]] = Array(repeating: [], count: size)
    for screen in screens {
      let value = screen / stride % size
      others[value].append(screen - value * stride)
    }
    var groups: [Group] = []
    var places: [[Int]: Int] = [:]
    for (value, screens) in others.enumerated() where !screens.isEmpty {
      if let place = places[screens] {
        groups[place].values.append(value)
      } else {
        guard groups.count < most else { return nil }
        places[screens] = groups.count
        groups.append(([value], screens))
      }
    }
    return groups
  }
}
