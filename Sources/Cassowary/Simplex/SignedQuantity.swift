/// What stands for a row in a program: a quantity, or the opposite of one.
struct SignedQuantity: Sendable {
  var quantity: Quantity
  var isOpposite = false

  /// The cost of the row: per unit above zero, and per unit below.
  func cost(rise: Double, fall: Double) -> Tableau.Cost {
    isOpposite
      ? Tableau.Cost(quantity: quantity, rise: fall, fall: rise)
      : Tableau.Cost(quantity: quantity, rise: rise, fall: fall)
  }
}
