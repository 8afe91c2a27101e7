/// The borders between the pieces of a sweep.
extension Sweep {
  /// Joins equal neighbours, and makes all others adjacent.
  mutating func close(_ range: ClosedRange<Double>, _ agreement: Double) {
    pieces.sort { $0.range.lowerBound < $1.range.lowerBound }
    var joined: [Piece] = []
    for piece in pieces {
      if let last = joined.last, last.isSame(as: piece, agreement) {
        let wider = last.range.length < piece.range.length ? piece : last
        joined[joined.count - 1] = Piece(
          range: last.range.lowerBound...piece.range.upperBound, forms: wider.forms)
      } else {
        joined.append(piece)
      }
    }
    var start = range.lowerBound
    for index in joined.indices {
      let end =
        index + 1 < joined.count ? joined[index].border(to: joined[index + 1]) : range.upperBound
      joined[index].range = start...max(start, end)
      start = joined[index].range.upperBound
    }
    pieces = joined
  }
}

extension Sweep.Piece {
  var isWide: Bool { range.isWide }

  /// Whether the forms of the longer piece apply to the shorter one.
  fileprivate func isSame(as other: Sweep.Piece, _ agreement: Double) -> Bool {
    let shorter = range.length < other.range.length ? range : other.range
    return zip(forms, other.forms).allSatisfy { form, other in
      [shorter.lowerBound, shorter.upperBound].allSatisfy {
        form.agrees(with: other.value(at: $0), at: $0, agreement)
      }
    }
  }

  /// The beginning of the next piece: the point at which the forms cross whose slopes differ most.
  fileprivate func border(to next: Sweep.Piece) -> Double {
    let (low, high) = (range.upperBound, max(range.upperBound, next.range.lowerBound))
    var steepest = Tolerance.sweepBorder
    var border = low.towards(high, by: 0.5)
    for (before, after) in zip(forms, next.forms) where abs(before.slope - after.slope) > steepest {
      steepest = abs(before.slope - after.slope)
      border = (after.constant - before.constant) / (before.slope - after.slope)
    }
    let slack = Tolerance.sweepBorder * max(1, abs(low), abs(high))
    return low - slack <= border && border <= high + slack ? border : low.towards(high, by: 0.5)
  }
}

// MARK: - Numbers and ranges

extension Sweep.Form {
  func value(at edited: Double) -> Double { constant + slope * edited }

  func agrees(
    with value: Double, at edited: Double, _ agreement: Double
  ) -> Bool {
    abs(self.value(at: edited) - value) <= agreement * max(1, abs(value))
  }
}

extension ClosedRange<Double> {
  var length: Double { upperBound - lowerBound }

  var isWide: Bool { length > Tolerance.sweepLength * size }

  /// Whether the range is long enough for differences between its ends.
  var isComparable: Bool { length > Tolerance.sweepStretch * size }

  private var size: Double { Swift.max(1, abs(lowerBound), abs(upperBound)) }
}

extension Double {
  func towards(_ other: Double, by share: Double) -> Double {
    self + (other - self) * share
  }
}
