import Cassowary
import SolverReference
import SolverWorkloads
import Testing

/// A random walk through changes of a system that is shaped like a layout: mostly required
/// equalities, in chains and trees, with some that follow from others.
struct LayoutWalk {
  enum Shape: CaseIterable { case chain, tree, form, grid, cell, net, ratios }

  let shape: Shape
  let seed: Int
  var random: SplitMix
  var system = RandomSystem()
  /// Rows that were removed and may come back.
  private var removed: [ReferenceModel.Row] = []
  private let window: Int
  private let screen: Int

  init(_ shape: Shape, seed: Int) throws {
    (self.shape, self.seed) = (shape, seed)
    random = SplitMix(seed: 10_000 + seed)
    (window, screen) = (0, 1)
    for _ in 0..<2 { system.makeVariable(restricted: true) }
    try system.edit([(window, 400), (screen, 300)])
    switch shape {
    case .chain: try makeChain()
    case .tree: try makeTree()
    case .form: try makeForm()
    case .grid: try makeGrid()
    case .cell: try makeCell()
    case .net: try makeNet()
    case .ratios: try makeRatios()
    }
    for _ in 0..<random.below(3) { addCombination(missing: 0) }
  }

  mutating func run(steps: Int) throws {
    for step in 0..<steps {
      let place: Comment = "\(shape) \(seed), step \(step)"
      let before = Snapshot(&system.solver)
      let wasRefused = try makeStep(place)
      if wasRefused { #expect(Snapshot(&system.solver).changes(since: before) == [], place) }
      if step % 2 == 0 {
        try system.expectFresh(place)
      } else {
        try system.expectPartwise(place, choosesValues: false)
      }
      if step % 16 == 15 {
        try system.expectOptimal(place)
        system.expectAmbiguity(place)
        system.solver.checkInvariants()
      }
    }
  }
}

// MARK: - Steps

extension LayoutWalk {
  /// Does something random; returns whether it was refused.
  private mutating func makeStep(_ place: Comment) throws -> Bool {
    switch random.below(100) {
    case 0..<22: remove(equality: true)
    case 22..<26: remove(equality: false)
    case 26..<48:
      guard !removed.isEmpty else { return false }
      let row = removed.remove(at: random.below(removed.count))
      return system.isRefused(adding: row, place)
    case 48..<56:
      remove(equality: random.chance(80))
      if let row = removed.popLast() { return system.isRefused(adding: row, place) }
    case 56..<65: return changeConstant(place)
    case 65..<68: constantThereAndBack(place)
    case 68..<76: return changePriority(place)
    case 76..<84: editThereAndBack(place)
    case 84..<90:
      let size = (random.pick([window, screen]), Double(20 + random.below(700)))
      return system.isRefused(editing: [size], place)
    case 90..<93: return editInside(place)
    case 93..<97:
      if system.constraints.count < 60 { addCombination(missing: 0) }
    default: return addCombination(missing: random.pick([7, -0.25]), place)
    }
    return false
  }

  private mutating func remove(equality: Bool) {
    let choices = system.constraints.indices.filter {
      let row = system.constraints[$0].row
      return (row.priority == 1000 && row.relation == .equal) == equality
    }
    guard !choices.isEmpty else { return }
    let (handle, row) = system.constraints[random.pick(choices)]
    system.remove(handle)
    removed.append(row)
  }

  private mutating func changeConstant(_ place: Comment) -> Bool {
    guard !system.constraints.isEmpty else { return false }
    let index = random.below(system.constraints.count)
    let constant = system.constraints[index].row.constant + random.pick([-12, -3, 0.1, 5, 40])
    return system.isRefused(settingConstant: constant, at: index, place)
  }

  private mutating func constantThereAndBack(_ place: Comment) {
    guard !system.constraints.isEmpty else { return }
    let (handle, row) = random.pick(system.constraints)
    let before = system.values()
    do throws(Refusal) {
      try system.solver.setConstant(row.constant + random.pick([-30, 11.1]), of: handle)
    } catch { return }
    _ = system.values()
    #expect(throws: Never.self, place) { try system.solver.setConstant(row.constant, of: handle) }
    #expect(zip(system.values(), before).allSatisfy(isNear), place)
  }

  private mutating func changePriority(_ place: Comment) -> Bool {
    guard !system.constraints.isEmpty else { return false }
    let index = random.below(system.constraints.count)
    let priority: Float = random.pick([1000, 1000, 999, 750, 250])
    return system.isRefused(settingPriority: priority, at: index, place)
  }

  /// The same bits after the way back as before the way there.
  private mutating func editThereAndBack(_ place: Comment) {
    let before = system.values().map(\.bitPattern)
    let old = system.edits.sorted { $0.key < $1.key }.map { (system.variables[$0.key], $0.value) }
    for _ in 0..<(1 + random.below(3)) {
      let there = old.map { ($0.0, random.chance(30) ? $0.1 : Double(random.below(9000)) / 13) }
      guard (try? system.solver.edit(there)) != nil else { continue }
      if random.chance(80) { _ = system.values() }
    }
    #expect(throws: Never.self, place) { try system.solver.edit(old) }
    #expect(system.values().map(\.bitPattern) == before, place)
  }

  /// Edits a variable of a view, or leaves one to the constraints again.
  private mutating func editInside(_ place: Comment) -> Bool {
    if let index = system.edits.keys.filter({ $0 > screen }).max() {
      system.edits[index] = nil
      system.solver.endEdit(system.variables[index])
      return false
    }
    let index = 2 + random.below(system.variables.count - 2)
    return system.isRefused(editing: [(index, Double(random.below(200)))], place)
  }

  /// Adds a combination of two required equalities, that follows from them unless it misses.
  @discardableResult
  private mutating func addCombination(missing: Double, _ place: Comment = "") -> Bool {
    let equalities = system.constraints.map(\.row).filter {
      $0.priority == 1000 && $0.relation == .equal && $0.terms.count < 6
    }
    guard equalities.count > 1 else { return false }
    let (a, b) = (random.pick(equalities), random.pick(equalities))
    let (p, q) = (random.pick([1, 2, -1] as [Double]), random.pick([1, -1, 0.5, 3] as [Double]))
    var sum: [Int: Double] = [:]
    for term in a.terms { sum[term.variable, default: 0] += p * term.coefficient }
    for term in b.terms { sum[term.variable, default: 0] += q * term.coefficient }
    var row = a
    row.terms = sum.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    row.constant = p * a.constant + q * b.constant + missing
    let wasRefused = system.isRefused(adding: row, place)
    #expect(wasRefused == (missing != 0), place)
    return wasRefused
  }
}

// MARK: - Shapes

extension LayoutWalk {
  /// A view along one axis: its edge and its size.
  private typealias Span = (edge: Int, size: Int)

  private mutating func span() -> Span {
    system.makeVariable(restricted: false)
    system.makeVariable(restricted: true)
    return (system.variables.count - 2, system.variables.count - 1)
  }

  private mutating func fit(_ size: Int, to content: Double) throws {
    try system.add([(size, 1)], .atMost, content, at: random.pick([249, 250, 251]))
    try system.add([(size, 1)], .atLeast, content, at: random.pick([750, 750, 751]))
  }

  /// Views beside each other from one end of the window to the other.
  private mutating func makeChain() throws {
    let views = (0..<(4 + random.below(5))).map { _ in span() }
    try system.add([(views[0].edge, 1)], .equal, 8)
    for (a, b) in zip(views, views.dropFirst()) {
      try system.add([(b.edge, 1), (a.edge, -1), (a.size, -1)], .equal, random.pick([0, 8, 8.5]))
    }
    let last = views[views.count - 1]
    try system.add(
      [(last.edge, 1), (last.size, 1), (window, -1)], .equal, -8,
      at: random.pick([1000, 1000, 999]))
    for (index, view) in views.enumerated() {
      switch random.below(4) {
      case 0 where index > 0:
        try system.add([(view.size, 1), (views[index - 1].size, -1)], .equal, 0)
      case 1: try system.add([(view.size, 1), (window, -0.1)], .equal, 0, at: 400)
      default: try fit(view.size, to: Double(20 + random.below(60)))
      }
    }
  }

  /// Views in views, with absolute edges: inset, halved, or at one side.
  private mutating func makeTree() throws {
    var views = [span()]
    try system.add([(views[0].edge, 1)], .equal, 0)
    try system.add([(views[0].size, 1), (window, -1)], .equal, 0)
    for _ in 0..<(4 + random.below(5)) {
      let (parent, view) = (random.pick(views), span())
      let inset = Double(random.below(5))
      switch random.below(3) {
      case 0:
        try system.add([(view.edge, 1), (parent.edge, -1)], .equal, inset)
        try system.add(
          [(view.edge, 1), (view.size, 1), (parent.edge, -1), (parent.size, -1)], .equal, -inset)
      case 1:
        try system.add([(view.edge, 1), (parent.edge, -1), (parent.size, -0.5)], .equal, inset)
        try system.add([(view.size, 1), (parent.size, -0.25)], .equal, 1)
      default:
        try system.add(
          [(view.edge, 1), (view.size, 0.5), (parent.edge, -1), (parent.size, -0.5)], .equal, 0)
        try fit(view.size, to: Double(20 + random.below(60)))
      }
      views.append(view)
    }
  }

  /// Labels that end at one guide, and fields that begin behind it and fill the window.
  private mutating func makeForm() throws {
    system.makeVariable(restricted: false)
    let guide = system.variables.count - 1
    for _ in 0..<(2 + random.below(3)) {
      let (label, field) = (span(), span())
      try system.add([(label.edge, 1)], .atLeast, 8)
      try system.add([(label.edge, 1), (label.size, 1), (guide, -1)], .equal, 0)
      try fit(label.size, to: Double(30 + random.below(90)))
      try system.add([(field.edge, 1), (guide, -1)], .equal, 8)
      try system.add([(field.edge, 1), (field.size, 1), (window, -1)], .equal, -8)
      try system.add([(field.size, 1)], .atLeast, 60, at: 740)
      try system.add([(label.edge, 1)], .equal, 8, at: random.pick([200, 300]))
    }
  }

  /// Columns that share the window, rows that share the screen, and ratios that tie them.
  private mutating func makeGrid() throws {
    let columns = (0..<3).map { _ in span() }
    let rows = (0..<3).map { _ in span() }
    for (spans, total) in [(columns, window), (rows, screen)] {
      try system.add([(spans[0].edge, 1)], .equal, 4)
      for (a, b) in zip(spans, spans.dropFirst()) {
        try system.add([(b.edge, 1), (a.edge, -1), (a.size, -1)], .equal, 4)
      }
      try system.add(
        [(spans[2].edge, 1), (spans[2].size, 1), (total, -1)], random.pick([.equal, .atMost]), -4,
        at: random.pick([1000, 900]))
    }
    for _ in 0..<5 {
      let (column, row) = (random.pick(columns), random.pick(rows))
      try system.add(
        [(row.size, 1), (column.size, -random.pick([0.65, 1, 1.5]))],
        random.pick([.equal, .equal, .atMost]), 0, at: random.pick([800, 600]))
    }
    try system.add([(rows[1].size, 1), (columns[1].size, -0.75)], .equal, 0)
    try fit(columns[0].size, to: 70)
    try system.add([(columns[2].size, 1), (columns[0].size, -2)], .equal, 0)
  }

  /// Both axes of a row of a table: an icon, a title above a subtitle, and a badge.
  private mutating func makeCell() throws {
    let (icon, title, badge) = (span(), span(), span())
    let (iconY, titleY, subtitleY, badgeY) = (span(), span(), span(), span())
    system.makeVariable(restricted: true)
    let height = system.variables.count - 1
    try system.add([(icon.edge, 1)], .equal, 16)
    try system.add([(icon.size, 1)], .equal, 40)
    try system.add([(iconY.size, 1), (icon.size, -1)], .equal, 0)
    try system.add([(iconY.edge, 2), (iconY.size, 1), (height, -1)], .equal, 0)
    try system.add([(title.edge, 1), (icon.edge, -1), (icon.size, -1)], .equal, 8)
    try fit(title.size, to: Double(60 + random.below(300)))
    try system.add([(badge.edge, 1), (title.edge, -1), (title.size, -1)], .atLeast, 8)
    try fit(badge.size, to: 24)
    try system.add([(badge.edge, 1), (badge.size, 1), (window, -1)], .equal, -16)
    try system.add([(badgeY.edge, 2), (badgeY.size, 1), (height, -1)], .equal, 0)
    try system.add([(badgeY.size, 1), (badge.size, -0.5)], .equal, 6)
    try system.add([(titleY.edge, 1)], .equal, 8)
    try fit(titleY.size, to: 20)
    try system.add([(subtitleY.edge, 1), (titleY.edge, -1), (titleY.size, -1)], .equal, 4)
    try fit(subtitleY.size, to: random.pick([16, 32]))
    try system.add([(subtitleY.edge, 1), (subtitleY.size, 1), (height, -1)], .atMost, -8)
    try system.add([(height, 1), (screen, -1)], .atMost, 0)
    try system.add([(height, 1)], .equal, 44, at: 500)
  }

  /// Edges at fixed distances from each other, with far more links than it takes to tie them.
  private mutating func makeNet() throws {
    let places = (0..<7).map { _ in Double(random.below(50)) * 2.5 }
    let edges = places.map { _ in
      system.makeVariable(restricted: false)
      return system.variables.count - 1
    }
    for _ in 0..<14 {
      let (a, b) = (random.below(7), random.below(7))
      guard a != b else { continue }
      let scale = random.pick([1, 1, 2, -1, 1 / 3.0])
      try system.add(
        [(edges[a], scale), (edges[b], -scale)], .equal, scale * (places[a] - places[b]))
    }
    try system.add([(edges[2], 1), (window, -0.5)], .equal, 0, at: random.pick([1000, 600]))
    try system.add([(edges[4], 1)], .equal, 33, at: 500)
    try system.add([(edges[5], 1)], .atLeast, 70, at: random.pick([1000, 700]))
    try system.add([(edges[6], 1), (screen, -1)], .atMost, 0, at: 650)
  }

  /// Sizes that are fractions and multiples of each other, and share the window.
  private mutating func makeRatios() throws {
    let sizes = (0..<(5 + random.below(4))).map { _ in
      system.makeVariable(restricted: true)
      return system.variables.count - 1
    }
    for (a, b) in zip(sizes, sizes.dropFirst()) {
      let ratio = random.pick([0.65, 1 / 3.0, 3, 0.1, 10, 1.5])
      let offset = Double(random.below(3)) * 0.1
      if random.chance(80) {
        try system.add([(b, 1), (a, -ratio)], .equal, offset)
      } else {
        try fit(b, to: Double(10 + random.below(50)))
      }
    }
    try system.add(sizes.map { ($0, 1) } + [(window, -1)], .equal, 0, at: random.pick([1000, 900]))
    try system.add([(sizes[0], 1), (screen, -1 / 7.0)], .atMost, 0, at: 800)
    try fit(sizes[0], to: 25.1)
  }
}
