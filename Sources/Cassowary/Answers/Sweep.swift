/// The answers for all values of one edited variable in a range: what a window's width does.
///
/// In each piece all variables are affine functions of the edited one; where two pieces meet,
/// some constraint begins or ceases to matter.
public struct Sweep: Sendable {
  public struct Piece: Sendable {
    /// Values of the edited variable.
    public var range: ClosedRange<Double>
    /// All variables, in order of creation.
    public var forms: [Form]
  }

  /// A variable as a function of the edited one: `constant + slope * edited`.
  public struct Form: Hashable, Sendable {
    public var variable: Variable
    public var constant: Double
    public var slope: Double
  }

  /// Where the required constraints can't be met, and why.
  public struct Gap: Sendable {
    public var range: ClosedRange<Double>
    public var conflict: Conflict
  }

  /// In ascending order; no two neighbours are the same.
  public internal(set) var pieces: [Piece] = []
  /// In ascending order.
  public internal(set) var conflicts: [Gap] = []
}

extension Solver {
  /// Finds the answers for all values of an edited variable from one number to another.
  ///
  /// This is parametric programming of the right-hand side (Gal and Nedoma, "Multiparametric
  /// linear programming", Management Science 1972): an answer says how far it holds, and what it
  /// leaves of the range is divided until nothing is left.
  ///
  /// - Precondition: The variable is edited, and `from` is at most `to`.
  public func sweep(_ variable: Variable, from: Double, to: Double) -> Sweep {
    precondition(isEdited(variable), "\(variable) is not edited")
    precondition(from <= to, "a sweep goes from the smaller number to the greater")
    var solver = self
    var sweep = Sweep()
    var open = [from...to]
    while let range = open.popLast() {
      // Not the middle: breakpoints like round numbers.
      let value = range.lowerBound + (range.upperBound - range.lowerBound) * 0.4142135623730951
      let covered = solver.cover(value, variable, range, &sweep)
      let tolerance = 1e-8 * max(1, abs(range.lowerBound), abs(range.upperBound))
      if range.upperBound - covered.upperBound > tolerance {
        open.append(covered.upperBound...range.upperBound)
      }
      if covered.lowerBound - range.lowerBound > tolerance {
        open.append(range.lowerBound...covered.lowerBound)
      }
    }
    sweep.close(from...to)
    return sweep
  }

  /// Finds what there is around a number, and how far it reaches in a range.
  private mutating func cover(
    _ value: Double, _ variable: Variable, _ range: ClosedRange<Double>, _ sweep: inout Sweep
  ) -> ClosedRange<Double> {
    do throws(Refusal) { try edit([(variable, value)]) } catch {
      guard let conflict = error.conflict else { return range }
      let gap = Sweep.Gap(range: range.reach(of: conflict, variable, value), conflict: conflict)
      sweep.conflicts.append(gap)
      return gap.range
    }
    var piece = piece(around: value, of: variable, in: range)
    if piece.range.lowerBound == piece.range.upperBound {
      // An answer that rounding has left without a region; there is always an end to these.
      let reach = max((range.upperBound - range.lowerBound) / 64, 1e-4 * max(1, abs(value)))
      piece.range = max(range.lowerBound, value - reach)...min(range.upperBound, value + reach)
    }
    sweep.pieces.append(piece)
    return piece.range
  }

  private mutating func piece(
    around value: Double, of variable: Variable, in range: ClosedRange<Double>
  ) -> Sweep.Piece {
    solve()
    let parameter = place(of: variable)
    var (low, high) = (range.lowerBound, range.upperBound)
    for number in components.numbers {
      guard let piece = components[number].piece else { continue }
      let (lower, upper) = piece.interval(of: parameter, at: forms.values)
      (low, high) = (max(low, min(lower, value)), min(high, max(upper, value)))
    }
    for row in constraints.places where constraints[row].watch >= 0 {
      let (lower, upper) = interval(of: row, parameter)
      (low, high) = (max(low, min(lower, value)), min(high, max(upper, value)))
    }
    return Sweep.Piece(range: low...high, forms: variables.places.map { form(of: $0, parameter) })
  }

  /// Between which values of one parameter a row holds in which only parameters are left.
  private func interval(of row: Int, _ parameter: Int) -> (lower: Double, upper: Double) {
    let slope = elimination.matrix.coefficient(
      inRow: elimination.working(row), ofColumn: parameter)
    guard slope != 0 else { return (-.infinity, .infinity) }
    let end = forms.values[parameter] - offset(of: row).value / slope
    if constraints[row].isEquality { return (end, end) }
    return slope > 0 ? (end, .infinity) : (-.infinity, end)
  }

  private func form(of place: Int, _ parameter: Int) -> Sweep.Form {
    var sum = AffineSum()
    forms.add(1, of: place, to: &sum)
    var form = Sweep.Form(variable: variable(at: place), constant: sum.constant, slope: 0)
    for (index, other) in sum.parameters.enumerated() {
      if other == parameter {
        form.slope = sum.coefficients[index]
      } else {
        form.constant += sum.coefficients[index] * forms.values[other]
      }
    }
    return form
  }
}

extension ClosedRange<Double> {
  /// The part in which a conflict holds: all on this side of where the edit's repair leads to.
  fileprivate func reach(of conflict: Conflict, _ variable: Variable, _ value: Double) -> Self {
    guard let index = conflict.members.firstIndex(of: .edit(variable)),
      index < conflict.repairs.count
    else { return self }
    let end = value + conflict.repairs[index]
    return end > value
      ? lowerBound...Swift.min(upperBound, end) : Swift.max(lowerBound, end)...upperBound
  }
}

// MARK: - Where pieces meet

extension Sweep {
  /// Joins neighbours that are the same, and lets the others meet.
  fileprivate mutating func close(_ range: ClosedRange<Double>) {
    conflicts.sort { $0.range.lowerBound < $1.range.lowerBound }
    pieces.sort { $0.range.lowerBound < $1.range.lowerBound }
    // What is found right at a breakpoint is not a piece of its own.
    let pieces = self.pieces.filter { $0.isWide || self.pieces.count == 1 }
    var joined: [Piece] = []
    for piece in pieces {
      if let last = joined.last, last.isSame(as: piece) {
        joined[joined.count - 1].range = last.range.lowerBound...piece.range.upperBound
      } else {
        joined.append(piece)
      }
    }
    for index in joined.indices {
      let (before, piece) = (index == 0 ? nil : joined[index - 1], joined[index])
      let start = before.map { $0.border(to: piece) } ?? range.lowerBound
      // What lies between this piece and the one before it may also be a conflict.
      let gap = conflicts.last { $0.range.lowerBound < piece.range.lowerBound }
      let low = Swift.max(start, gap?.range.upperBound ?? start)
      joined[index].range = Swift.min(low, piece.range.upperBound)...piece.range.upperBound
      if index > 0, let before {
        joined[index - 1].range =
          before.range.lowerBound...Swift.max(before.range.lowerBound, start)
      }
    }
    if let last = joined.last {
      let gap = conflicts.first { $0.range.lowerBound > last.range.lowerBound }
      joined[joined.count - 1].range =
        last.range.lowerBound...(gap?.range.lowerBound ?? range.upperBound)
    }
    self.pieces = joined
  }
}

extension Sweep.Piece {
  fileprivate var isWide: Bool {
    range.upperBound - range.lowerBound > 1e-7 * max(1, abs(range.lowerBound))
  }

  fileprivate func isSame(as other: Sweep.Piece) -> Bool {
    zip(forms, other.forms).allSatisfy { left, right in
      abs(left.slope - right.slope) <= 1e-9
        && abs(left.constant - right.constant)
          <= 1e-7 * max(1, abs(left.constant), abs(right.constant))
    }
  }

  /// Where the next piece begins: where the forms that differ most cross.
  fileprivate func border(to next: Sweep.Piece) -> Double {
    let middle = (range.upperBound + next.range.lowerBound) / 2
    var steepest = 1e-6
    var border = middle
    for (before, after) in zip(forms, next.forms) where abs(before.slope - after.slope) > steepest {
      steepest = abs(before.slope - after.slope)
      border = (after.constant - before.constant) / (before.slope - after.slope)
    }
    return abs(border - middle) <= 1e-6 * max(1, abs(middle)) ? border : middle
  }
}
