/// A multiple of a quantity, which stands for a row in a program.
struct ScaledQuantity: Sendable {
  var quantity: Quantity
  var factor = 1.0

  /// The value for a row that has not been loaded.
  static let none = ScaledQuantity(quantity: Quantity(number: -1))

  var isLoaded: Bool { quantity.number >= 0 }

  /// The cost of the row, for each unit above zero and for each unit below.
  func cost(rise: Double, fall: Double) -> Tableau.Cost {
    factor < 0
      ? Tableau.Cost(quantity: quantity, rise: -factor * fall, fall: -factor * rise)
      : Tableau.Cost(quantity: quantity, rise: factor * rise, fall: factor * fall)
  }
}
