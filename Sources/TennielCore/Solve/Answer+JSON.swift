extension Answer {
  /// The answer to a line, counted from 1, as a JSON object.
  func json(line: Int, microseconds: Double? = nil) -> JSON {
    var all: [JSON.Member] = [JSON.Member("line", .number(Double(line)))] + members
    if let microseconds { all.append(JSON.Member("microseconds", .number(microseconds))) }
    return .object(all)
  }

  private var members: [JSON.Member] {
    switch self {
    case .done:
      []
    case .error(let message):
      [JSON.Member("error", .string(Name(message)))]
    case .refused(let name, let clash):
      [JSON.Member("refused", .string(name)), clash.conflict, clash.allRepairs]
    case .solution(let names, let values, let misses):
      [
        JSON.Member("values", .object(zip(names, values).map { JSON.Member($0, .number($1)) })),
        JSON.Member("violations", .object(misses.map { JSON.Member($0.id, .number($0.distance)) })),
      ]
    case .explanation(let subject, let value, let terms):
      subject.json + [
        JSON.Member("value", .number(value)), JSON.Member("terms", .array(terms.map(\.json))),
      ]
    case .ambiguity(let choices, let groups):
      [
        JSON.Member("variables", .array(choices.map(\.json))),
        JSON.Member("groups", .array(groups.map { .array($0.map { .string($0) }) })),
      ]
    case .sweep(let pieces, let gaps):
      [
        JSON.Member("pieces", .array(pieces.map(\.json))),
        JSON.Member("conflicts", .array(gaps.map(\.json))),
      ]
    }
  }
}

extension Answer.Clash {
  fileprivate var conflict: JSON.Member {
    JSON.Member("conflict", .array(members.map { .string($0) }))
  }

  fileprivate var allRepairs: JSON.Member {
    JSON.Member("repairs", .object(zip(members, repairs).map { JSON.Member($0, .number($1)) }))
  }
}

extension Answer.Subject {
  fileprivate var json: [JSON.Member] {
    switch self {
    case .variable(let name): [JSON.Member("variable", .string(name))]
    case .constraint(let id, let standing, let distance):
      [
        JSON.Member("id", .string(id)), JSON.Member("standing", .string(Name(standing))),
        JSON.Member("distance", .number(distance)),
      ]
    }
  }
}

extension Answer.Term {
  fileprivate var json: JSON {
    .object([
      JSON.Member("id", .string(id)), JSON.Member("coefficient", .number(coefficient)),
      JSON.Member("constant", .number(constant)),
    ])
  }
}

extension Answer.Choice {
  fileprivate var json: JSON {
    var members = [
      JSON.Member("name", .string(name)), JSON.Member("min", least.map { .number($0) } ?? .null),
      JSON.Member("max", greatest.map { .number($0) } ?? .null),
    ]
    if let tie { members.append(JSON.Member("tie", .number(tie))) }
    return .object(members)
  }
}

extension Answer.Piece {
  fileprivate var json: JSON {
    let values = names.indices.map {
      JSON.Member(
        names[$0],
        .object([
          JSON.Member("constant", .number(constants[$0])),
          JSON.Member("slope", .number(slopes[$0])),
        ]))
    }
    return .object(range.json + [JSON.Member("values", .object(values))])
  }
}

extension Answer.Gap {
  fileprivate var json: JSON {
    .object(
      range.json + [clash.conflict, JSON.Member("at", .number(value)), clash.allRepairs])
  }
}

extension ClosedRange<Double> {
  fileprivate var json: [JSON.Member] {
    [JSON.Member("from", .number(lowerBound)), JSON.Member("to", .number(upperBound))]
  }
}
