import Cassowary
import SolverWorkloads
import Testing

/// What the benchmark measures is what it says.
struct WorkloadTests {
  @Test(arguments: [Family.tree, .treei, .list, .listInWindow])
  func `a workload has about as many views as it is asked for`(family: Family) {
    for size in [10, 100, 1000] {
      let workload = family.workload(size: size)
      #expect(((size - 8)...size).contains(workload.viewCount))
      #expect(workload.variableCount == 4 * workload.viewCount)
    }
  }

  @Test func `a tree has four required constraints a view, and the root only two`() {
    let workload = Family.tree.workload(size: 1000)
    #expect(workload.rows.count == 3998)
    #expect(workload.rows.allSatisfy { $0.priority == 1000 && $0.relation == .equal })
  }

  @Test(arguments: Family.allCases)
  func `a workload exchanges twenty constraints`(family: Family) {
    for size in family.sizes where size <= 100 {
      let workload = family.workload(size: size)
      #expect(Set(workload.toggle.map(\.row)).count == 20)
      #expect(workload.toggle.allSatisfy { $0.change != 0 })
      #expect(workload.toggle.allSatisfy { workload.rows.indices.contains($0.row) })
    }
  }

  @Test func `a workload reads back from its text, and a broken line is named`() throws {
    for family in Family.allCases {
      var workload = family.workload(size: family.sizes[0])
      workload.toggled = []
      #expect(try Workload(text: workload.text) == workload)
    }
    let error = #expect(throws: Workload.Unreadable.self) {
      try Workload(text: "views 1\nrow 1000 =< 0 1 0 1\n")
    }
    #expect(error?.description == "line 2 can't be read: row 1000 =< 0 1 0 1")
  }

  @Test func `boxes of a tree of ten share the window evenly`() throws {
    let workload = Family.tree.workload(size: 10)
    var session = try Session(workload, width: 410, height: 100)
    // Two points before, between and behind four boxes leave 400; one above and one below leave 98.
    #expect(try session.box(1) == [2, 1, 100, 98])
    #expect(try session.box(4) == [308, 1, 100, 98])
    // Inside of the first, four boxes below each other: 98 - 5 * 2 is 88.
    #expect(try session.box(5) == [1, 2, 98, 22])
    #expect(try session.box(8) == [1, 74, 98, 22])
  }

  @Test func `a wide table gives its title what is left, and a narrow one squeezes it`() throws {
    let workload = Family.list.workload(size: 10)
    var session = try Session(workload, width: 1000, height: 500)
    let (title, badge, button) = (try session.box(3), try session.box(5), try session.box(6))
    let accessory = try session.box(8)
    #expect(accessory[0] + accessory[2] == 1000 - 16)
    #expect(accessory[2] == 12)
    #expect(title[0] == 64)
    #expect(title[2] == 1000 - 64 - 8 - badge[2] - 8 - button[2] - 8 - 12 - 16)

    try session.resize(width: 200, height: 500)
    #expect(try session.box(5)[2] == badge[2])
    #expect(try session.box(6)[2] == button[2])
    #expect(try session.box(3)[2] == 200 - 64 - 8 - badge[2] - 8 - button[2] - 8 - 12 - 16)
  }

  @Test(arguments: [Family.tree, .treei, .list, .listInWindow])
  func `an exchange moves nothing outside of its part`(family: Family) throws {
    let workload = family.workload(size: 100)
    var session = try Session(
      workload, width: workload.start.width, height: workload.start.height)
    let before = session.values()
    try session.exchange(factor: 1)
    let after = session.values()
    let moved = before.indices.filter { abs(before[$0] - after[$0]) > 1e-6 }
    #expect(Set(moved).isSubset(of: workload.toggled))
    #expect(moved.count > 10)
  }

  @Test(arguments: Family.allCases)
  func `what is to conflict conflicts`(family: Family) throws {
    let workload = family.workload(size: family.sizes[0])
    var session = try Session(
      workload, width: workload.start.width, height: workload.start.height)
    #expect(throws: Refusal.self) { try session.add(workload.conflicting) }
  }

  @Test func `the small grid meets what it must at every size`() throws {
    let workload = Family.grid.workload(size: 5)
    var session = try Session(workload, width: 600, height: 600)
    for size in workload.jumps.prefix(2) {
      try session.resize(width: size.width, height: size.height)
      let values = session.values()
      let worst = workload.rows.filter { $0.priority == 1000 }.map { $0.violation(values) }.max()
      #expect(try #require(worst) < 1e-6)
      #expect(values[workload.windowWidth] == size.width)
    }
  }
}

/// A solver with a workload in it.
private struct Session {
  let workload: Workload
  var solver = Solver()
  var variables: [Variable] = []
  var handles: [Solver.Handle] = []

  init(_ workload: Workload, width: Double, height: Double) throws {
    self.workload = workload
    variables = (0..<workload.variableCount).map { _ in solver.makeVariable() }
    handles = try solver.add(workload.constraints(variables)).map { try $0.get() }
    try resize(width: width, height: height)
  }

  mutating func resize(width: Double, height: Double) throws {
    try solver.edit([
      (variables[workload.windowWidth], width), (variables[workload.windowHeight], height),
    ])
  }

  mutating func exchange(factor: Double) throws {
    for swing in workload.toggle { solver.remove(handles[swing.row]) }
    for row in workload.exchanged(factor: factor) { try add(row) }
  }

  mutating func add(_ row: Workload.Row) throws { try solver.add(row.constraint(variables)) }

  mutating func values() -> [Double] { solver.values().map(\.value) }

  /// The frame of a view: x, y, width, height.
  mutating func box(_ number: Int) throws -> [Double] {
    Array(values()[(4 * number)..<(4 * number + 4)])
  }
}
