/// What is left to compute after a change: defined variables, those of low levels first.
struct Propagation: Sendable {
  /// For each level the variable that was queued last; -1 if there is none.
  private var queues: [Int32] = []
  /// For each variable the one that was queued before it at its level: -1 if there is none, -2 if
  /// the variable is not queued.
  private var next: [Int32] = []
  /// No variable of a lower level is queued.
  private var lowest = 0
  private var count = 0
  var sum = AffineSum()

  mutating func grow(to count: Int) {
    while next.count < count { next.append(-2) }
  }

  mutating func queue(_ variable: Int, level: Int) {
    guard next[variable] == -2 else { return }
    while queues.count <= level { queues.append(-1) }
    next[variable] = queues[level]
    queues[level] = Int32(variable)
    lowest = count == 0 ? level : min(lowest, level)
    count += 1
  }

  mutating func pop() -> Int? {
    guard count > 0 else { return nil }
    while queues[lowest] < 0 { lowest += 1 }
    let variable = Int(queues[lowest])
    queues[lowest] = next[variable]
    next[variable] = -2
    count -= 1
    return variable
  }
}

extension Solver {
  /// Computes the forms of all variables whose definitions have changed, or what they depend on.
  mutating func propagate() {
    while let variable = propagation.pop() {
      guard let row = elimination.definition(of: variable) else { continue }
      let place = elimination.working(row)
      let divisor = -elimination.matrix.coefficient(inRow: place, ofColumn: variable)
      propagation.sum.begin()
      propagation.sum.add(elimination.rows[row].constant / divisor)
      for cell in elimination.matrix.cells(ofRow: place) {
        let other = elimination.matrix.column(of: cell)
        guard other != variable else { continue }
        forms.add(
          elimination.matrix.coefficient(of: cell) / divisor, of: other, to: &propagation.sum)
      }
      propagation.sum.finish()
      if forms.set(variable, to: propagation.sum) { queueDependents(of: variable) }
    }
  }

  /// Takes over what a component's piece says of its columns.
  mutating func takePiece(of number: Int) {
    let component = components[number]
    guard let piece = component.pieces.last else { return }
    var place = 0
    for variable in component.columns {
      propagation.sum.begin()
      propagation.sum.add(piece.forms[place])
      place += 1
      for parameter in piece.parameters {
        propagation.sum.add(piece.forms[place], of: parameter)
        place += 1
      }
      if forms.set(variable, to: propagation.sum) { queueDependents(of: variable) }
    }
  }

  /// Queues the variables that were defined anew.
  mutating func queueRedefined() {
    for variable in elimination.redefined {
      if elimination.variables[variable].isParameter {
        propagation.sum.begin()
        propagation.sum.add(1, of: variable)
        if forms.set(variable, to: propagation.sum) { queueDependents(of: variable) }
      } else if let row = elimination.definition(of: variable) {
        endWatch(row)
        propagation.queue(variable, level: Int(elimination.variables[variable].level))
      }
    }
    elimination.redefined.removeAll(
      keepingCapacity: elimination.redefined.count < Self.fewChanges)
  }

  private mutating func queueDependents(of variable: Int) {
    guard elimination.variables[variable].dependentCount > 0 else { return }
    var cell = elimination.matrix.first(inColumn: variable)
    while cell >= 0 {
      if let dependent = elimination.dependent(at: cell) {
        propagation.queue(dependent, level: Int(elimination.variables[dependent].level))
      }
      cell = elimination.matrix.next(after: cell)
    }
  }
}
