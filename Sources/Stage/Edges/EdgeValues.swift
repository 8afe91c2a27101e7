import Foundation

/// The edges of all items of a layout at one screen, in the window's coordinates in points.
struct EdgeValues: Sendable {
  /// Four numbers for each item, in the order of ``EdgeSide``; the screen's come last.
  private var numbers: [Double] = []

  /// - Parameters:
  ///   - frames: The frames of the items.
  ///   - screen: The screen's size.
  init(_ frames: some Collection<CGRect>, screen: CGSize) {
    numbers.reserveCapacity((frames.count + 1) * EdgeSide.allCases.count)
    for frame in frames { add(frame) }
    add(CGRect(origin: .zero, size: screen))
  }

  private mutating func add(_ frame: CGRect) {
    numbers.append(Double(frame.minX))
    numbers.append(Double(frame.minY))
    numbers.append(Double(frame.maxX))
    numbers.append(Double(frame.maxY))
  }

  /// An edge of the item at an index.
  subscript(index: Int, side: EdgeSide) -> Double { numbers[index * 4 + side.rawValue] }

  /// The value of an expression for some items, in points.
  func value(of expression: EdgeExpression, for items: EdgeItems) -> Double {
    var sum = expression.constant
    let screen = numbers.count / 4 - 1
    for term in expression.terms {
      let index =
        switch term.place {
        case .first: items.first
        case .second: items.second
        case .screen: screen
        }
      sum += term.factor * numbers[index * 4 + term.side.rawValue]
    }
    return sum
  }

  /// Whether all of some conditions hold for some items. The conditions are tried in their order,
  /// up to the first that does not hold.
  func meet(_ conditions: [EdgeCondition], for items: EdgeItems) -> Bool {
    for condition in conditions where !(value(of: condition.expression, for: items) > 0) {
      return false
    }
    return true
  }
}
