import Cassowary
import SeededRandom
import SolverReference
import SolverWorkloads
import Testing

/// What the solver says about its answers, on random systems, held against the reference.
@Suite struct QueryWalkTests {
  @Test(arguments: seeds(1, inProofs: 8))
  func `explanations add up, ranges are exact and pieces agree with edits`(part: Int) throws {
    for seed in (part * 100)..<((part + 1) * 100) {
      var walk = QueryWalk(seed: 1000 + seed, variables: 2..<6, rows: 3..<13)
      try walk.run()
    }
  }

  /// Parts so large that the search for an answer begins where the last one ended.
  @Test(arguments: seeds(1, inProofs: 4))
  func `the same of larger systems`(part: Int) throws {
    for seed in (part * 25)..<((part + 1) * 25) {
      var walk = QueryWalk(seed: 6100 + seed, variables: 4..<13, rows: 6..<40)
      try walk.run()
    }
  }
}

private struct QueryWalk {
  var random: SplitMix
  var system = RandomSystem()
  let place: Comment
  let rows: Range<Int>

  init(seed: Int, variables: Range<Int>, rows: Range<Int>) {
    random = SplitMix(seed: seed)
    place = Comment(rawValue: "seed \(seed)")
    self.rows = rows
    for _ in 0..<(variables.lowerBound + random.below(variables.count)) {
      system.makeVariable(restricted: random.chance(50))
    }
  }

  mutating func run() throws {
    for _ in 0..<(rows.lowerBound + random.below(rows.count)) { try addRow() }
    let edited = random.below(system.variables.count)
    let value = Double(random.below(300))
    do throws(Refusal) {
      try system.solver.edit([(system.variables[edited], value)])
      system.edits[edited] = value
    } catch {
      try expectRepairs(error, system.model, edits: [edited: value])
    }
    let values = system.values()
    explain(values)
    try ranges(values)
    if system.edits[edited] != nil { pieces(of: edited) }
    #expect(system.values() == values, place)
    system.solver.checkInvariants()
  }

  private mutating func addRow() throws {
    let row = RandomSystem.randomRow(&random, variableCount: system.variables.count)
    do throws(Refusal) {
      let handle = try system.solver.add(system.constraint(row))
      system.constraints.append((handle, row))
    } catch {
      try expectRepairs(error, system.model, new: row)
    }
  }

  /// Each repair makes the conflict's members possible, and 99 hundredths of it do not.
  private func expectRepairs(
    _ refusal: Refusal, _ model: ReferenceModel, new: ReferenceModel.Row? = nil,
    edits: [Int: Double] = [:]
  ) throws {
    let conflict = try #require(refusal.conflict)
    try #require(conflict.repairs.count == conflict.members.count, place)
    for (member, repair) in zip(conflict.members, conflict.repairs) {
      for (share, isEnough) in [(1.0 + 1e-11, true), (0.99, false)] {
        var whole = RandomSystem()
        whole = system
        var changedNew = new
        var changedEdits = edits
        switch member {
        case .constraint(let handle):
          let index = try #require(whole.constraints.firstIndex { $0.handle == handle })
          whole.constraints[index].row.constant += repair * share
        case .new: changedNew?.constant += repair * share
        case .edit(let variable):
          let index = try #require(system.variables.firstIndex(of: variable))
          let value = try #require(edits[index] ?? system.edits[index])
          changedEdits[index] = value + repair * share
        }
        let model = whole.model(of: conflict.members, new: changedNew, edits: changedEdits)
        #expect(
          ReferenceSolver(model).isFeasible == isEnough,
          "\(place): \(refusal), \(conflict.repairs), \(member) by \(share)")
      }
    }
  }

  private mutating func explain(_ values: [Double]) {
    for (variable, value) in zip(system.variables, values) {
      let explanation = system.solver.explain(variable)
      #expect(explanation.value == value, place)
      expectSum(explanation, value)
    }
    for (handle, row) in system.constraints {
      let sum = row.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
      expectSum(system.solver.explain(handle), sum)
      let violation = ReferenceModel.violation(row, values)
      switch system.solver.standing(of: handle) {
      case .violated(let missed): #expect(abs(missed - violation) < 1e-6, place)
      case .binding: #expect(abs(sum + row.constant) < 1e-6, place)
      case .slack(let room):
        #expect(violation == 0, place)
        #expect(abs(room - abs(sum + row.constant)) < 1e-6, place)
      }
    }
  }

  /// Each term's constant is that of a constraint or an edit, and the terms add up.
  private func expectSum(_ explanation: Explanation, _ value: Double) {
    var sum = 0.0
    var size = 1.0
    for term in explanation.terms {
      switch term.source {
      case .constraint(let handle):
        let row = system.constraints.first { $0.handle == handle }?.row
        #expect(row?.constant == -term.constant, place)
      case .edit(let variable):
        let index = system.variables.firstIndex(of: variable)
        #expect(index.flatMap { system.edits[$0] } == term.constant, place)
      }
      sum += term.coefficient * term.constant
      size = max(size, abs(term.coefficient * term.constant))
    }
    #expect(abs(sum - value) <= 1e-9 * size, "\(place): \(explanation)")
  }

  private mutating func ranges(_ values: [Double]) throws {
    let reference = ReferenceSolver(system.model)
    let ambiguity = system.solver.ambiguity()
    var found: [Int] = []
    for range in ambiguity.ranges {
      let index = try #require(system.variables.firstIndex(of: range.variable))
      found.append(index)
      let (least, greatest) = reference.range(of: index)
      expectEqual(range.least, least)
      expectEqual(range.greatest, greatest)
    }
    for index in system.variables.indices where !found.contains(index) {
      let (least, greatest) = reference.range(of: index)
      expectEqual(least, greatest)
      #expect(least != nil, place)
    }
    #expect(ambiguity.groups.flatMap { $0 }.sorted() == ambiguity.ranges.map(\.variable), place)
  }

  private func expectEqual(_ left: Double?, _ right: Double?) {
    guard let left, let right else {
      #expect((left == nil) == (right == nil), place)
      return
    }
    #expect(abs(left - right) < 1e-6 * max(1, abs(right)), place)
  }

  /// Wherever the variable can be edited to, the values in the piece there are those of edits. The
  /// piece may be wider than what can be edited to.
  private func pieces(of edited: Int) {
    let variable = system.variables[edited]
    for value in stride(from: -200.0, through: 500, by: 35) {
      var solver = system.solver
      do throws(Refusal) { try solver.edit([(variable, value)]) } catch { continue }
      let piece = solver.piece(of: variable, in: -200...500)
      let (low, high) = (piece.range.lowerBound, piece.range.upperBound)
      #expect(low <= value && value <= high, "\(place): \(piece.range) at \(value)")
      for share in [0.01, 0.3, 0.99] where high - low > 1e-6 {
        let other = low + (high - low) * share
        var copy = system.solver
        do throws(Refusal) { try copy.edit([(variable, other)]) } catch { continue }
        for form in piece.forms {
          let expected = form.constant + form.slope * other
          #expect(
            abs(copy.value(of: form.variable) - expected) < 1e-6,
            "\(place): \(form.variable) at \(other) in \(piece.range)")
        }
      }
    }
  }
}
