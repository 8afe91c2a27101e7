/// The search for the pieces and gaps of a sweep.
///
/// The values for which the required constraints can be met are an interval, on which every
/// variable is a continuous function of the edited one: the optima of each level are a polyhedron
/// that moves with the right-hand side, and those of the last level are a single point. So gaps are
/// found from the ends of the range inwards, as far as each conflict reaches. Between them there
/// are only pieces, which meet where their forms cross.
struct SweepSearch {
  /// A copy of the solver, in which the search edits the variable.
  private var solver: Solver
  private let variable: Variable
  /// The variable's value before the search, for which there is a solution.
  private let present: Double
  private var sweep = Sweep()
  /// The relative difference between solutions that count as equal. It grows if dividing the range
  /// does not help, since larger differences are then due to rounding.
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

  /// The conflict at a value; nil if there is a solution, which the copy then has.
  private mutating func conflict(at value: Double) -> Conflict? {
    do throws(Refusal) { try solver.edit([(variable, value)]) } catch { return error.conflict }
    return nil
  }

  /// The difference that counts as nothing for numbers of a size.
  private static func tolerance(at size: Double) -> Double {
    Tolerance.sweepEnd * max(1, abs(size))
  }
}

// MARK: - Gaps

extension SweepSearch {
  /// Finds the values without a solution.
  ///
  /// - Returns: The range of the other values, if there are any.
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

  /// Searches from one end of a range inwards, from conflict to conflict.
  ///
  /// - Returns: The first value with a solution, if there is one up to `end`.
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
        // Rounding prevents a conflict from ending at its computed end.
        next = abs(end - value) <= leap ? end : value < end ? value + leap : value - leap
        leap *= 2
      }
      sweep.conflicts[sweep.conflicts.count - 1].extend(to: next)
      if start == end { return nil }
      value = next
    }
    return value
  }

  /// The end of a conflict on the way from one value to another, at the latest the other one.
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
  /// Finds pieces until the gaps between them are negligible.
  private mutating func findPieces(in range: ClosedRange<Double>) {
    let tolerance = Self.tolerance(at: max(abs(range.lowerBound), abs(range.upperBound)))
    var open = [range]
    while let longest = open.indices.max(by: { open[$0].length < open[$1].length }) {
      let stretch = open.remove(at: longest)
      // Not the middle, since breakpoints tend to be round numbers.
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
        // A stretch too short for a comparison is left to its neighbours.
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

  /// The straight piece from one end of a stretch to the other, if a solution between them agrees
  /// with it.
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
