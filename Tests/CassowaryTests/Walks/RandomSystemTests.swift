import Cassowary
import SeededRandom
import SolverReference
import SolverWorkloads
import Testing

/// Random walks through adding, removing, changing and editing, compared with the reference.
@Suite struct RandomSystemTests {
  @Test(arguments: seeds(1, inProofs: 8))
  func `every step of a random walk agrees with the reference`(part: Int) throws {
    for seed in (part * 25)..<((part + 1) * 25) {
      var walk = Walk(seed: seed)
      try walk.run(steps: 24)
      #expect(walk.system.solver.pivotCount < 24 * 50, "seed \(seed)")
    }
  }
}

private struct Walk {
  let seed: Int
  var random: SplitMix
  var system = RandomSystem()

  init(seed: Int) {
    self.seed = seed
    random = SplitMix(seed: seed)
    for _ in 0..<(2 + random.below(4)) { system.makeVariable(restricted: random.chance(50)) }
  }

  mutating func run(steps: Int) throws {
    for step in 0..<steps {
      let before = system.values()
      let place = Comment(rawValue: "seed \(seed), step \(step)")
      let wasRefused = try makeStep(place)
      let after = system.values()
      if wasRefused { #expect(before == after, place) }
      try check(after, isThorough: step % 6 == 5, place)
    }
  }

  /// Does something random; returns whether it was refused.
  private mutating func makeStep(_ place: Comment) throws -> Bool {
    let count = system.constraints.count
    switch random.below(count == 0 ? 10 : 20) {
    case 0..<9:
      let row = RandomSystem.randomRow(&random, variableCount: system.variables.count)
      return system.isRefused(adding: row, place)
    case 9:  // edit one or two variables
      var values: [Int: Double] = [:]
      for _ in 0..<(1 + random.below(2)) {
        values[random.below(system.variables.count)] = Double(random.below(300))
      }
      return system.isRefused(editing: values.sorted { $0.key < $1.key }, place)
    case 10:
      guard let variable = system.edits.keys.sorted().first else { return false }
      system.edits[variable] = nil
      system.solver.endEdit(system.variables[variable])
    case 11..<15:
      let index = random.below(count)
      system.solver.remove(system.constraints[index].handle)
      system.constraints.remove(at: index)
    case 15..<17:
      let index = random.below(count)
      let constant = Double(random.below(201) - 100)
      return system.isRefused(settingConstant: constant, at: index, place)
    case 17..<19:
      let index = random.below(count)
      let priority: Float = random.pick([1000, 1000, 750, 250])
      return system.isRefused(settingPriority: priority, at: index, place)
    default:
      let index = random.below(count)
      system.constraints[index].row.rank = random.below(3)
      system.solver.setRank(
        system.constraints[index].row.rank, of: system.constraints[index].handle)
    }
    return false
  }

  private mutating func check(_ values: [Double], isThorough: Bool, _ place: Comment) throws {
    try system.expectOptimal(place)
    for (handle, row) in system.constraints {
      let violation = system.solver.violation(of: handle)
      #expect(abs(violation - ReferenceModel.violation(row, values)) < 1e-6, place)
    }
    guard isThorough else { return }
    system.expectAmbiguity(place)
    system.solver.checkInvariants()
    try system.expectFresh(place)
  }
}
