import Cassowary
import SolverReference
import SolverWorkloads
import Testing

/// Wishes about single variables, which take no dictionary, or no row of one: alone, and beside
/// rows that tie variables together.
struct SingleVariableTests {
  @Test(arguments: [1, 2, 3])
  func `wishes about so many variables are met as the reference meets them`(count: Int) throws {
    for seed in 0..<300 {
      var random = SplitMix(seed: seed)
      var system = RandomSystem()
      for _ in 0..<count { system.makeVariable(restricted: random.chance(40)) }
      for _ in 0..<(2 + random.below(9)) {
        var row = RandomSystem.randomRow(&random, variableCount: count, required: 15)
        if random.chance(75) { row.terms = [row.terms[0]] }
        _ = try? system.add(row)
        // Two wishes about one length.
        guard random.chance(50) else { continue }
        row.relation = random.pick([.atMost, .atLeast, .equal])
        row.priority = random.pick([750, 500, 250])
        row.rank = random.below(3)
        _ = try? system.add(row)
      }
      try system.expectOptimal("seed \(seed)")
      system.expectAmbiguity("seed \(seed)")
      system.solver.checkInvariants()
    }
  }

  /// The middle one of three, whatever their order; of two in a tie, the one with the lower rank
  /// yields.
  @Test func `of equal wishes about a variable the middle one is met`() throws {
    for places in [[10.0, 20, 40], [40, 10, 20], [20, 40, 10]] {
      var system = RandomSystem()
      system.makeVariable(restricted: true)
      for place in places { try system.add([(0, 1)], .equal, place, at: 500) }
      #expect(system.values() == [20])
      #expect(system.solver.isAmbiguous(system.variables[0]) == false)
    }
    for (ranks, value) in [([0, 1], 30.0), ([1, 0], 10)] {
      var system = RandomSystem()
      system.makeVariable(restricted: true)
      for (place, rank) in zip([10.0, 30], ranks) {
        try system.add(
          ReferenceModel.Row(
            terms: [(0, 1)], constant: -place, relation: .equal, priority: 500, rank: rank))
      }
      #expect(system.values() == [value])
      #expect(system.solver.isAmbiguous(system.variables[0]) == true)
    }
  }
}
