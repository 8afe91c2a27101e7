/// The reason why a solver refused an operation. The solver is as it was before.
public enum Refusal: Error, Hashable, Sendable {
  /// The required constraints and edits can't all be met.
  case conflict(Conflict)
  /// A coefficient, a constant or an edit value is NaN or infinite.
  case notFinite
  /// A constant or an edit value is larger than ``Solver/largestConstant`` in the unit of the
  /// constraint's largest coefficient.
  case tooLarge(Double)
  /// The search was ended after far more pivots than programs of that size take, so that it is not
  /// known whether the required constraints can be met.
  case gaveUp

  /// The conflict, if that was the reason.
  public var conflict: Conflict? {
    if case .conflict(let conflict) = self { conflict } else { nil }
  }
}

extension Refusal: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .conflict(let conflict): conflict.description
    case .notFinite: "a coefficient, a constant or a value is not a finite number"
    case .gaveUp: "whether the constraints can be met was not found out in time"
    case .tooLarge(let number):
      "\(plain(number)) is too large: numbers go up to \(plain(Tolerance.largestConstant))"
    }
  }
}
