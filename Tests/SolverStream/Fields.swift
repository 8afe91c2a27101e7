import Cassowary
import JSON
import Wording

/// The keys and values of an operation, read by type.
struct Fields {
  private let members: [JSONValue.Member]
  private let operation: String

  /// - Throws: An error if a key is missing, or unknown to the operation.
  init(_ members: [JSONValue.Member], of form: Operation.Form) throws(OperationError) {
    self.members = members
    operation = form.name
    let known = form.keys + form.optionalKeys
    for key in members.map(\.key) where key.text != "op" && !known.contains(key.text) {
      let all = known.isEmpty ? "it has none but \"op\"" : "its keys are " + Self.list(known)
      throw OperationError(
        "\"\(form.name)\" has no key \(key.quoted)", name: key,
        among: known.map { Name($0) }, orElse: all)
    }
    let missing = form.keys.filter { key in !members.contains { $0.key.text == key } }
    guard missing.isEmpty else {
      throw OperationError(
        "\(Self.list(missing)) \(missing.count == 1 ? "is" : "are") missing; for example: "
          + form.example)
    }
  }

  private static func list(_ keys: [String]) -> String {
    keys.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  private func value(_ key: String) -> JSONValue? { members.first { $0.key.text == key }?.value }

  private func wrong(_ key: String, _ right: String) -> OperationError {
    OperationError("\"\(key)\" is \(right), not \(value(key)?.described ?? "missing")")
  }

  /// The identifier of a constraint.
  func id() throws(OperationError) -> Name {
    let id = try string("id", "a string that names the constraint")
    guard !id.text.hasPrefix(SolveSession.editPrefix) else {
      throw OperationError(
        "an id may not begin with \"\(SolveSession.editPrefix)\", as conflicts name edited values")
    }
    return id
  }

  /// The name of a variable.
  func variable() throws(OperationError) -> Name {
    try string("variable", "a string that names the variable")
  }

  func has(_ key: String) -> Bool { value(key) != nil }

  private func string(_ key: String, _ right: String) throws(OperationError) -> Name {
    guard case .string(let text) = value(key) else { throw wrong(key, right) }
    return text
  }

  func number(_ key: String) throws(OperationError) -> Double {
    guard case .number(let number) = value(key) else { throw wrong(key, "a number") }
    return number
  }

  /// The value of a key that is an object of numbers.
  func numbers(_ key: String, example: String) throws(OperationError) -> [Operation.Entry] {
    guard case .object(let members) = value(key) else {
      throw wrong(key, "an object of numbers such as \(example)")
    }
    var entries: [Operation.Entry] = []
    entries.reserveCapacity(members.count)
    for member in members {
      guard case .number(let number) = member.value else {
        throw OperationError(
          "\"\(key)\" is an object of numbers such as \(example), but for "
            + "\(member.key.quoted) it has \(member.value.described)")
      }
      entries.append((member.key, number))
    }
    return entries
  }

  /// The value of a key that is an array of strings.
  func names(_ key: String) throws(OperationError) -> [Name] {
    guard case .array(let values) = value(key) else {
      throw wrong(key, #"an array of names such as ["W","H"]"#)
    }
    var names: [Name] = []
    for value in values {
      guard case .string(let name) = value else {
        throw OperationError(
          #""\#(key)" is an array of names such as ["W","H"], but has \#(value.described)"#)
      }
      names.append(name)
    }
    return names
  }

  func relation() throws(OperationError) -> Relation {
    let right = #""<=", "=" (or "==") or ">=""#
    let text = try string("relation", right)
    switch text.text {
    case "<=": return .lessThanOrEqual
    case "=", "==": return .equal
    case ">=": return .greaterThanOrEqual
    default: throw wrong("relation", right)
    }
  }

  /// The priority; nil if none is given.
  func priority() throws(OperationError) -> Priority? {
    guard value("priority") != nil else { return nil }
    let number = try number("priority")
    guard number <= 1000, let priority = Priority(Float(number)) else {
      throw wrong("priority", "a number above 0, up to 1000 (required)")
    }
    guard priority.isRequired == (number == 1000) else {
      throw OperationError(
        "\"priority\" \(number.exactDecimal) can't be told from 1000 in single precision; "
          + "the highest one below is \(Float(1000).nextDown)")
    }
    return priority
  }
}
