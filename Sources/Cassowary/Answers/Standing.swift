/// How a constraint fares in the answer.
public enum Standing: Hashable, Sendable {
  /// An inequality that is met with that much room, in points.
  case slack(Double)
  /// Met, with no room: what it says has a part in the answer, or could have.
  case binding
  /// Missed by so many points.
  case violated(Double)
}

extension Solver {
  /// Whether the answer meets a constraint, and with how much room.
  public mutating func standing(of handle: Handle) -> Standing {
    let place = place(of: handle)
    let (value, size) = evaluate(place)
    let record = constraints[place]
    guard abs(value) > 1e-9 * max(1, size) else { return .binding }
    return value < 0 || record.isEquality
      ? .violated(abs(value) * record.scale) : .slack(value * record.scale)
  }
}
