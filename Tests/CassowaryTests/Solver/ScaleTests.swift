import Cassowary
import SolverReference
import SolverWorkloads
import Testing

/// Whole screens: lists, trees of equal shares and trees of content.
struct ScaleTests {
  /// Eight views a cell.
  private static let cellCount = 624
  /// 21, 85 and 341 views are full trees.
  private static let treeSize = 85
  private static let contentTreeSize = 13

  /// Every cell is a program of its own, whose answer the reference knows.
  @Test func `a list agrees with the reference, cell by cell`() throws {
    var list = try LayoutSystem(width: 414, height: 736)
    try list.addCells(Self.cellCount)
    for (width, height) in [(414.0, 736.0), (736, 414), (240, 320), (375.5, 667), (1400, 1000)] {
      try list.resize(width: width, height: height)
      try expectPartwise(&list.system, "\(width)")
    }
  }

  /// The badge of one cell goes below its title; its siblings stay where they are.
  @Test func `what changes in one cell of a list stays in it`() throws {
    var list = try LayoutSystem(width: 375, height: 667)
    try list.addCells(Self.cellCount)
    let before = list.system.values()
    let cell = 1 + 8 * (Self.cellCount / 2)
    let changed = Set(cell * 4..<(cell + 8) * 4)
    let (badge, button) = (list.views[cell + 4], list.views[cell + 5])
    let old = list.system.constraints.filter { _, row in
      row.terms.contains { $0.variable == badge.x }
    }
    try #require(old.count == 2)
    for round in 0..<3 {
      for (handle, _) in round == 0 ? old[...] : list.system.constraints.suffix(2) {
        list.system.remove(handle)
      }
      try list.system.add([(badge.x, 1)], .equal, 64)
      try list.system.add([(button.x, 1), (list.views[cell + 2].x, -1)], .atLeast, 90)
      let place: Comment = "round \(round), in place of the badge"
      try expectPartwise(&list.system, place)
      for (index, (a, b)) in zip(list.system.values(), before).enumerated()
      where !changed.contains(index) { #expect(isNear(a, b), "\(place): v\(index)") }
      for (handle, _) in list.system.constraints.suffix(2) { list.system.remove(handle) }
      for (_, row) in old { try list.system.add(row) }
      for (a, b) in zip(list.system.values(), before) { #expect(isNear(a, b)) }
    }
  }

  /// Stacks of four in stacks of four, across and down in turn. Of a length `s`, each of the four
  /// gets `(s - 10) / 4` (five gaps of two), and across `s - 2`.
  @Test func `a tree of equal shares has the sizes that division gives`() throws {
    var tree = try LayoutSystem(width: 1400, height: 1000)
    let parents = try tree.addShares(Self.treeSize)
    for (width, height) in [(1400.0, 1000.0), (900, 1400), (1400.25, 999.5), (1400, 1000)] {
      try tree.resize(width: width, height: height)
      let values = tree.system.values()
      var expected = [[0, 0, width, height]]
      for (index, parent) in parents.enumerated() {
        let (around, axis) = (expected[parent.view], parent.axis)
        var frame = [1, 1, around[2] - 2, around[3] - 2]
        frame[2 + axis] = (around[2 + axis] - 10) / 4
        frame[axis] = 2 + Double(parent.place) * (frame[2 + axis] + 2)
        expected.append(frame)
        let found = Array(values[(index + 1) * 4..<(index + 2) * 4])
        #expect(zip(found, frame).allSatisfy(isNear), "view \(index + 1): \(found), not \(frame)")
      }
    }
  }

  /// Stacks whose leaves want to be as large as their content: width and height are programs that
  /// the whole tree shares.
  @Test func `a tree of content agrees with the reference`() throws {
    var tree = try LayoutSystem(width: 300, height: 200)
    try tree.addStacks(Self.contentTreeSize)
    for (width, height) in [(300.0, 200.0), (120, 400), (700, 90)] {
      try tree.resize(width: width, height: height)
      try expectPartwise(&tree.system, "\(width) x \(height)")
    }
  }

  /// Expects that each level is met as well as it can be, and that the variables of each part are
  /// where the tie-break level wants them.
  private func expectPartwise(
    _ system: inout RandomSystem, _ place: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let values = system.values()
    let reference = PartwiseReference(system.model)
    try #require(reference.isFeasible, place, sourceLocation: sourceLocation)
    system.expectMet(values, place, sourceLocation: sourceLocation)
    for (sum, least) in zip(system.model.sums(values), reference.sums) {
      #expect(
        abs(sum - least) < 1e-6 * max(1, least), "\(place): \(sum), not \(least)",
        sourceLocation: sourceLocation)
    }
    for (index, expected) in reference.values.enumerated() {
      guard let expected else { continue }
      #expect(
        abs(values[index] - expected) < 1e-6 * max(1, abs(expected)),
        "\(place): v\(index) is \(values[index]), not \(expected)", sourceLocation: sourceLocation)
    }
  }
}

extension LayoutSystem {
  /// Adds cells below each other: an icon, a title, a subtitle, a badge, a button, a separator and
  /// an accessory each.
  fileprivate mutating func addCells(_ count: Int) throws {
    var random = SplitMix(seed: 1)
    var previous: View?
    for _ in 0..<count {
      let cell = makeView()
      let (icon, title, subtitle, badge) = (makeView(), makeView(), makeView(), makeView())
      let (button, separator, accessory) = (makeView(), makeView(), makeView())
      try lead(cell, 0, by: 0)
      try trail(cell, 0, in: window, by: 0)
      if let previous {
        try place(cell, 1, after: previous, by: 0)
      } else {
        try lead(cell, 1, by: 0)
      }
      previous = cell
      try lead(icon, 0, by: 16)
      try fix(icon, 0, to: 40)
      try fix(icon, 1, to: 40)
      try center(icon, 1, in: cell)
      try place(title, 0, after: icon, by: 8)
      try lead(title, 1, by: 8)
      try fit(title, 0, to: random.pick([60, 133, 171, 260, 400]), hugging: 249)
      try fit(title, 1, to: 20)
      try place(badge, 0, after: title, by: 8)
      try fit(badge, 0, to: random.pick([11, 37]))
      try fit(badge, 1, to: 18)
      try center(badge, 1, in: cell)
      try place(button, 0, after: badge, by: 8)
      try fit(button, 0, to: random.pick([44, 88]))
      try fit(button, 1, to: 30)
      try center(button, 1, in: cell)
      try place(accessory, 0, after: button, by: 8)
      try trail(accessory, 0, in: cell, by: 16)
      try fit(accessory, 0, to: 12)
      try fit(accessory, 1, to: 12)
      try center(accessory, 1, in: cell)
      try system.add([(subtitle.x, 1), (title.x, -1)], .equal, 0)
      try equalise(subtitle, 0, with: title)
      try place(subtitle, 1, after: title, by: 4)
      try fit(subtitle, 1, to: random.pick([16, 32, 48]))
      try lead(separator, 0, by: 60)
      try trail(separator, 0, in: cell, by: 0)
      try fix(separator, 1, to: 1)
      try trail(separator, 1, in: cell, by: 0)
      try place(separator, 1, after: subtitle, by: 8)
    }
  }

  /// Adds stacks of four in stacks of four up to that many views with the window; returns for each
  /// view but the window the one around it, along which axis it lies there, and its place.
  fileprivate mutating func addShares(
    _ count: Int
  ) throws -> [(view: Int, axis: Int, place: Int)] {
    var parents: [(view: Int, axis: Int, place: Int)] = []
    var axes = [0]
    var around = 0
    while views.count < count {
      let (parent, axis) = (views[around], axes[around])
      var previous: View?
      for place in 0..<4 {
        let view = makeView()
        axes.append(1 - axis)
        parents.append((around, axis, place))
        if let previous {
          try self.place(view, axis, after: previous, by: 2)
          try equalise(view, axis, with: previous)
        } else {
          try lead(view, axis, by: 2)
        }
        try lead(view, 1 - axis, by: 1)
        try trail(view, 1 - axis, in: parent, by: 1)
        previous = view
      }
      if let previous { try trail(previous, axis, in: parent, by: 2) }
      around += 1
    }
    return parents
  }

  /// Adds stacks of four in stacks of four up to that many views with the window. Those that hold
  /// others are equal, the others as large as their content, the last of four stretches.
  fileprivate mutating func addStacks(_ count: Int) throws {
    var random = SplitMix(seed: 2)
    var axes = [0]
    var around = 0
    let holders = (count - 1) / 4
    while views.count < count {
      let (parent, axis) = (views[around], axes[around])
      var (previous, holder): (View?, View?)
      for place in 0..<4 {
        let isHolder = views.count < holders
        let view = makeView()
        axes.append(1 - axis)
        if let previous {
          try self.place(view, axis, after: previous, by: 2)
        } else {
          try lead(view, axis, by: 2)
        }
        try lead(view, 1 - axis, by: 1)
        try trail(view, 1 - axis, in: parent, by: 1)
        if isHolder {
          if let holder { try equalise(view, axis, with: holder) }
          holder = view
        } else {
          try fit(view, 0, to: Double(10 + random.below(50)), hugging: place == 3 ? 249 : 250)
          try fit(view, 1, to: Double(8 + random.below(16)))
        }
        previous = view
      }
      if let previous { try trail(previous, axis, in: parent, by: 2) }
      around += 1
    }
  }
}
