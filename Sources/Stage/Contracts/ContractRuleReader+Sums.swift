import AutoLayout
import Wording

extension ContractRuleReader {
  /// Two sums and how they compare, the one with views first.
  mutating func comparison() throws(ContractMistake) -> ContractRule.Claim {
    let start = tokens.position
    let left = try textedSum()
    let relation = try relation()
    let right = try textedSum()
    if let sign = tokens.current, Self.relations.contains(where: { sign.isSign($0.sign) }) {
      throw ContractMistake(sign.position, "a rule compares once: write two rules")
    }
    let names = left.names + right.names
    guard !names.isEmpty else {
      throw ContractMistake(start, "the rule names no view, as ok.height >= 44 does")
    }
    let count = Set(names.map(\.text)).count
    guard count <= 3 else {
      throw ContractMistake(start, "a rule compares at most three views, and this one has \(count)")
    }
    // Messages tell the value of what stands first.
    if left.isConstant { return .compares(right, relation.turned, left) }
    return .compares(left, relation, right)
  }

  private static let relations: [(sign: String, relation: NSLayoutConstraint.Relation)] = [
    (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual), ("==", .equal),
  ]

  private mutating func relation() throws(ContractMistake) -> NSLayoutConstraint.Relation {
    for (sign, relation) in Self.relations where tokens.take(sign) { return relation }
    throw ContractMistake(
      tokens.position, "\(tokens.described) stands where the rule compares, by >=, <= or ==")
  }

  private mutating func textedSum() throws(ContractMistake) -> ContractSum {
    let start = tokens.position
    var sum = try sum()
    sum.text = tokens.text(from: start)
    guard sum.isInReach else {
      throw ContractMistake(start, "the numbers of a rule are at most 1000000")
    }
    return sum
  }

  private mutating func sum() throws(ContractMistake) -> ContractSum {
    var sum = try product()
    while true {
      if tokens.take("+") {
        sum = sum + (try product())
      } else if tokens.take("-") {
        sum = sum + -1 * (try product())
      } else {
        return sum
      }
    }
  }

  private mutating func product() throws(ContractMistake) -> ContractSum {
    var product = try factor()
    while true {
      let position = tokens.position
      if tokens.take("*") {
        let other = try factor()
        guard product.isConstant || other.isConstant else {
          throw ContractMistake(position, "a place is multiplied by a number, not by another place")
        }
        product =
          other.isConstant ? other.constant * product : product.constant * other
      } else if tokens.take("/") {
        let other = try factor()
        guard other.isConstant, other.constant != 0 else {
          throw ContractMistake(position, "a place is divided by a number that is not 0")
        }
        product = 1 / other.constant * product
      } else {
        return product
      }
    }
  }

  private mutating func factor() throws(ContractMistake) -> ContractSum {
    let position = tokens.position
    var sign = 1.0
    while tokens.take("-") { sign = -sign }
    switch tokens.current?.kind {
    case .number(let number):
      tokens.skip()
      return ContractSum(sign * number)
    case .sign("("):
      depth += 1
      defer { depth -= 1 }
      guard depth <= 20 else {
        throw ContractMistake(position, "a rule has at most 20 parentheses inside of one another")
      }
      tokens.skip()
      let sum = try sum()
      try tokens.expect(")", "each '(' has its ')'")
      return sign * sum
    case .word("gap") where tokens.following?.isSign("(") == true:
      tokens.skip()
      let names = try names(of: "gap", atLeast: 2, atMost: 2)
      return sign * ContractSum(.gap(names[0], names[1]))
    case .word, .quoted: return sign * ContractSum(try quantity())
    case .sign, .unreadable, nil:
      throw ContractMistake(
        position,
        "\(tokens.described) stands where a number or an edge is expected, such as title.left")
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation with its sides exchanged.
  fileprivate var turned: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
