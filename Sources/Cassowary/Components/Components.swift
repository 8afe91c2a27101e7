/// The independent variables, divided into components.
struct Components: Sendable {
  private(set) var all: [Component?] = []
  private var vacant: [Int] = []
  /// For each variable its component, or -1.
  private var owners: [Int32] = []
  /// Variables without a component, not all of them independent.
  private var loose: [Int] = []
  private var isLoose: [Bool] = []
  /// Components that have no answer.
  private var unsolved: [Int] = []
  /// Components that are left open, and whose choice is one about dependent variables too.
  private var entangled: Set<Int> = []
  private(set) var watches = Watches()

  private var search = Search()

  subscript(_ component: Int) -> Component {
    guard let component = all[component] else { preconditionFailure("no such component") }
    return component
  }

  /// The components' numbers, in order.
  var numbers: [Int] { all.indices.filter { all[$0] != nil } }

  mutating func grow(variables count: Int) {
    while owners.count < count {
      owners.append(-1)
      isLoose.append(false)
    }
  }

  func component(of variable: Int) -> Int? { owners[variable] >= 0 ? Int(owners[variable]) : nil }

  /// Dissolves the component of a variable, or makes a variable a part of the next division.
  mutating func loosen(_ variable: Int) {
    if owners[variable] >= 0 { dissolve(Int(owners[variable])) }
    guard !isLoose[variable] else { return }
    isLoose[variable] = true
    loose.append(variable)
  }

  mutating func dissolve(_ number: Int) {
    guard let component = all[number] else { return }
    for watch in component.watches { watches.remove(watch) }
    for column in component.columns {
      owners[column] = -1
      if !isLoose[column] {
        isLoose[column] = true
        loose.append(column)
      }
    }
    entangled.remove(number)
    all[number] = nil
    vacant.append(number)
  }

  /// Divides the loose variables, and what hangs together with them, into new components.
  mutating func divide(_ elimination: Elimination) {
    guard !loose.isEmpty else { return }
    search.begin(variables: 0, rows: elimination.rows.count)
    var next = 0
    // Components that a search runs into are dissolved, which makes the list longer.
    while next < loose.count {
      let variable = loose[next]
      next += 1
      isLoose[variable] = false
      guard owners[variable] < 0, elimination.isIndependent(variable) else { continue }
      let number = vacant.popLast() ?? all.count
      if number == all.count { all.append(nil) }
      all[number] = collect(variable, number, elimination)
      unsolved.append(number)
    }
    loose.removeAll(keepingCapacity: loose.count < Solver.fewChanges)
  }

  /// The components that have no answer, each once.
  mutating func listUnsolved() -> [Int] {
    if unsolved.isEmpty { return [] }
    var numbers = unsolved.filter { all[$0] != nil && all[$0]?.piece == nil }
    numbers.sort()
    var distinct: [Int] = []
    for number in numbers where distinct.last != number { distinct.append(number) }
    unsolved = distinct
    return distinct
  }

  private mutating func collect(
    _ seed: Int, _ number: Int, _ elimination: Elimination
  ) -> Component {
    var component = Component()
    owners[seed] = Int32(number)
    component.columns.append(seed)
    var next = 0
    while next < component.columns.count {
      var cell = elimination.matrix.first(inColumn: component.columns[next])
      next += 1
      while cell >= 0 {
        if let row = elimination.limit(at: cell), search.visit(row: row) {
          component.rows.append(row)
          for cell in elimination.matrix.cells(ofRow: elimination.working(row)) {
            let variable = elimination.matrix.column(of: cell)
            if elimination.variables[variable].isParameter {
              if !component.parameters.contains(variable) { component.parameters.append(variable) }
            } else if owners[variable] != Int32(number) {
              if owners[variable] >= 0 { dissolve(Int(owners[variable])) }
              owners[variable] = Int32(number)
              component.columns.append(variable)
            }
          }
        }
        cell = elimination.matrix.next(after: cell)
      }
    }
    component.columns.sort()
    component.rows.sort()
    component.parameters.sort()
    return component
  }
}

// MARK: - Answers

extension Components {
  /// A piece that was found before and holds at these values; it comes into force.
  mutating func recall(_ number: Int, at values: [Double]) -> Bool {
    guard let pieces = all[number]?.pieces,
      let index = pieces.lastIndex(where: { $0.contains(values) })
    else { return false }
    let piece = pieces[index]
    all[number]?.pieces.remove(at: index)
    enforce(piece, in: number)
    return true
  }

  /// Brings a piece into force.
  mutating func enforce(_ piece: Piece, in number: Int) {
    guard var component = all[number] else { return }
    all[number] = nil
    for watch in component.watches { watches.remove(watch) }
    component.watches.removeAll(keepingCapacity: true)
    for (index, parameter) in piece.parameters.enumerated() {
      let (lower, upper) =
        piece.pins[index].map { ($0, $0) } ?? (piece.lower[index], piece.upper[index])
      guard lower > -.infinity || upper < .infinity else { continue }
      component.watches.append(
        watches.add(.component(number), parameter: parameter, lower: lower, upper: upper))
    }
    if !piece.halfPlanes.isEmpty {
      component.watches.append(watches.add(.component(number), parameter: nil))
    }
    if component.pieces.count == Component.pieceCount { component.pieces.removeFirst() }
    component.pieces.append(piece)
    all[number] = component
  }

  /// Remembers that a component's answer hangs on that of others, or on dependent variables.
  mutating func setEntangled(_ number: Int, with group: ZeroGroup) {
    entangled.insert(number)
    all[number]?.group = group.numbers
    all[number]?.zeros = group.zeros
  }

  var hasEntangled: Bool { !entangled.isEmpty }

  mutating func dissolveEntangled() {
    for number in entangled.sorted() { dissolve(number) }
  }

  mutating func watch(row: Int, parameter: Int?, lower: Double, upper: Double) -> Int {
    watches.add(.row(row), parameter: parameter, lower: lower, upper: upper)
  }

  mutating func removeWatch(_ watch: Int) { watches.remove(watch) }
}
