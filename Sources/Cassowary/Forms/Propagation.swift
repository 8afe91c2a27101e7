/// The last stage: it computes the forms of all variables from the columns of components.
///
/// It has a queue of defined variables to be computed, lowest levels first.
struct Propagation: Sendable {
  /// The variable that was queued last at each level.
  private var queues: [Link] = []
  /// The variable that was queued before each variable at its level.
  private var links = Table<Column, Link>()
  /// The lowest level at which a variable may be queued.
  private var lowest = 0
  private var count = 0
  private var sum = AffineSum()

  /// A variable in a queue, or the end of the queue.
  private struct Link: Hashable, Sendable {
    private let number: Int32

    init(_ variable: Column) { number = variable.number }
    private init(number: Int32) { self.number = number }

    static let end = Link(number: -1)
    static let notQueued = Link(number: -2)

    var variable: Column? { number < 0 ? nil : Column(number: number) }
  }

  mutating func grow(to count: Int) { links.grow(to: count, with: .notQueued) }

  private mutating func queue(_ variable: Column, level: Int32) {
    guard links[variable] == .notQueued else { return }
    let level = Int(level)
    while queues.count <= level { queues.append(.end) }
    links[variable] = queues[level]
    queues[level] = Link(variable)
    lowest = count == 0 ? level : min(lowest, level)
    count += 1
  }

  private mutating func pop() -> Column? {
    while count > 0 {
      if let variable = queues[lowest].variable {
        queues[lowest] = links[variable]
        links[variable] = .notQueued
        count -= 1
        return variable
      }
      lowest += 1
    }
    return nil
  }

  /// Sets the form of a parameter, or queues a defined variable.
  mutating func begin(
    with variable: Column, _ elimination: Elimination, _ forms: inout AffineForms
  ) {
    if elimination.isParameter(variable) {
      sum.begin()
      sum.add(1, of: variable)
      set(variable, elimination, &forms)
    } else if elimination.isDefined(variable) {
      queue(variable, level: elimination.variables[variable].level)
    }
  }

  /// Sets the forms of a component's columns from a piece.
  mutating func take(
    _ piece: Piece, of columns: [Column], _ elimination: Elimination, _ forms: inout AffineForms
  ) {
    for (place, variable) in columns.enumerated() {
      piece.sum(ofColumn: place, into: &sum)
      set(variable, elimination, &forms)
    }
  }

  /// Computes the forms of all variables whose definitions, or variables in them, have changed.
  mutating func run(_ elimination: Elimination, _ forms: inout AffineForms) {
    while let variable = pop() {
      guard let row = elimination.definition(of: variable) else { continue }
      let divisor = -elimination.matrix.coefficient(
        inRow: elimination.working(row), ofColumn: variable)
      sum.begin()
      sum.add(elimination.rows[row].constant / divisor)
      for cell in elimination.cells(of: row) {
        let other = elimination.matrix.column(of: cell)
        guard other != variable else { continue }
        forms.add(elimination.matrix.coefficient(of: cell) / divisor, of: other, to: &sum)
      }
      sum.finish()
      set(variable, elimination, &forms)
    }
  }

  /// Sets a form to the sum, and queues the variables that depend on it if it has changed.
  private mutating func set(
    _ variable: Column, _ elimination: Elimination, _ forms: inout AffineForms
  ) {
    guard forms.set(variable, to: sum) else { return }
    guard elimination.variables[variable].dependentCount > 0 else { return }
    var next = elimination.matrix.first(inColumn: variable)
    while let cell = next {
      if let dependent = elimination.dependent(at: cell) {
        queue(dependent, level: elimination.variables[dependent].level)
      }
      next = elimination.matrix.next(after: cell)
    }
  }
}

extension AffineForms {
  /// Traps unless the form of each defined variable agrees with its definition.
  func checkInvariants(_ elimination: Elimination) {
    for variable in values.places {
      guard let row = elimination.definition(of: variable) else { continue }
      var (sum, size) = (elimination.rows[row].constant, elimination.rows[row].magnitude)
      for cell in elimination.cells(of: row) {
        let part =
          elimination.matrix.coefficient(of: cell) * values[elimination.matrix.column(of: cell)]
        sum += part
        size = max(size, abs(part))
      }
      precondition(abs(sum) <= Tolerance.agreement * max(1, size), "\(variable) has not followed")
    }
  }
}
