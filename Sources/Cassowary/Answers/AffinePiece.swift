/// The solutions for a range of values of one edited variable, such as a window's width: in it all
/// variables are affine functions of the edited one.
///
/// At the border of two pieces, a constraint becomes binding or ceases to be.
package struct AffinePiece: Sendable {
  /// A variable as a function of the edited one: `constant + slope * edited`.
  package struct Form: Hashable, Sendable {
    /// The variable.
    package var variable: Variable
    /// The value of the form at zero.
    package var constant: Double
    /// The change of the variable for each unit of the edited one.
    package var slope: Double
  }

  /// The values of the edited variable.
  package var range: ClosedRange<Double>
  /// The forms of all variables, in order of creation.
  package var forms: [Form]
}

extension Solver {
  /// The piece at the present value of an edited variable, clamped to a range.
  ///
  /// Rounding can leave a component's solution without a region. The piece then has no length.
  package mutating func piece(
    of variable: Variable, in range: ClosedRange<Double>
  ) -> AffinePiece {
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
    return AffinePiece(range: isPoint ? value...value : low...high, forms: forms)
  }

  private func form(of column: Column, _ parameter: Column) -> AffinePiece.Form {
    var sum = AffineSum()
    forms.add(1, of: column, to: &sum)
    var form = AffinePiece.Form(
      variable: system.variable(at: column), constant: sum.constant, slope: 0)
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
