/// A fault of places: what holds between the edges of some items where they have it.
///
/// Which items are candidates, and what the conditions are, depends on the hierarchy and on
/// classes, and never on numbers of the layout. So the same case can be decided at one screen, as
/// ``problems(_:of:in:)`` does, and for all widths of the screen at once, with each edge as a
/// function of the width. What holds for one of several reasons is one case for each of them.
///
/// The pairs of siblings share one list of conditions, and are made one by one
/// (``EdgeCandidates``). Four cases over 300 siblings take 0.3 ms in a grid, and 12 ms in one row,
/// where each of the 45,000 pairs is compared (optimised, on two shared cores).
struct GeometricCase: Sendable {
  /// All of them hold where there is the fault. The first is the one that is rarely met.
  let conditions: [EdgeCondition]
  /// The items that may have the fault.
  let candidates: EdgeCandidates
  /// How serious it is; nil for as serious as the check says.
  var severity: LayoutCheck.Severity?
  /// The places of the items that the fault is told about, the one at fault first.
  var subjects: [EdgePlace] = [.first]
  /// Whether it is left out where a view around the first item has it as well.
  var isOfOutermost = false
  /// The index of the condition that says how bad the fault is.
  var decisive = 0
  /// The fault in words, with the numbers of one screen.
  let message: @Sendable (GeometricReading) -> String
}

/// Items with their edges at a screen at which they have a fault.
struct GeometricReading {
  let items: EdgeItems
  let edges: EdgeValues
  fileprivate let views: [SceneView]

  /// The name of the item at a place.
  func name(_ place: EdgePlace) -> String {
    items.index(at: place).map { views[$0].name } ?? "the screen"
  }

  /// The value of an expression, in points.
  subscript(expression: EdgeExpression) -> Double { edges.value(of: expression, for: items) }
}

extension GeometricCase {
  /// The problems of a layout at its screen, in the order of the views: one for each group of
  /// items, for the first of the cases that holds.
  @MainActor
  static func problems(
    _ cases: [GeometricCase], of check: LayoutCheck, in layout: CheckedLayout
  ) -> [LayoutProblem] {
    var found: [(items: EdgeItems, place: Int)] = []
    for (place, one) in cases.enumerated() {
      for items in layout.edges.candidates(of: one.candidates, meeting: one.conditions) {
        found.append((items, place))
      }
    }
    guard !found.isEmpty else { return [] }
    found.sort {
      ($0.items.first, $0.items.second, $0.place) < ($1.items.first, $1.items.second, $1.place)
    }
    let faulty = Set(found.map(\.items.first))
    var told: EdgeItems?
    return found.compactMap { items, place in
      let one = cases[place]
      let isInside =
        one.isOfOutermost && layout.around(items.first).contains(where: faulty.contains)
      guard items != told, !isInside else { return nil }
      told = items
      let reading = GeometricReading(items: items, edges: layout.edges, views: layout.items)
      return LayoutProblem(
        check, one.message(reading),
        views: one.subjects.compactMap { items.index(at: $0) }.map { layout.items[$0].path },
        severity: one.severity, depth: reading[one.conditions[one.decisive].expression])
    }
  }
}
