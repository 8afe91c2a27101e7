import Foundation
import LayoutFixtures

@testable import AutoLayout

/// Views a, b and c in one superview, and what format strings make of them.
@MainActor struct FormatFixture {
  let superview = UIView(frame: rect(0, 0, 300, 200))
  let a = UIView()
  let b = UIView()
  let c = UIView()

  init() {
    for view in [a, b, c] { superview.place(view) }
  }

  var views: [String: Any] { ["a": a, "b": b, "c": c] }

  func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views ?? self.views)
  }

  /// The constraints of a format string, a line each.
  func lines(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]? = nil
  ) -> [String] { constraints(format, options, metrics: metrics, views: views).map(line) }

  /// The reason of the one exception that a format string raises; it then makes no constraints.
  func reason(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]? = nil
  ) -> String? {
    var made: [NSLayoutConstraint] = []
    let raised = exceptions { made = constraints(format, options, metrics: metrics, views: views) }
    guard made.isEmpty, raised.count == 1, raised[0].name == "NSInvalidArgumentException" else {
      return nil
    }
    return raised[0].reason
  }

  /// Lays out what the formats say, and nothing else.
  func layOut(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    NSLayoutConstraint.activate(formats.flatMap { constraints($0, options, metrics: metrics) })
    superview.layoutIfNeeded()
  }

  /// `b.leading == a.trailing + 8 @750`.
  private func line(_ constraint: NSLayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var line = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) \(relation) "
    let constant = String(format: "%g", Double(constraint.constant))
    if constraint.secondItem == nil {
      line += constant
    } else {
      line += "\(name(constraint.secondItem)).\(constraint.secondAttribute.name)"
      if constraint.constant != 0 { line += " + \(constant)" }
    }
    if constraint.priority != .required {
      line += " @" + String(format: "%g", Double(constraint.priority.rawValue))
    }
    return constraint.multiplier == 1 ? line : line + " times \(constraint.multiplier)"
  }

  private func name(_ item: AnyObject?) -> String {
    switch item {
    case let item? where item === a: "a"
    case let item? where item === b: "b"
    case let item? where item === c: "c"
    case let item? where item === superview: "superview"
    case let guide as UILayoutGuide: guide.identifier
    default: "?"
    }
  }
}
