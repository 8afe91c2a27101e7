import Cassowary
import SolverWorkloads
import Testing

/// Which values have changed: all of those, each once, and nothing in parts that were left alone.
struct ChangesTests {
  var solver = Solver()

  @Test mutating func `what an edit moves is listed once, and then no more`() throws {
    let (window, left, right, apart) = solver.make(.free, .free, .free, .free)
    try solver.add(Constraint(left, .equal, 20))
    try solver.add(Constraint(right, .equal, window - 20))
    try solver.add(Constraint(apart, .equal, 7))
    try solver.edit([(window, 320)])
    #expect(solver.takeChanges().sorted() == [window, left, right, apart])
    #expect(solver.takeChanges() == [])
    try solver.edit([(window, 480)])
    #expect(solver.takeChanges().sorted() == [window, right])
    #expect(solver.takeChanges() == [])
    // Many edits are one change of each variable.
    for width in [500.0, 520, 540] { try solver.edit([(window, width)]) }
    #expect(solver.takeChanges().sorted() == [window, right])
    try solver.edit([(window, 540)])
    #expect(solver.takeChanges() == [])
  }

  @Test mutating func `reading values in between takes nothing away`() throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(y, .equal, x + 5))
    try solver.edit([(x, 1)])
    #expect(solver.value(of: y) == 6)
    #expect(solver.values().map(\.value) == [1, 6])
    #expect(solver.takeChanges().sorted() == [x, y])
  }

  @Test mutating func `a new wish, a changed constant and a removal list what they move`() throws {
    let (x, y, z) = solver.make(.free, .free, .free)
    try solver.add(Constraint(y, .equal, x + 5))
    try solver.add(Constraint(z, .equal, 3))
    #expect(solver.takeChanges().sorted() == [y, z])
    let wish = try solver.add(Constraint(x, .equal, 40, priority: 250))
    #expect(solver.takeChanges().sorted() == [x, y])
    try solver.setConstant(-50, of: wish)
    #expect(solver.takeChanges().sorted() == [x, y])
    #expect(solver.values(of: x, y, z) == [50, 55, 3])
    solver.remove(wish)
    #expect(solver.takeChanges().sorted() == [x, y])
    #expect(solver.values(of: x, y, z) == [0, 5, 3])
  }

  @Test mutating func `what is refused changes nothing`() throws {
    let (x, y) = solver.make(.free, .free)
    let link = try solver.add(Constraint(y, .equal, x + 5))
    try solver.add(Constraint(y, .lessThanOrEqual, 100))
    try solver.edit([(x, 10)])
    _ = solver.takeChanges()
    #expect(throws: Refusal.self) { try solver.setConstant(-500, of: link) }
    #expect(throws: Refusal.self) { try solver.add(Constraint(y, .equal, 0)) }
    #expect(solver.takeChanges() == [])
  }

  @Test mutating func `a removed variable is not listed`() throws {
    let (x, y) = solver.make(.free, .free)
    try solver.edit([(x, 10), (y, 20)])
    solver.removeVariable(x)
    #expect(solver.takeChanges() == [y])
  }

  /// Twenty constraints of one cell of fifty are exchanged, there and back.
  @Test(arguments: [Family.list, .listInWindow, .tree, .treei])
  func `an exchange in one part lists that part alone, and all of it that moved`(
    family: Family
  ) throws {
    var screen = try Screen(family.workload(size: 400))
    let part = Set(screen.workload.toggled.map { screen.variables[$0] })
    _ = screen.solver.takeChanges()
    for factor in screen.workload.factors {
      let before = screen.solver.values()
      try screen.exchange(factor: factor)
      let changes = screen.solver.takeChanges()
      #expect(Set(changes).count == changes.count, "each once")
      #expect(Set(changes).isSubset(of: part))
      let moved = zip(before, screen.solver.values()).filter { $0.value != $1.value }
      #expect(moved.count > 5)
      #expect(Set(moved.map(\.0.variable)).isSubset(of: Set(changes)))
    }
  }

  /// The same edits, with a list that is kept from the changes alone.
  @Test(arguments: [Family.list, .treei, .grid])
  func `who follows the changes has the values`(family: Family) throws {
    var screen = try Screen(family.workload(size: family == .grid ? 5 : 100))
    var followed = [Double](repeating: 0, count: screen.variables.count)
    for size in screen.workload.jumps.prefix(4) + screen.workload.drag.prefix(20) {
      try screen.resize(size)
      for variable in screen.solver.takeChanges() {
        followed[variable.index] = screen.solver.value(of: variable)
      }
      #expect(followed == screen.values())
    }
  }
}
