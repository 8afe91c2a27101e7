/// A side of an item, in the window's coordinates.
enum EdgeSide: Int, CaseIterable, Hashable, Sendable {
  case left, top, right, bottom
}

/// Which of the items a condition is about: a place in the ``EdgeItems`` for which it is decided.
enum EdgePlace: Hashable, Sendable {
  case first, second
  /// The whole screen, of which every item stands somewhere.
  case screen

  var left: EdgeExpression { EdgeExpression(self, .left) }
  var top: EdgeExpression { EdgeExpression(self, .top) }
  var right: EdgeExpression { EdgeExpression(self, .right) }
  var bottom: EdgeExpression { EdgeExpression(self, .bottom) }
  var width: EdgeExpression { right - left }
  var height: EdgeExpression { bottom - top }
  /// Twice the middle along the axis from left to right, since conditions are sums of edges.
  var doubledMiddleX: EdgeExpression { left + right }
  /// Twice the middle along the axis from top to bottom.
  var doubledMiddleY: EdgeExpression { top + bottom }
}

/// A sum of edges with factors, and a constant in points.
///
/// The edges are those of places, not of certain views, so that one expression serves all views. A
/// reader gives each edge a value: a number at one screen, or a function of the screen's width.
///
/// ```swift
/// let gap = EdgePlace.second.left - EdgePlace.first.right - 8
/// ```
struct EdgeExpression: Hashable, Sendable {
  /// An edge with its factor.
  struct Term: Hashable, Sendable {
    let place: EdgePlace
    let side: EdgeSide
    let factor: Double
  }

  private(set) var terms: [Term]
  private(set) var constant: Double

  /// An edge alone.
  init(_ place: EdgePlace, _ side: EdgeSide) {
    terms = [Term(place: place, side: side, factor: 1)]
    constant = 0
  }

  static func + (one: EdgeExpression, other: EdgeExpression) -> EdgeExpression {
    var sum = one
    sum.terms += other.terms
    sum.constant += other.constant
    return sum
  }

  static func - (one: EdgeExpression, other: EdgeExpression) -> EdgeExpression {
    one + -1 * other
  }

  static func + (one: EdgeExpression, number: Double) -> EdgeExpression {
    var sum = one
    sum.constant += number
    return sum
  }

  static func - (one: EdgeExpression, number: Double) -> EdgeExpression { one + -number }

  static func * (factor: Double, one: EdgeExpression) -> EdgeExpression {
    var product = one
    product.terms = one.terms.map {
      Term(place: $0.place, side: $0.side, factor: $0.factor * factor)
    }
    product.constant *= factor
    return product
  }
}

/// An expression that has to be greater than zero.
///
/// Conditions are strict. Where a fault begins at a certain distance, the distance is less by a
/// part of a pixel, so that rounding decides nothing.
struct EdgeCondition: Hashable, Sendable {
  let expression: EdgeExpression
}

extension EdgeExpression {
  static func > (one: EdgeExpression, other: EdgeExpression) -> EdgeCondition {
    EdgeCondition(expression: one - other)
  }

  static func > (one: EdgeExpression, number: Double) -> EdgeCondition {
    EdgeCondition(expression: one - number)
  }

  static func < (one: EdgeExpression, other: EdgeExpression) -> EdgeCondition { other > one }

  static func < (one: EdgeExpression, number: Double) -> EdgeCondition {
    EdgeCondition(expression: -1 * one + number)
  }
}
