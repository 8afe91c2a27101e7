import JSON

extension Answer {
  /// The answer as a JSON object. Lines are counted from 1.
  func json(line: Int, microseconds: Double? = nil) -> JSONValue {
    var all: [JSONValue.Member] = [JSONValue.Member("line", .number(Double(line)))] + members
    if let microseconds { all.append(JSONValue.Member("microseconds", .number(microseconds))) }
    return .object(all)
  }

  private var members: [JSONValue.Member] {
    switch self {
    case .done:
      []
    case .error(let message):
      [JSONValue.Member("error", .string(Name(message)))]
    case .refused(let name, let clash):
      [JSONValue.Member("refused", .string(name)), clash.conflict, clash.allRepairs]
    case .solution(let names, let values, let misses):
      [
        JSONValue.Member(
          "values", .object(zip(names, values).map { JSONValue.Member($0, .number($1)) })),
        JSONValue.Member(
          "violations", .object(misses.map { JSONValue.Member($0.id, .number($0.distance)) })),
      ]
    case .explanation(let subject, let value, let terms):
      subject.json + [
        JSONValue.Member("value", .number(value)),
        JSONValue.Member("terms", .array(terms.map(\.json))),
      ]
    case .ambiguity(let choices, let groups):
      [
        JSONValue.Member("variables", .array(choices.map(\.json))),
        JSONValue.Member("groups", .array(groups.map { .array($0.map { .string($0) }) })),
      ]
    }
  }
}

extension Answer.Clash {
  fileprivate var conflict: JSONValue.Member {
    JSONValue.Member("conflict", .array(members.map { .string($0) }))
  }

  fileprivate var allRepairs: JSONValue.Member {
    JSONValue.Member(
      "repairs", .object(zip(members, repairs).map { JSONValue.Member($0, .number($1)) }))
  }
}

extension Answer.Subject {
  fileprivate var json: [JSONValue.Member] {
    switch self {
    case .variable(let name): [JSONValue.Member("variable", .string(name))]
    case .constraint(let id, let standing, let distance):
      [
        JSONValue.Member("id", .string(id)), JSONValue.Member("standing", .string(Name(standing))),
        JSONValue.Member("distance", .number(distance)),
      ]
    }
  }
}

extension Answer.Term {
  fileprivate var json: JSONValue {
    .object([
      JSONValue.Member("id", .string(id)), JSONValue.Member("coefficient", .number(coefficient)),
      JSONValue.Member("constant", .number(constant)),
    ])
  }
}

extension Answer.Choice {
  fileprivate var json: JSONValue {
    var members = [
      JSONValue.Member("name", .string(name)),
      JSONValue.Member("min", least.map { .number($0) } ?? .null),
      JSONValue.Member("max", greatest.map { .number($0) } ?? .null),
    ]
    if let tie { members.append(JSONValue.Member("tie", .number(tie))) }
    return .object(members)
  }
}
