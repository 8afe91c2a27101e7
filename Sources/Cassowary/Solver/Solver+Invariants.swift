extension Solver {
  /// The places that the ledgers hold, those of removed elements included. For tests.
  package var storedPlaces: Int { variables.placeCount + constraints.placeCount }

  /// Traps unless what the solver derived belongs to what it was given. For tests.
  package mutating func checkInvariants() {
    prepare()
    elimination.checkInvariants()
  }
}
