import Cassowary

/// Numbers stand for priorities, as they are written.
extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Float) { self = Priority.init(value)! }
  public init(integerLiteral value: Int) { self = Priority.init(Float(value))! }
}

extension Solver {
  /// What a variable may be.
  enum Kind {
    case free
    /// At least zero.
    case length
  }

  // Several variables at once, in the order of their creation.
  mutating func make(_ a: Kind, _ b: Kind) -> (Variable, Variable) { (make(a), make(b)) }
  mutating func make(_ a: Kind, _ b: Kind, _ c: Kind) -> (Variable, Variable, Variable) {
    (make(a), make(b), make(c))
  }
  mutating func make(
    _ a: Kind, _ b: Kind, _ c: Kind, _ d: Kind
  ) -> (Variable, Variable, Variable, Variable) { (make(a), make(b), make(c), make(d)) }
  mutating func make(
    _ a: Kind, _ b: Kind, _ c: Kind, _ d: Kind, _ e: Kind
  ) -> (Variable, Variable, Variable, Variable, Variable) {
    (make(a), make(b), make(c), make(d), make(e))
  }

  private mutating func make(_ kind: Kind) -> Variable { makeVariable(restricted: kind == .length) }

  /// The values of some variables, in their order.
  mutating func values(of variables: Variable...) -> [Double] { variables.map { value(of: $0) } }
}
