import Cassowary
import Testing

/// Required equalities that say the same twice, and what is left when one of them goes.
struct RedundancyTests {
  var solver = Solver()

  /// Three spellings of one line and one of another, removed in every order.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  mutating func `duplicates hold for each other until the last is removed`(order: [Int]) throws {
    let (x, y) = solver.make(.free, .free)
    let wish = try solver.add(Constraint(x, .equal, 7, priority: 1))
    let spellings = try [1.0, -3, 1 / 3.0].map { scale in
      try solver.add(Constraint((x + y) * scale, .equal, 100 * scale))
    }
    for (round, index) in order.enumerated() {
      #expect(abs(solver.value(of: y) - 93) < 1e-12)
      #expect(throws: Refusal.self) { try solver.add(Constraint(x + y, .equal, 101)) }
      solver.remove(spellings[index])
      solver.checkInvariants()
      #expect(solver.constraintCount == 3 - round)
    }
    #expect(solver.value(of: y) == 0)
    try solver.add(Constraint(x + y, .equal, 101))
    #expect(solver.value(of: y) == 94)
    solver.remove(wish)
    #expect(solver.value(of: y) == 101)
  }

  @Test(arguments: 0..<3)
  mutating func `a cycle of equal variables stands without any one link`(removed: Int) throws {
    let ring = (0..<3).map { _ in solver.makeVariable() }
    let links = try (0..<3).map { try solver.add(Constraint(ring[$0], .equal, ring[($0 + 1) % 3])) }
    try solver.add(Constraint(ring[1], .equal, 40, priority: 10))
    #expect(ring.map { solver.value(of: $0) } == [40, 40, 40])
    solver.remove(links[removed])
    #expect(ring.map { solver.value(of: $0) } == [40, 40, 40])
    solver.remove(links[(removed + 1) % 3])
    let cutOff = (removed + 2) % 3
    let expected = (0..<3).map { index in
      index == 1 || [cutOff, (cutOff + 1) % 3] == [index, 1]
        || [cutOff, (cutOff + 1) % 3] == [1, index] ? 40.0 : 0
    }
    #expect(ring.map { solver.value(of: $0) } == expected)
  }

  @Test mutating func `a cycle that does not close is named whole`() throws {
    let ring = (0..<4).map { _ in solver.makeVariable() }
    let links = try (0..<3).map { try solver.add(Constraint(ring[$0 + 1], .equal, ring[$0] + 5)) }
    let conflict = Conflict(members: links.map { .constraint($0) } + [.new])
    #expect(throws: Refusal.conflict(conflict)) {
      try solver.add(Constraint(ring[0], .equal, ring[3]))
    }
    try solver.add(Constraint(ring[0], .equal, ring[3] - 15))
  }

  @Test(arguments: [0, 1e6, 1e9])
  mutating func `a cycle of thirds closes at any offset`(offset: Double) throws {
    let chain = (0..<31).map { _ in solver.makeVariable() }
    try solver.add(Constraint(chain[0], .equal, offset))
    for (a, b) in zip(chain, chain.dropFirst()) {
      try solver.add(Constraint(b - a, .equal, 100 / 3.0))
    }
    try solver.add(Constraint(chain[30] - chain[0], .equal, 1000))
    #expect(abs(solver.value(of: chain[3]) - offset - 100) <= 1e-9 * max(1, offset))
    #expect(throws: Refusal.self) {
      try solver.add(Constraint(chain[30] - chain[0], .equal, 1000.1))
    }
  }

  @Test(arguments: [0, 1e6, 1e9])
  mutating func `a cycle of thirds stands without any one link`(offset: Double) throws {
    var system = RandomSystem()
    for _ in 0..<7 { system.makeVariable(restricted: false) }
    try system.add([(0, 1)], .equal, offset)
    var links: [Solver.Handle] = []
    for index in 0..<6 { links.append(try system.add([(index + 1, 3), (index, -3)], .equal, 100)) }
    links.append(try system.add([(6, 1 / 3.0), (0, -1 / 3.0)], .equal, 200 / 3.0))
    for link in links {
      let row = system.constraints.first { $0.handle == link }!.row
      system.remove(link)
      for (index, value) in system.values().enumerated() {
        #expect(abs(value - offset - Double(index) * 100 / 3) <= 1e-9 * max(1, offset))
      }
      #expect(throws: Refusal.self) { try system.add([(6, 1), (0, -1)], .equal, 200.1) }
      try system.add(row)
    }
    system.solver.checkInvariants()
  }

  /// Four rows of rank two: any of them may be the one that the others follow from.
  @Test func `dependent rows go in any order`() throws {
    let rows: [([(variable: Int, coefficient: Double)], Double)] = [
      ([(0, 1), (1, 1)], 10), ([(1, 1), (2, 1)], 20), ([(0, 1), (1, 2), (2, 1)], 30),
      ([(0, -2), (2, 2)], 20),
    ]
    for adding in permutations(of: 4) {
      for removing in permutations(of: 4) {
        var system = RandomSystem()
        for _ in 0..<3 { system.makeVariable(restricted: false) }
        try system.add([(1, 1)], .equal, 4, at: 10)
        var handles = [Solver.Handle?](repeating: nil, count: 4)
        for row in adding { handles[row] = try system.add(rows[row].0, .equal, rows[row].1) }
        #expect(system.values() == [6, 4, 16])
        for row in removing {
          system.remove(handles[row]!)
          let place: Comment = "added \(adding), removed \(removing) up to \(row)"
          if adding == removing || adding.reversed() == removing {
            try system.expectOptimal(place)
          } else {
            system.expectMet(system.values(), place)
          }
        }
        system.solver.checkInvariants()
        #expect(system.values() == [0, 4, 0])
      }
    }
  }

  /// A square of equal variables with both diagonals, tied to 40 at one corner. What still
  /// reaches that corner has its value.
  @Test func `a net of equal variables goes in any order`() throws {
    let links = [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2)]
    for order in permutations(of: links.count) {
      var solver = Solver()
      let corners = (0..<4).map { _ in solver.makeVariable() }
      let handles = try links.map {
        try solver.add(Constraint(corners[$0.0], .equal, corners[$0.1]))
      }
      try solver.add(Constraint(corners[2], .equal, 40))
      var left = Array(links.indices)
      for removed in order {
        solver.remove(handles[removed])
        left.removeAll { $0 == removed }
        var reached: Set = [2]
        for _ in 0..<4 {
          for (a, b) in left.map({ links[$0] }) where reached.contains(a) || reached.contains(b) {
            reached.formUnion([a, b])
          }
        }
        #expect(
          corners.map { solver.value(of: $0) } == (0..<4).map { reached.contains($0) ? 40 : 0 },
          "\(order) up to \(removed)")
      }
    }
  }

  /// The row that stands for the others in the elimination is replaced by one of them.
  @Test(arguments: [0, 1, 2])
  mutating func `a duplicate takes over what depended on the removed one`(removed: Int) throws {
    let (window, a, b, c) = solver.make(.length, .length, .length, .free)
    try solver.edit([(window, 300)])
    let rows = try [1.0, 2, -0.5].map { scale in
      try solver.add(Constraint((a + b) * scale, .equal, window * scale))
    }
    try solver.add(Constraint(c, .equal, b - 20))
    try solver.add(Constraint(c, .greaterThanOrEqual, 10))
    try solver.add(Constraint(a, .equal, 290, priority: 600))
    #expect(solver.values(of: a, b, c) == [270, 30, 10])
    solver.remove(rows[removed])
    #expect(solver.values(of: a, b, c) == [270, 30, 10])
    try solver.edit([(window, 400)])
    #expect(solver.values(of: a, b, c) == [290, 110, 90])
    #expect(throws: Refusal.self) { try solver.edit([(window, 29)]) }
    solver.checkInvariants()
  }
}

/// All orders of the numbers below `count`, the ascending one first.
private func permutations(of count: Int) -> [[Int]] {
  guard count > 0 else { return [[]] }
  return permutations(of: count - 1).flatMap { rest in
    (0..<count).reversed().map { place in
      var order = rest
      order.insert(count - 1, at: place)
      return order
    }
  }
}
