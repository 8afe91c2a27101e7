/// The answers for all values of one edited variable in a range: what a window's width does.
///
/// In each piece all variables are affine functions of the edited one; where two pieces meet,
/// some constraint begins or ends to matter.
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

  /// Where the required constraints can't be met, and why not at its near end.
  public struct Gap: Sendable {
    public var range: ClosedRange<Double>
    public var conflict: Conflict
  }

  /// In ascending order. Neighbours differ.
  public var pieces: [Piece] = []
  public var conflicts: [Gap] = []
}

extension Solver {
  /// Finds the answers for all values of an edited variable from one number to another.
  ///
  /// This is parametric programming of the right-hand side (Gal and Nedoma, "Multiparametric
  /// linear programming", Management Science 1972), component by component: an answer says how
  /// far it holds, and what it leaves is divided until nothing is left.
  ///
  /// - Precondition: The variable is edited, and `from` is at most `to`.
  public func sweep(_ variable: Variable, from: Double, to: Double) -> Sweep {
    precondition(isEdited(variable), "\(variable) is not edited")
    precondition(from <= to, "a sweep goes from the smaller number to the greater")
    var sweep = Sweep()
    var open = [from...to]
    while let range = open.popLast() {
      cover(range, variable, &sweep, &open)
    }
    sweep.pieces.sort { $0.range.lowerBound < $1.range.lowerBound }
    sweep.conflicts.sort { $0.range.lowerBound < $1.range.lowerBound }
    sweep.close(from...to)
    return sweep
  }

  /// Finds the piece around a number in a range, and adds what it leaves of the range to `open`.
  private func cover(
    _ range: ClosedRange<Double>, _ variable: Variable, _ sweep: inout Sweep,
    _ open: inout [ClosedRange<Double>]
  ) {
    let (low, high) = (range.lowerBound, range.upperBound)
    let tolerance = 1e-8 * max(1, abs(low), abs(high))
    // Not the middle: breakpoints like round numbers.
    let value = low == high ? low : low + (high - low) * 0.4142135623730951
    var solver = self
    do throws(Refusal) { try solver.edit([(variable, value)]) } catch {
      guard let conflict = error.conflict else { return }
      var gap = range
      let place = place(of: variable)
      if let index = conflict.members.firstIndex(of: .edit(variable)) {
        // The conflict holds on one side of where its repair would lead.
        let end = value + conflict.repairs[index]
        gap = end > value ? low...min(high, max(value, end)) : max(low, min(value, end))...high
        _ = place
      }
      sweep.conflicts.append(Sweep.Gap(range: gap, conflict: conflict))
      if gap.lowerBound - low > tolerance { open.append(low...gap.lowerBound) }
      if high - gap.upperBound > tolerance { open.append(gap.upperBound...high) }
      return
    }
    solver.solve()
    let piece = solver.piece(around: value, of: variable, in: range)
    sweep.pieces.append(piece)
    if piece.range.lowerBound - low > tolerance { open.append(low...piece.range.lowerBound) }
    if high - piece.range.upperBound > tolerance { open.append(piece.range.upperBound...high) }
  }

  private func piece(
    around value: Double, of variable: Variable, in range: ClosedRange<Double>
  ) -> Sweep.Piece {
    let parameter = place(of: variable)
    var (low, high) = (range.lowerBound, range.upperBound)
    for number in components.numbers {
      guard let piece = components[number].piece else { continue }
      let (lower, upper) = piece.interval(of: parameter, at: forms.values)
      (low, high) = (max(low, min(lower, value)), min(high, max(upper, value)))
    }
    return Sweep.Piece(
      range: low...high,
      forms: variables.places.map { place in
        var sum = AffineSum()
        sum.begin()
        forms.add(1, of: place, to: &sum)
        var form = Sweep.Form(variable: self.variable(at: place), constant: sum.constant, slope: 0)
        for (index, other) in sum.parameters.enumerated() {
          if other == parameter {
            form.slope = sum.coefficients[index]
          } else {
            form.constant += sum.coefficients[index] * forms.values[other]
          }
        }
        return form
      })
  }
}

extension Sweep {
  /// Joins pieces that are the same, and lets neighbours meet.
  fileprivate mutating func close(_ range: ClosedRange<Double>) {
    var joined: [Piece] = []
    for piece in pieces {
      guard let last = joined.last else {
        joined.append(piece)
        continue
      }
      if last.isSame(as: piece) {
        joined[joined.count - 1].range = last.range.lowerBound...piece.range.upperBound
      } else {
        joined.append(piece)
      }
    }
    for index in joined.indices.dropFirst() {
      let (end, start) = (joined[index - 1].range.upperBound, joined[index].range.lowerBound)
      guard
        !conflicts.contains(where: {
          $0.range.lowerBound >= end && $0.range.upperBound <= start
            && $0.range.lowerBound < $0.range.upperBound
        })
      else { continue }
      let border = Piece.border(joined[index - 1], joined[index], between: end, and: start)
      joined[index - 1].range = joined[index - 1].range.lowerBound...border
      joined[index].range = border...joined[index].range.upperBound
    }
    pieces = joined
  }
}

extension Sweep.Piece {
  fileprivate func isSame(as other: Sweep.Piece) -> Bool {
    zip(forms, other.forms).allSatisfy { left, right in
      abs(left.slope - right.slope) <= 1e-9
        && abs(left.constant - right.constant)
          <= 1e-7 * max(1, abs(left.constant), abs(right.constant))
    }
  }

  /// Where one piece ends and the next begins: where their forms cross, as exactly as that can
  /// be said.
  fileprivate static func border(
    _ left: Sweep.Piece, _ right: Sweep.Piece, between low: Double, and high: Double
  ) -> Double {
    var best: (slope: Double, value: Double)?
    for (before, after) in zip(left.forms, right.forms) {
      let slope = abs(before.slope - after.slope)
      guard slope > best?.slope ?? 1e-6 else { continue }
      best = (slope, (after.constant - before.constant) / (before.slope - after.slope))
    }
    let middle = (low + high) / 2
    guard let best, abs(best.value - middle) <= 1e-6 * max(1, abs(middle)) else { return middle }
    return min(max(best.value, left.range.lowerBound), right.range.upperBound)
  }
}
