import Wording

/// An edge of one item that may lie beyond the same edge of another.
struct EscapedEdge: Sendable {
  /// How far the edge lies beyond the other's, in points.
  let distance: EdgeExpression
  /// The distance that counts.
  let least: Double
  let name: String

  /// The edge lies beyond the other's by a distance that counts.
  var condition: EdgeCondition { distance > least }

  /// The four edges, each two places from the opposite one.
  /// - Parameters:
  ///   - least: The distance that counts, in points.
  ///   - insets: How far the edges that are meant lie inside of those of the inner item, in points.
  static func all(
    of inner: EdgePlace, beyond outer: EdgePlace, by least: Double,
    inset insets: UIEdgeInsets = .zero
  ) -> [EscapedEdge] {
    [
      (outer.top - inner.top - Double(insets.top), "top"),
      (outer.left - inner.left - Double(insets.left), "left"),
      (inner.bottom - outer.bottom - Double(insets.bottom), "bottom"),
      (inner.right - outer.right - Double(insets.right), "right"),
    ].map { EscapedEdge(distance: $0, least: least - 0.01, name: $1) }
  }

  /// Those of some edges that lie beyond: `20 points beyond the top and 30 points beyond the right`
  static func words(_ edges: [EscapedEdge], in reading: GeometricReading) -> String {
    edges.filter { reading[$0.distance] > $0.least }.map {
      "\(reading[$0.distance].shortDecimal) points beyond the \($0.name)"
    }.joined(separator: " and ")
  }
}
