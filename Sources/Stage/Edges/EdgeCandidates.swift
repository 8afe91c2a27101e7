/// The items for which conditions are worth deciding, found without their edges.
enum EdgeCandidates: Sendable {
  /// Items that are named one by one.
  case each([EdgeItems])
  /// All pairs of each group. The conditions say that the two of a pair touch, overlap or are
  /// close, so that a reader may leave out pairs that are apart by more than `reach` points.
  ///
  /// The pairs are made as they are read, since 300 siblings have 45,000.
  case pairs([EdgeGroup], reach: Double)

  /// Calls a function with all of the items.
  func visit(_ body: (EdgeItems) -> Void) {
    switch self {
    case .each(let all): for items in all { body(items) }
    case .pairs(let groups, _): for group in groups { group.visitPairs(body) }
    }
  }
}

/// Items of which each may go with each other one.
struct EdgeGroup: Hashable, Sendable {
  /// The indices of the items, ascending.
  let items: [Int]
  /// For each of them whether it makes no pair with another such one.
  let isQuiet: [Bool]

  /// Calls a function with each pair; the first of a pair stands before the second.
  func visitPairs(_ body: (EdgeItems) -> Void) {
    for place in items.indices {
      for other in items.indices[(place + 1)...] where !(isQuiet[place] && isQuiet[other]) {
        body(EdgeItems(items[place], items[other]))
      }
    }
  }
}

extension EdgeValues {
  /// The candidates that meet all of some conditions, in no certain order.
  func candidates(
    of candidates: EdgeCandidates, meeting conditions: [EdgeCondition]
  ) -> [EdgeItems] {
    switch candidates {
    case .each(let items): return items.filter { meet(conditions, for: $0) }
    case .pairs(let groups, let reach):
      return groups.flatMap { pairs(of: $0, within: reach, meeting: conditions) }
    }
  }

  /// The pairs of a group: each item is compared with those that begin below its top edge, as far
  /// down as it reaches.
  private func pairs(
    of group: EdgeGroup, within reach: Double, meeting conditions: [EdgeCondition]
  ) -> [EdgeItems] {
    let items = group.items
    let order = items.indices.sorted { self[items[$0], .top] < self[items[$1], .top] }
    var found: [EdgeItems] = []
    for (rank, place) in order.enumerated() {
      let end = self[items[place], .bottom] + reach
      for other in order[(rank + 1)...] {
        if self[items[other], .top] > end { break }
        if group.isQuiet[place], group.isQuiet[other] { continue }
        let pair = EdgeItems(items[min(place, other)], items[max(place, other)])
        if meet(conditions, for: pair) { found.append(pair) }
      }
    }
    return found
  }
}
