/// How a part of a layout moves: a vector of rates in the directions that the layout leaves open.
public struct Motion: Hashable, Sendable {
  /// How fast the part moves in a direction.
  struct Rate: Hashable, Sendable {
    var direction: Int
    var rate: Double
  }

  /// The rates that are not 0, by direction.
  private(set) var rates: [Rate] = []

  /// No motion.
  public static let none = Motion()

  private init() {}

  /// Creates a motion of rates by direction.
  public init(_ rates: [(direction: Int, rate: Double)]) {
    for rate in rates.sorted(by: { $0.direction < $1.direction }) where rate.rate != 0 {
      self.rates.append(Rate(direction: rate.direction, rate: rate.rate))
    }
  }

  /// The motion in one direction.
  init(direction: Int) { rates = [Rate(direction: direction, rate: 1)] }

  /// Whether the part can't move.
  public var isNone: Bool { rates.isEmpty }

  /// Adds a multiple of another motion. What remains of equal rates by rounding is left out.
  func adding(_ other: Motion, times factor: Double = 1) -> Motion {
    if factor == 0 || other.isNone { return self }
    var sum = Motion()
    sum.rates.reserveCapacity(rates.count + other.rates.count)
    var (left, right) = (rates[...], other.rates[...])
    while let first = left.first ?? right.first {
      let direction = min(first.direction, right.first?.direction ?? .max)
      var rate = 0.0
      var largest = 0.0
      if left.first?.direction == direction {
        rate = left.removeFirst().rate
        largest = abs(rate)
      }
      if right.first?.direction == direction {
        let added = factor * right.removeFirst().rate
        rate += added
        largest = max(largest, abs(added))
      }
      if abs(rate) > 1e-9 * largest { sum.rates.append(Rate(direction: direction, rate: rate)) }
    }
    return sum
  }

  static func + (left: Motion, right: Motion) -> Motion { left.adding(right) }
  static func - (left: Motion, right: Motion) -> Motion { left.adding(right, times: -1) }
}

/// Motions of which none is a linear combination of the others.
struct MotionBasis {
  /// The motions in echelon form: none moves in the direction of an earlier one's greatest rate.
  private var rows: [Motion] = []
  /// The rows by the direction of their greatest rate.
  private var places: [Int: Int] = [:]

  /// The number of motions.
  var count: Int { rows.count }

  /// Adds a motion unless it depends on the motions that are there.
  /// - Returns: Whether it was added.
  mutating func insert(_ motion: Motion) -> Bool {
    let rest = remainder(of: motion)
    guard let pivot = rest.rates.max(by: { abs($0.rate) < abs($1.rate) }) else { return false }
    places[pivot.direction] = rows.count
    rows.append(Motion.none.adding(rest, times: 1 / pivot.rate))
    return true
  }

  /// Whether a motion is a combination of the motions that are there.
  func spans(_ motion: Motion) -> Bool { remainder(of: motion).isNone }

  /// What is left of a motion without the motions that are there; rounding errors alone count as
  /// none.
  private func remainder(of motion: Motion) -> Motion {
    var rest = motion
    // A row has none of the pivots before it: the rows have to be taken in their order.
    while let next = rest.rates.compactMap({ rate in places[rate.direction].map { ($0, rate.rate) }
    })
    .min(by: { $0.0 < $1.0 }) {
      rest = rest.adding(rows[next.0], times: -next.1)
      rest = rest.without(pivotOf: next.0, in: places)
    }
    let largest = motion.rates.map { abs($0.rate) }.max() ?? 0
    return rest.rates.contains { abs($0.rate) > 1e-7 * largest } ? rest : .none
  }
}

extension Motion {
  /// The motion without the pivot of a row, of which rounding may have left something.
  fileprivate func without(pivotOf row: Int, in places: [Int: Int]) -> Motion {
    Motion(rates.filter { places[$0.direction] != row }.map { ($0.direction, $0.rate) })
  }
}
