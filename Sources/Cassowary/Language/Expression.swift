/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// The number by which the variable is multiplied.
  public var coefficient: Double

  /// The variable times the coefficient, which is 1 unless it is given.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant, such as `2 * x - y + 10`.
///
/// A variable may occur in several terms; their coefficients add up.
public struct Expression: Hashable, Sendable {
  /// The terms, in the order in which they were written.
  public var terms: [Term]
  /// The number that is added to the terms.
  public var constant: Double

  /// The sum of the terms and the constant; zero if neither is given.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The variable alone.
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }
}

/// An operand of the arithmetic operators: a variable, a term or an expression.
public protocol Linear {
  /// The operand as an expression.
  var expression: Expression { get }
}

extension Variable: Linear {
  /// The variable times 1.
  public var expression: Expression { Expression(self) }
}

extension Term: Linear {
  /// The term alone.
  public var expression: Expression { Expression([self]) }
}

extension Expression: Linear {
  /// The expression itself.
  public var expression: Expression { self }
}

extension Linear {
  /// The operand with all signs reversed.
  public static prefix func - (operand: Self) -> Expression { operand * -1 }

  /// The sum of two operands.
  public static func + (left: Self, right: some Linear) -> Expression {
    let (a, b) = (left.expression, right.expression)
    return Expression(a.terms + b.terms, constant: a.constant + b.constant)
  }

  /// The difference of two operands.
  public static func - (left: Self, right: some Linear) -> Expression { left + right * -1 }

  /// The sum of an operand and a number.
  public static func + (left: Self, right: Double) -> Expression {
    var sum = left.expression
    sum.constant += right
    return sum
  }

  /// The difference of an operand and a number.
  public static func - (left: Self, right: Double) -> Expression { left + -right }

  /// The sum of a number and an operand.
  public static func + (left: Double, right: Self) -> Expression { right + left }

  /// The difference of a number and an operand.
  public static func - (left: Double, right: Self) -> Expression { right * -1 + left }

  /// The operand times a number.
  public static func * (left: Self, right: Double) -> Expression {
    var product = left.expression
    for place in product.terms.indices { product.terms[place].coefficient *= right }
    product.constant *= right
    return product
  }

  /// A number times the operand.
  public static func * (left: Double, right: Self) -> Expression { right * left }

  /// The operand divided by a number.
  public static func / (left: Self, right: Double) -> Expression { left * (1 / right) }
}

extension Expression: CustomStringConvertible {
  /// The expression as it is written, such as `2 * v0 - v1 + 10`.
  public var description: String {
    var text = ""
    for term in terms {
      let size = abs(term.coefficient)
      text +=
        text.isEmpty ? (term.coefficient < 0 ? "-" : "") : term.coefficient < 0 ? " - " : " + "
      text += size == 1 ? "\(term.variable)" : "\(plain(size)) * \(term.variable)"
    }
    if text.isEmpty { return plain(constant) }
    if constant != 0 { text += (constant < 0 ? " - " : " + ") + plain(abs(constant)) }
    return text
  }
}

/// A number without `.0` after a whole one.
func plain(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
