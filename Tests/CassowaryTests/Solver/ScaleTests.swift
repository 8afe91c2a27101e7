import Cassowary
import SolverReference
import SolverWorkloads
import Testing

/// Whole screens: lists, trees of equal shares and trees of content.
struct ScaleTests {
  /// The cells of a list have eight boxes each.
  private static let cellCount = 624

  private func list() throws -> RandomSystem {
    try RandomSystem(Family.listOfFewKinds(size: 1 + 8 * Self.cellCount))
  }

  /// Every cell is a program of its own, whose answer the reference knows.
  @Test func `a list agrees with the reference, cell by cell`() throws {
    var list = try list()
    for (width, height) in [(414.0, 736.0), (736, 414), (240, 320), (375.5, 667), (1400, 1000)] {
      try list.resize(width: width, height: height)
      try list.expectPartwise("\(width)")
    }
  }

  /// The badge of one cell goes below its title; its siblings stay where they are.
  @Test func `what changes in one cell of a list stays in it`() throws {
    var list = try list()
    let before = list.values()
    let cell = 1 + 8 * (Self.cellCount / 2)
    let changed = Set(cell * 4..<(cell + 8) * 4)
    // Where the title, the badge and the button begin.
    let (title, badge, button) = (4 * (cell + 2), 4 * (cell + 4), 4 * (cell + 5))
    let old = list.constraints.filter { _, row in row.terms.contains { $0.variable == badge } }
    try #require(old.count == 2)
    for round in 0..<3 {
      for (handle, _) in round == 0 ? old[...] : list.constraints.suffix(2) { list.remove(handle) }
      try list.add([(badge, 1)], .equal, 64)
      try list.add([(button, 1), (title, -1)], .atLeast, 90)
      let place: Comment = "round \(round), in place of the badge"
      try list.expectPartwise(place)
      for (index, (a, b)) in zip(list.values(), before).enumerated()
      where !changed.contains(index) { #expect(isNear(a, b), "\(place): v\(index)") }
      for (handle, _) in list.constraints.suffix(2) { list.remove(handle) }
      for (_, row) in old { try list.add(row) }
      for (a, b) in zip(list.values(), before) { #expect(isNear(a, b)) }
    }
  }

  /// Stacks of four in stacks of four, across and down in turn; 21, 85 and 341 views are full
  /// trees.
  /// Of a length `s`, each of the four gets `(s - 10) / 4` (five gaps of two), and across `s - 2`.
  @Test func `a tree of equal shares has the sizes that division gives`() throws {
    var tree = try RandomSystem(Family.tree.workload(size: 85))
    for (width, height) in [(1400.0, 1000.0), (900, 1400), (1400.25, 999.5), (1400, 1000)] {
      try tree.resize(width: width, height: height)
      let values = tree.values()
      var frames = [[0, 0, width, height]]
      var axes = [0]
      for view in 1..<85 {
        let (around, axis) = (frames[(view - 1) / 4], axes[(view - 1) / 4])
        var frame = [1, 1, around[2] - 2, around[3] - 2]
        frame[2 + axis] = (around[2 + axis] - 10) / 4
        frame[axis] = 2 + Double((view - 1) % 4) * (frame[2 + axis] + 2)
        frames.append(frame)
        axes.append(1 - axis)
        let found = Array(values[view * 4..<(view + 1) * 4])
        #expect(zip(found, frame).allSatisfy(isNear), "view \(view): \(found), not \(frame)")
      }
    }
  }

  /// Stacks whose leaves want to be as large as their content: width and height are programs that
  /// the whole tree shares.
  @Test func `a tree of content agrees with the reference`() throws {
    var tree = try RandomSystem(Family.treei.workload(size: 13))
    for (width, height) in [(300.0, 200.0), (120, 400), (700, 90)] {
      try tree.resize(width: width, height: height)
      try tree.expectPartwise("\(width) x \(height)")
    }
  }
}

extension RandomSystem {
  /// The system of a workload whose variables are the places and sizes of boxes, four by four.
  fileprivate init(_ workload: Workload) throws {
    for variable in 0..<workload.variableCount { makeVariable(restricted: variable % 4 >= 2) }
    try resize(width: workload.start.width, height: workload.start.height)
    for row in workload.rows {
      let relation: ReferenceModel.Relation =
        switch row.relation {
        case .lessThanOrEqual: .atMost
        case .equal: .equal
        case .greaterThanOrEqual: .atLeast
        }
      try add(
        row.terms.map { ($0.variable, $0.coefficient) }, relation, -row.constant, at: row.priority)
    }
  }

  /// Edits the sizes of the first box, the window.
  fileprivate mutating func resize(width: Double, height: Double) throws {
    try edit([(2, width), (3, height)])
  }
}
