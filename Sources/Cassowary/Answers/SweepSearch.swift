/// The search for the pieces and gaps of a sweep.
///
/// The numbers for which the required constraints can be met are an interval, and on it every
/// variable is a continuous function of the edited one: the optima of each level are a polyhedron
/// that moves with the right-hand side, and in the end they are one point. So gaps are found from
/// the ends of the range inwards, where each conflict says how far it goes; all that is between
/// them is pieces, which meet where their forms cross.
struct SweepSearch {
  /// A copy, which the search edits.
  private var solver: Solver
  private let variable: Variable
  /// The variable's value before the search; for this one there is an answer.
  private let present: Double
  private var sweep = Sweep()
  /// How far answers may be from each other that count as the same, in proportion: more than that
  /// is rounding, if dividing does not help.
  private var agreement = Tolerance.agreement
  private var divisions = 0

  init(_ variable: Variable, of solver: Solver) {
    self.solver = solver
    self.variable = variable
    present = self.solver.value(of: variable)
  }

  mutating func run(over range: ClosedRange<Double>) -> Sweep {
    if let answered = findGaps(in: range) {
      findPieces(in: answered)
      sweep.close(answered, agreement)
    }
    return sweep
  }

  /// Why there is no answer for a number; nil if there is one, which the copy then has.
  private mutating func conflict(at value: Double) -> Conflict? {
    do throws(Refusal) { try solver.edit([(variable, value)]) } catch { return error.conflict }
    return nil
  }

  /// What is to a number of that size as good as nothing.
  private static func tolerance(at size: Double) -> Double {
    Tolerance.sweepEnd * max(1, abs(size))
  }
}

// MARK: - Gaps

extension SweepSearch {
  /// Finds for which numbers there is no answer.
  ///
  /// - Returns: The others, if there are any.
  private mutating func findGaps(in range: ClosedRange<Double>) -> ClosedRange<Double>? {
    let (low, high) = (range.lowerBound, range.upperBound)
    var (first, last): (Double?, Double?) = (low, high)
    if low < present || low == high {
      first = findGaps(from: low, towards: min(max(low, present), high))
    }
    if present < high, low < high {
      let count = sweep.conflicts.count
      last = findGaps(from: high, towards: max(low, present))
      sweep.conflicts[count...].reverse()
    }
    guard let first, let last else { return nil }
    return first...last
  }

  /// Goes from one end of a range inwards, from conflict to conflict.
  ///
  /// - Returns: The first number for which there is an answer, if there is one up to `end`.
  private mutating func findGaps(from start: Double, towards end: Double) -> Double? {
    let tolerance = Self.tolerance(at: max(abs(start), abs(end)))
    let count = sweep.conflicts.count
    var leap = tolerance
    var value = start
    while value != present, let conflict = conflict(at: value) {
      if value == end, value != start { return nil }
      var next = self.end(of: conflict, at: value, before: end)
      if sweep.conflicts.count == count || abs(next - value) > tolerance {
        sweep.conflicts.append(
          Sweep.Gap(range: value...value, conflict: conflict, value: value))
      } else {
        // Rounding keeps a conflict from ending where it says.
        next = abs(end - value) <= leap ? end : value < end ? value + leap : value - leap
        leap *= 2
      }
      sweep.conflicts[sweep.conflicts.count - 1].extend(to: next)
      if start == end { return nil }
      value = next
    }
    return value
  }

  /// Where a conflict ends on the way from a number to another one, at the latest there.
  private func end(of conflict: Conflict, at value: Double, before end: Double) -> Double {
    guard let index = conflict.members.firstIndex(of: .edit(variable)),
      index < conflict.repairs.count
    else { return end }
    let next = value + conflict.repairs[index]
    let isOnTheWay = value < end ? value <= next && next < end : end < next && next <= value
    return isOnTheWay && abs(end - next) > Self.tolerance(at: end) ? next : end
  }
}

extension Sweep.Gap {
  fileprivate mutating func extend(to end: Double) {
    range = min(range.lowerBound, end)...max(range.upperBound, end)
  }
}

// MARK: - Pieces

extension SweepSearch {
  /// Finds pieces until nothing worth mentioning is left between them.
  private mutating func findPieces(in range: ClosedRange<Double>) {
    let tolerance = Self.tolerance(at: max(abs(range.lowerBound), abs(range.upperBound)))
    var open = [range]
    while let longest = open.indices.max(by: { open[$0].length < open[$1].length }) {
      let stretch = open.remove(at: longest)
      // Not the middle: breakpoints like round numbers.
      let value = stretch.lowerBound.towards(stretch.upperBound, by: 0.4142135623730951)
      var covered = value...value
      if conflict(at: value) == nil {
        let (piece, reach) = solver.piece(of: variable, in: stretch)
        if piece.isWide || stretch == range && !range.isWide {
          sweep.pieces.append(piece)
          covered = piece.range
        } else if let piece = straightPiece(over: reach) {
          sweep.pieces.append(piece)
          covered = piece.range
        }
      }
      if !covered.isWide {
        divisions += 1
        if divisions % 200 == 0 { agreement *= 10 }
        // What is too short to be compared is left to its neighbours.
        if !stretch.isComparable { continue }
      }
      if stretch.upperBound - covered.upperBound > tolerance {
        open.append(covered.upperBound...stretch.upperBound)
      }
      if covered.lowerBound - stretch.lowerBound > tolerance {
        open.append(stretch.lowerBound...covered.lowerBound)
      }
    }
  }

  /// The piece that goes straight from one end of a stretch to the other, if what is in between
  /// agrees.
  private mutating func straightPiece(over stretch: ClosedRange<Double>) -> Sweep.Piece? {
    let (low, high) = (stretch.lowerBound, stretch.upperBound)
    guard stretch.isComparable, let first = values(at: low), let last = values(at: high) else {
      return nil
    }
    let forms = zip(first, last).map { first, last in
      var form = Sweep.Form(variable: first.variable, constant: first.value, slope: 0)
      if abs(last.value - first.value) > Tolerance.sweepSlope
        * max(1, abs(first.value), abs(last.value))
      {
        form.slope = (last.value - first.value) / (high - low)
        form.constant -= form.slope * low
      }
      return form
    }
    for share in [0.1547005383792515, 0.4142135623730951, 0.7639320225002103] {
      let value = low.towards(high, by: share)
      guard let values = values(at: value),
        zip(forms, values).allSatisfy({ $0.agrees(with: $1.value, at: value, agreement) })
      else { return nil }
    }
    return Sweep.Piece(range: stretch, forms: forms)
  }

  private mutating func values(at value: Double) -> [(variable: Variable, value: Double)]? {
    conflict(at: value) == nil ? solver.values() : nil
  }
}
