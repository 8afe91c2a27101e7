import Cassowary
import SolverWorkloads
import Testing

/// The same calls give the same bits, and what was there before leaves no trace.
struct DeterminismTests {
  /// Everything a solver does, in an order that depends on nothing but the seed; returns all
  /// values on the way.
  static func workload(seed: Int) throws -> [UInt64] {
    var random = SplitMix(seed: seed)
    var system = RandomSystem()
    for _ in 0..<14 { system.makeVariable(restricted: random.chance(50)) }
    var bits: [UInt64] = []
    for step in 0..<60 {
      switch random.below(system.constraints.count < 8 ? 6 : 12) {
      case 0..<6:
        _ = try? system.add(RandomSystem.randomRow(&random, variableCount: 14, required: 30))
      case 6:
        try? system.edit([
          (random.below(14), Double(random.below(999)) / 7), (random.below(14), 100.1),
        ])
      case 7:
        let edited = system.edits.keys.sorted()
        if let index = edited.last {
          system.edits[index] = nil
          system.solver.endEdit(system.variables[index])
        }
      case 8, 9: system.remove(random.pick(system.constraints).handle)
      case 10:
        let constant = Double(random.below(900)) / 7
        try? system.solver.setConstant(constant, of: random.pick(system.constraints).handle)
      default:
        let priority: Priority = random.pick([.required, 500])
        try? system.solver.setPriority(priority, of: random.pick(system.constraints).handle)
      }
      if step % 5 == 0 { bits += system.values().map(\.bitPattern) }
    }
    return bits + system.values().map(\.bitPattern)
  }

  static func text(_ bits: [UInt64]) -> String {
    bits.map { String($0, radix: 16) }.joined(separator: " ")
  }

  @Test func `a hundred runs give the same bits`() throws {
    let first = try Self.workload(seed: 3)
    try #require(Set(first).count > 20)
    for _ in 0..<100 { #expect(try Self.workload(seed: 3) == first) }
  }

  /// Hashes are seeded anew in each process, so that no order of a set comes through.
  @Test func `another process gives the same bits`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      for seed in 1...5 {
        print("bits of \(seed):", DeterminismTests.text(try DeterminismTests.workload(seed: seed)))
      }
    }
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    for seed in 1...5 {
      let text = Self.text(try Self.workload(seed: seed))
      #expect(output.contains("bits of \(seed): \(text)\n"), "seed \(seed)")
    }
  }

  @Test func `other threads give the same bits`() async throws {
    let expected = try (1...6).map { try Self.workload(seed: $0) }
    let found = try await withThrowingTaskGroup(of: (Int, [UInt64]).self) { group in
      for seed in 1...6 {
        for _ in 0..<3 { group.addTask { (seed, try Self.workload(seed: seed)) } }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found.count == 18)
    for (seed, bits) in found { #expect(bits == expected[seed - 1], "seed \(seed)") }
  }

  @Test mutating func `a copy is a snapshot`() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let wish = try solver.add(Constraint(x, .equal, 1, priority: 5))
    var copy = solver
    try solver.setConstant(-2, of: wish)
    copy.remove(wish)
    try copy.add(Constraint(x, .equal, 3))
    #expect(solver.value(of: x) == 2)
    #expect(copy.value(of: x) == 3)
  }

  @Test func `a copy goes on with the same bits`() throws {
    var random = SplitMix(seed: 21)
    var system = RandomSystem()
    for _ in 0..<8 { system.makeVariable(restricted: random.chance(50)) }
    for _ in 0..<20 {
      _ = try? system.add(RandomSystem.randomRow(&random, variableCount: 8, required: 30))
    }
    for _ in 0..<10 {
      var copy = system
      let row = RandomSystem.randomRow(&random, variableCount: 8)
      _ = try? system.add(row)
      _ = try? copy.add(row)
      #expect(Snapshot(&system.solver) == Snapshot(&copy.solver))
    }
  }

  @Test func `a batch gives what its constraints give one by one`() throws {
    for seed in 0..<20 {
      var random = SplitMix(seed: 900 + seed)
      var (single, batch) = (RandomSystem(), RandomSystem())
      for _ in 0..<6 {
        let isRestricted = random.chance(50)
        single.makeVariable(restricted: isRestricted)
        batch.makeVariable(restricted: isRestricted)
      }
      let rows = (0..<25).map { _ in
        single.constraint(RandomSystem.randomRow(&random, variableCount: 6))
      }
      let together = batch.solver.add(rows)
      for (row, result) in zip(rows, together) {
        do throws(Refusal) {
          let handle = try single.solver.add(row)
          #expect(result == .success(handle), "seed \(seed)")
        } catch {
          #expect(result == .failure(error), "seed \(seed)")
        }
      }
      for (a, b) in zip(single.values(), batch.values()) { #expect(isNear(a, b), "seed \(seed)") }
    }
  }

  /// Without ties the order of addition does not matter; with ties the sums don't depend on it.
  @Test func `any order of addition meets the levels as well`() throws {
    for seed in 0..<10 {
      var random = SplitMix(seed: 70 + seed)
      let rows = (0..<14).map { _ in
        RandomSystem.randomRow(&random, variableCount: 5, required: 0)
      }
      var expected: [Double] = []
      for order in 0..<6 {
        var system = RandomSystem()
        for index in 0..<5 { system.makeVariable(restricted: index < 2) }
        for row in order == 0 ? rows : rows.shuffled(using: &random) { try system.add(row) }
        let sums = system.model.sums(system.values())
        if order == 0 { expected = sums }
        #expect(zip(sums, expected).allSatisfy(isNear), "seed \(seed): \(sums) \(expected)")
      }
    }
  }

  /// Two solvers with the same constraints, one of which has seen much else.
  @Test func `what came and went before leaves no trace`() throws {
    for seed in 0..<12 {
      var random = SplitMix(seed: 1200 + seed)
      var system = RandomSystem()
      for _ in 0..<7 { system.makeVariable(restricted: random.chance(50)) }
      var passing: [Solver.Handle] = []
      for _ in 0..<40 {
        let row = RandomSystem.randomRow(&random, variableCount: 7, required: 30)
        guard let handle = try? system.add(row) else { continue }
        if random.chance(60) { passing.append(handle) }
        if random.chance(30) { _ = system.values() }
        try? system.edit([(random.below(7), Double(random.below(200)))])
        if random.chance(50), !passing.isEmpty {
          system.remove(passing.remove(at: random.below(passing.count)))
        }
      }
      for handle in passing { system.remove(handle) }
      try system.expectFresh("seed \(seed)")
    }
  }
}
