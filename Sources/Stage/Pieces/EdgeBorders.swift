/// Where conditions begin or cease to hold, while all edges move evenly from one layout to another.
struct EdgeBorders {
  let first: EdgeValues
  let last: EdgeValues

  /// The shares of the way at which a case begins or ceases to hold for some items, each between 0
  /// and 1, in no certain order.
  func shares(of cases: [GeometricCase]) -> [Double] {
    var shares: [Double] = []
    for one in cases {
      visit(one.candidates) { items in
        if let range = range(of: one.conditions, for: items) {
          shares += [range.lowerBound, range.upperBound].filter { $0 > 0 && $0 < 1 }
        }
      }
    }
    return shares
  }

  /// The part of the way on which all conditions hold; nil if there is none. Its ends may belong to
  /// it or not.
  private func range(of conditions: [EdgeCondition], for items: EdgeItems) -> ClosedRange<Double>? {
    var (low, high) = (0.0, 1.0)
    for condition in conditions {
      let start = first.value(of: condition.expression, for: items)
      let end = last.value(of: condition.expression, for: items)
      if start <= 0, end <= 0 { return nil }
      if start > 0, end > 0 { continue }
      let border = start / (start - end)
      if start > 0 { high = min(high, border) } else { low = max(low, border) }
      if low > high { return nil }
    }
    return low...high
  }

  /// Calls a function with the candidates that may meet their conditions on the way.
  private func visit(_ candidates: EdgeCandidates, _ body: (EdgeItems) -> Void) {
    guard case .pairs(let groups, let reach) = candidates else { return candidates.visit(body) }
    for group in groups { visitNear(group, within: reach, body) }
  }

  /// Calls a function with the pairs of a group that may come near from top to bottom: each item is
  /// compared with the items that can begin below its top edge, as far down as it can reach.
  private func visitNear(_ group: EdgeGroup, within reach: Double, _ body: (EdgeItems) -> Void) {
    let spans = group.items.map { item in
      (
        top: min(first[item, .top], last[item, .top]),
        end: max(first[item, .bottom], last[item, .bottom]) + reach
      )
    }
    let order = spans.indices.sorted { spans[$0].top < spans[$1].top }
    for (rank, place) in order.enumerated() {
      for other in order[(rank + 1)...] {
        if spans[other].top > spans[place].end { break }
        if group.isQuiet[place], group.isQuiet[other] { continue }
        body(EdgeItems(group.items[min(place, other)], group.items[max(place, other)]))
      }
    }
  }
}
