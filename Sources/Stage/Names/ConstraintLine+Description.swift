import Wording

extension ConstraintLine: CustomStringConvertible {
  /// The line. Numbers have at most three decimals.
  var description: String {
    var line = identifier.map { ConstraintLine.label($0) + ": " } ?? ""
    line += "\(first) \(relation.sign) \(rightSide)"
    if priority != 1000 { line += " @ \(priority.shortDecimal)" }
    return line
  }

  private var rightSide: String {
    let constant = constant.shortDecimal
    guard let second else { return constant }
    let term =
      switch multiplier.shortDecimal {
      case "1": "\(second)"
      case "-1": "-\(second)"
      case let factor: "\(factor) * \(second)"
      }
    if constant == "0" { return term }
    return constant.hasPrefix("-") ? "\(term) - \(constant.dropFirst())" : "\(term) + \(constant)"
  }

  /// The identifier as a word; `H` and `V` are quoted, since `H:` and `V:` begin a line of the
  /// visual format.
  private static func label(_ identifier: String) -> String {
    ["H", "V"].contains(identifier) ? identifier.quoted : identifier.asWord
  }
}

extension ConstraintLine.Operand: CustomStringConvertible {
  /// The operand's names, separated by dots; each is quoted unless it is a word.
  var description: String {
    (item + [attribute]).map(\.asWord).joined(separator: ".")
  }
}
