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
      var model = system.model
      model.rows.append(row)
      do throws(Refusal) {
        let handle = try system.solver.add(system.constraint(row))
        system.constraints.append((handle, row))
      } catch {
        system.expectMinimal(error, model, new: row, place)
        return true
      }
      #expect(ReferenceSolver(model).isFeasible, place)
    case 9:  // edit one or two variables
      var values: [Int: Double] = [:]
      for _ in 0..<(1 + random.below(2)) {
        values[random.below(system.variables.count)] = Double(random.below(300))
      }
      var model = system.model
      model.edits.merge(values) { $1 }
      let batch = values.sorted { $0.key < $1.key }.map { (system.variables[$0.key], $0.value) }
      do throws(Refusal) { try system.solver.edit(batch) } catch {
        system.expectMinimal(error, model, edits: values, place)
        return true
      }
      #expect(ReferenceSolver(model).isFeasible, place)
      system.edits = model.edits
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
      return change(index, place) {
        $0.constant = constant
      } in: {
        (solver, handle) throws(Refusal) in
        try solver.setConstant(constant, of: handle)
      }
    case 17..<19:
      let index = random.below(count)
      let priority: Float = random.pick([1000, 1000, 750, 250])
      return change(index, place) {
        $0.priority = priority
      } in: {
        (solver, handle) throws(Refusal) in
        try solver.setPriority(Priority(priority)!, of: handle)
      }
    default:
      let index = random.below(count)
      system.constraints[index].row.rank = random.below(3)
      system.solver.setRank(
        system.constraints[index].row.rank, of: system.constraints[index].handle)
    }
    return false
  }

  private mutating func change(
    _ index: Int, _ place: Comment, _ edit: (inout ReferenceModel.Row) -> Void,
    in apply: (inout Solver, Solver.Handle) throws(Refusal) -> Void
  ) -> Bool {
    let old = system.constraints[index].row
    edit(&system.constraints[index].row)
    let model = system.model
    do throws(Refusal) { try apply(&system.solver, system.constraints[index].handle) } catch {
      system.expectMinimal(error, model, place)
      system.constraints[index].row = old
      return true
    }
    #expect(ReferenceSolver(model).isFeasible, place)
    return false
  }

  private mutating func check(_ values: [Double], isThorough: Bool, _ place: Comment) throws {
    let model = system.model
    let reference = ReferenceSolver(model)
    for row in model.rows where row.priority == 1000 {
      #expect(ReferenceModel.violation(row, values) < 1e-6, place)
    }
    for (index, isRestricted) in system.restricted.enumerated() where isRestricted {
      #expect(values[index] > -1e-6, place)
    }
    for (index, value) in system.edits { #expect(values[index] == value, place) }
    let sums = model.sums(values)
    try #require(sums.count == reference.sums.count, place)
    for (sum, least) in zip(sums, reference.sums) {
      #expect(abs(sum - least) < 1e-6 * max(1, least), "\(place): \(sums) \(reference.sums)")
    }
    for (handle, row) in system.constraints {
      let violation = system.solver.violation(of: handle)
      #expect(abs(violation - ReferenceModel.violation(row, values)) < 1e-6, place)
    }
    guard isThorough else { return }
    for (index, variable) in system.variables.enumerated() {
      let (least, greatest) = reference.range(of: index)
      let isAmbiguous = system.solver.isAmbiguous(variable)
      if let least, let greatest, greatest - least < 1e-6 {
        #expect(!isAmbiguous, "\(place): variable \(index)")
        #expect(abs(values[index] - least) < 1e-6, place)
      } else {
        #expect(isAmbiguous, "\(place): variable \(index)")
        if let least { #expect(values[index] > least - 1e-6, place) }
        if let greatest { #expect(values[index] < greatest + 1e-6, place) }
      }
    }
    for (value, expected) in zip(values, reference.answer(model)) {
      #expect(abs(value - expected) < 1e-6 * max(1, abs(expected)), place)
    }
    system.solver.checkInvariants()
    var fresh = try system.fresh()
    for (variable, value) in zip(system.variables, values) {
      #expect(abs(fresh.value(of: variable) - value) <= 1e-9 * max(1, abs(value)), place)
    }
  }
}
