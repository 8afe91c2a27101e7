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

  @Test(arguments: Family.allCases)
  func `a workload's text has a line for each constraint and each step`(family: Family) {
    let workload = family.workload(size: family.sizes[0])
    let lines = workload.text.split(separator: "\n")
    let steps = [workload.drag.count, workload.jumps.count, workload.factors.count]
    let changes = [workload.rows.count, workload.toggle.count, workload.changing.count]
    #expect(lines.count == 5 + (steps + changes).reduce(0, +))
    #expect(lines.last?.hasPrefix("conflicting 1000.0 ") == true)
  }

  @Test func `a row of the text has a priority, a relation, a constant and terms`() {
    #expect(
      Family.list.workload(size: 10).text.hasPrefix(
        """
        views 9
        variables 36
        window 2 3
        row 1000.0 == 0.0 1 0 1.0
        row 1000.0 == 0.0 1 1 1.0
        row 1000.0 == 0.0 1 4 1.0
        row 1000.0 == 0.0 3 4 1.0 6 1.0 2 -1.0

        """))
  }

  @Test func `boxes of a tree of ten share the window evenly`() throws {
    let workload = Family.tree.workload(size: 10)
    var screen = try Screen(workload)
    try screen.resize(width: 410, height: 100)
    // Two points before, between and behind four boxes leave 400; one above and one below leave 98.
    #expect(screen.box(1) == [2, 1, 100, 98])
    #expect(screen.box(4) == [308, 1, 100, 98])
    // Inside of the first, four boxes below each other: 98 - 5 * 2 is 88.
    #expect(screen.box(5) == [1, 2, 98, 22])
    #expect(screen.box(8) == [1, 74, 98, 22])
  }

  @Test func `a wide table gives its title what is left, and a narrow one squeezes it`() throws {
    let workload = Family.list.workload(size: 10)
    var screen = try Screen(workload)
    try screen.resize(width: 1000, height: 500)
    let (title, badge, button) = (screen.box(3), screen.box(5), screen.box(6))
    let accessory = screen.box(8)
    #expect(accessory[0] + accessory[2] == 1000 - 16)
    #expect(accessory[2] == 12)
    #expect(title[0] == 64)
    #expect(title[2] == 1000 - 64 - 8 - badge[2] - 8 - button[2] - 8 - 12 - 16)

    try screen.resize(width: 200, height: 500)
    #expect(screen.box(5)[2] == badge[2])
    #expect(screen.box(6)[2] == button[2])
    #expect(screen.box(3)[2] == 200 - 64 - 8 - badge[2] - 8 - button[2] - 8 - 12 - 16)
  }

  @Test(arguments: [Family.tree, .treei, .list, .listInWindow])
  func `an exchange moves nothing outside of its part`(family: Family) throws {
    let workload = family.workload(size: 100)
    var screen = try Screen(workload)
    let before = screen.values()
    try screen.exchange(factor: 1)
    let after = screen.values()
    let moved = before.indices.filter { abs(before[$0] - after[$0]) > 1e-6 }
    #expect(Set(moved).isSubset(of: workload.toggled))
    #expect(moved.count > 10)
  }

  @Test(arguments: Family.allCases)
  func `what is to conflict conflicts`(family: Family) throws {
    let workload = family.workload(size: family.sizes[0])
    var screen = try Screen(workload)
    let conflicting = workload.conflicting.constraint(screen.variables)
    #expect(throws: Refusal.self) { try screen.solver.add(conflicting) }
  }

  @Test func `the small grid meets what it must at every size`() throws {
    let workload = Family.grid.workload(size: 5)
    var screen = try Screen(workload)
    try screen.resize(width: 600, height: 600)
    for size in workload.jumps.prefix(2) {
      try screen.resize(size)
      let values = screen.values()
      let worst = workload.rows.filter { $0.priority == 1000 }.map { $0.violation(values) }.max()
      #expect(try #require(worst) < 1e-6)
      #expect(values[workload.windowWidth] == size.width)
    }
  }
}

extension Screen {
  /// The frame of a view: x, y, width, height.
  fileprivate mutating func box(_ number: Int) -> [Double] {
    Array(values()[(4 * number)..<(4 * number + 4)])
  }
}
