extension Solver {
  /// The number of places in the ledgers, including those of removed elements. For tests.
  package var storedPlaces: Int { system.placeCount }

  /// The number of coefficients in the last vertex. For tests.
  package var vertexNonzeros: Int { finder.vertex.nonzeroCount }

  /// Makes searches give up after a number of pivots. For tests.
  package mutating func limitPivots(to limit: Int) {
    program.limitPivots(to: limit)
    feasibility.limitPivots(to: limit)
    conflicts.limitPivots(to: limit)
  }

  /// The work of all searches so far, as counted for ``limitWork(to:)``. For tests and benchmarks.
  package var work: Int { program.tableau.work + feasibility.work + conflicts.work }

  /// Traps unless the result of each stage agrees with its input. For tests.
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
