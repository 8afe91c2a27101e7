/// The solutions for all values of one edited variable in a range, such as a window's width.
///
/// In each piece all variables are affine functions of the edited one. At the border of two pieces,
/// a constraint becomes binding or ceases to be.
public struct Sweep: Sendable {
  /// A range of values over which all variables are affine functions of the edited one.
  public struct Piece: Sendable {
    /// The values of the edited variable.
    public var range: ClosedRange<Double>
    /// The forms of all variables, in order of creation.
    public var forms: [Form]
  }

  /// A variable as a function of the edited one: `constant + slope * edited`.
  public struct Form: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The value of the form at zero.
    public var constant: Double
    /// The change of the variable for each unit of the edited one.
    public var slope: Double
  }

  /// A range over which the required constraints can't be met.
  public struct Gap: Sendable {
    /// The values of the edited variable. A border between a gap and a piece belongs to the piece.
    public var range: ClosedRange<Double>
    /// The conflict, which is the same for the whole range.
    public var conflict: Conflict
    /// The value of the edited variable to which the conflict's repairs refer: the end of the range
    /// where most is missing, so that a repair suffices for the whole range.
    public var value: Double
  }

  /// The pieces in ascending order. Neighbours differ. A piece for a single value has no length.
  public internal(set) var pieces: [Piece] = []
  /// The gaps in ascending order, on both sides of the pieces.
  public internal(set) var conflicts: [Gap] = []
}

extension Solver {
  /// Finds the solutions for all values of an edited variable in a range.
  ///
  /// This is parametric programming of the right-hand side (Gal and Nedoma, "Multiparametric linear
  /// programming", Management Science 1972): each solution gives the range in which it is valid,
  /// and the rest is divided until nothing is left.
  ///
  /// - Precondition: The variable is edited, `from` is at most `to`, and neither is beyond
  ///   ``largestConstant``.
  public func sweep(_ variable: Variable, from: Double, to: Double) -> Sweep {
    precondition(isEdited(variable), "\(variable) is not edited")
    precondition(from <= to, "a sweep goes from the smaller number to the greater")
    precondition(
      max(abs(from), abs(to)) <= Self.largestConstant,
      "a sweep goes up to \(plain(Self.largestConstant))")
    var search = SweepSearch(variable, of: self)
    return search.run(over: from...to)
  }

  /// The piece at the present value of an edited variable, clamped to a range.
  ///
  /// Rounding can leave a component's solution without a region. The piece then has no length, and
  /// `reach` is the range in which the solutions of the others are valid.
  package mutating func piece(
    of variable: Variable, in range: ClosedRange<Double>
  ) -> (piece: Sweep.Piece, reach: ClosedRange<Double>) {
    solve()
    let parameter = system.column(of: variable)
    let value = forms.values[parameter]
    var (low, high) = (range.lowerBound, range.upperBound)
    var isPoint = false
    for id in partition.ids {
      guard let piece = pieces.inForce(id) else { continue }
      let (lower, upper) = piece.range(of: parameter, at: forms.values)
      if lower < upper {
        (low, high) = (max(low, min(lower, value)), min(high, max(upper, value)))
      } else {
        isPoint = true
      }
    }
    let forms = system.variables.places.map { form(of: $0, parameter) }
    return (Sweep.Piece(range: isPoint ? value...value : low...high, forms: forms), low...high)
  }

  private func form(of column: Column, _ parameter: Column) -> Sweep.Form {
    var sum = AffineSum()
    forms.add(1, of: column, to: &sum)
    var form = Sweep.Form(variable: system.variable(at: column), constant: sum.constant, slope: 0)
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
