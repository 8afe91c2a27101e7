import AutoLayout

/// A sum of places with factors, and a constant in points.
struct ContractSum: Sendable {
  /// An edge, a length or the middle of a view.
  enum Attribute: String, CaseIterable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  }

  /// What has a value at a screen.
  enum Quantity: Sendable {
    case attribute(ContractName, Attribute)
    /// The screen's width or height.
    case screen(NSLayoutConstraint.Axis)
    /// The distance between two views along the axis on which they are apart.
    case gap(ContractName, ContractName)

    /// The names of views.
    var names: [ContractName] {
      switch self {
      case .attribute(let name, _): [name]
      case .screen: []
      case .gap(let one, let other): [one, other]
      }
    }
  }

  private(set) var parts: [(quantity: Quantity, factor: Double)] = []
  private(set) var constant = 0.0
  /// The sum as it was written.
  var text = ""

  init(_ number: Double) { constant = number }
  init(_ quantity: Quantity) { parts = [(quantity, 1)] }

  var isConstant: Bool { parts.isEmpty }

  /// The names of views, in their order.
  var names: [ContractName] { parts.flatMap(\.quantity.names) }

  /// Whether the numbers are small enough to be calculated with.
  var isInReach: Bool {
    ([constant] + parts.map(\.factor)).allSatisfy { $0.magnitude <= Self.limit }
  }

  /// The greatest number of a rule, in points.
  static let limit = 1e6

  static func * (factor: Double, sum: ContractSum) -> ContractSum {
    var product = sum
    product.constant *= factor
    product.parts = sum.parts.map { ($0.quantity, $0.factor * factor) }
    return product
  }

  static func + (one: ContractSum, other: ContractSum) -> ContractSum {
    var sum = one
    sum.constant += other.constant
    sum.parts += other.parts
    return sum
  }
}
