extension Solver {
  /// The places that the ledgers hold, those of removed elements included. For tests.
  package var storedPlaces: Int { system.placeCount }

  /// The coefficients that the last vertex holds. For tests.
  package var vertexNonzeros: Int { finder.vertex.nonzeroCount }

  /// Lets searches give up after so many pivots. For tests.
  package mutating func limitPivots(to limit: Int) {
    program.limitPivots(to: limit)
    feasibility.limitPivots(to: limit)
    conflicts.limitPivots(to: limit)
  }

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
