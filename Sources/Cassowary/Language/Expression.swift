/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant, such as `2 * x - y + 10`.
///
/// A variable may occur in several terms; their coefficients add up.
public struct Expression: Hashable, Sendable {
  public var terms: [Term]
  public var constant: Double

  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }
}

/// What the arithmetic operators accept: a variable, a term or an expression.
public protocol Linear {
  var expression: Expression { get }
}

extension Variable: Linear {
  public var expression: Expression { Expression(self) }
}

extension Term: Linear {
  public var expression: Expression { Expression([self]) }
}

extension Expression: Linear {
  public var expression: Expression { self }
}

extension Linear {
  public static prefix func - (operand: Self) -> Expression { operand * -1 }

  public static func + (left: Self, right: some Linear) -> Expression {
    let (a, b) = (left.expression, right.expression)
    return Expression(a.terms + b.terms, constant: a.constant + b.constant)
  }

  public static func - (left: Self, right: some Linear) -> Expression { left + right * -1 }

  public static func + (left: Self, right: Double) -> Expression {
    var sum = left.expression
    sum.constant += right
    return sum
  }

  public static func - (left: Self, right: Double) -> Expression { left + -right }

  public static func + (left: Double, right: Self) -> Expression { right + left }

  public static func - (left: Double, right: Self) -> Expression { right * -1 + left }

  public static func * (left: Self, right: Double) -> Expression {
    var product = left.expression
    for place in product.terms.indices { product.terms[place].coefficient *= right }
    product.constant *= right
    return product
  }

  public static func * (left: Double, right: Self) -> Expression { right * left }

  public static func / (left: Self, right: Double) -> Expression { left * (1 / right) }
}

extension Expression: CustomStringConvertible {
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

/// A number as a person writes it: no `.0` behind a whole one.
func plain(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
