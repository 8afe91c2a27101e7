extension Solver {
  /// The places that the ledgers hold, those of removed elements included. For tests.
  package var storedPlaces: Int { system.placeCount }

  /// Traps unless each stage's result belongs to what it was given. For tests.
  package mutating func checkInvariants() {
    solve()
    system.elimination.checkInvariants()
    program.tableau.checkInvariants()
    partition.checkInvariants(system.elimination)
    if obstacle == nil {
      pieces.checkInvariants(partition, at: forms.values)
      forms.checkInvariants(system.elimination)
    }
  }
}
