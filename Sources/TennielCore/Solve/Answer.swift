/// What the program says about a line.
enum Answer: Equatable, Sendable {
  /// Nothing but that it is done.
  case done
  /// The values of all variables, and by how many points constraints are missed.
  case solution(names: [Name], values: [Double], violations: [Miss])
  /// The required constraints can't all be met; nothing has changed.
  case refused(Name, conflict: [Name])
  /// The line can't be read, or asks for what isn't there.
  case error(String)

  struct Miss: Equatable, Sendable {
    var id: Name
    var distance: Double
  }

  /// What stands before a variable's name where its edited value is meant.
  static let editPrefix = "edit "
}

extension Answer {
  /// The answer to a line, counted from 1, as a JSON object.
  func json(line: Int, microseconds: Double? = nil) -> JSON {
    var members = [JSON.Member(key: Name("line"), value: .number(Double(line)))]
    members += self.members
    if let microseconds {
      members.append(JSON.Member(key: Name("microseconds"), value: .number(microseconds)))
    }
    return .object(members)
  }

  private var members: [JSON.Member] {
    switch self {
    case .done: []
    case .solution(let names, let values, let misses):
      [
        JSON.Member(
          key: Name("values"),
          value: .object(zip(names, values).map { JSON.Member(key: $0, value: .number($1)) })),
        JSON.Member(
          key: Name("violations"),
          value: .object(misses.map { JSON.Member(key: $0.id, value: .number($0.distance)) })),
      ]
    case .refused(let name, let conflict):
      [
        JSON.Member(key: Name("refused"), value: .string(name)),
        JSON.Member(key: Name("conflict"), value: .array(conflict.map { .string($0) })),
      ]
    case .error(let message): [JSON.Member(key: Name("error"), value: .string(Name(message)))]
    }
  }
}
