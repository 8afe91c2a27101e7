extension Solver {
  /// Finds the answer, unless it is known.
  public mutating func solve() {
    guard !isSolved else { return }
    // What is required can be met: nothing was let in that can't.
    _ = follow()
    isSolved = true
  }

  /// The variable's value in the answer.
  public mutating func value(of variable: Variable) -> Double {
    if !isSolved { solve() }
    return forms.values[place(of: variable)]
  }

  /// The values of all variables, in order of creation.
  public mutating func values() -> [(variable: Variable, value: Double)] {
    solve()
    return variables.places.map { (variable(at: $0), forms.values[$0]) }
  }

  /// Puts the values of all variables, in order of creation, into a list in place of what is there:
  /// the quickest way to read them again and again.
  public mutating func values(into list: inout [Double]) {
    solve()
    list.removeAll(keepingCapacity: true)
    if variables.count == variables.placeCount {
      list.append(contentsOf: forms.values)
    } else {
      for place in variables.places { list.append(forms.values[place]) }
    }
  }

  /// The variables whose values may have changed since this was called before, each once.
  public mutating func takeChanges() -> [Variable] {
    solve()
    return forms.takeChanges().filter { variables.isPresent($0) }.map(variable)
  }
}

extension Solver {
  /// By how many points the answer misses the constraint; 0 if it is met.
  public mutating func violation(of handle: Handle) -> Double {
    if case .violated(let missed) = standing(of: handle) { missed } else { 0 }
  }

  /// A row's value in the answer, and the size of its parts.
  mutating func evaluate(_ row: Int) -> (value: Double, size: Double) {
    solve()
    var value = elimination.rows[row].rawConstant
    var size = abs(value)
    for cell in elimination.matrix.cells(ofRow: elimination.raw(row)) {
      let part =
        elimination.matrix.coefficient(of: cell)
        * forms.values[elimination.matrix.column(of: cell)]
      value += part
      size = max(size, abs(part))
    }
    return (value, size)
  }
}

// MARK: - Steps

extension Solver {
  /// Room for so many changes is kept for the next ones; that for a whole layout is given back.
  static let fewChanges = 256

  /// Brings all rows up to date, and watches those in which only parameters are left.
  mutating func prepare() {
    elimination.reduceStale()
    for row in elimination.reduced where constraints.isPresent(row) { watch(row) }
    elimination.reduced.removeAll(keepingCapacity: elimination.reduced.count < Self.fewChanges)
  }

  /// Divides what has changed into components.
  mutating func divide() {
    prepare()
    components.dissolveEntangled()
    for variable in elimination.loosened { components.loosen(variable) }
    elimination.loosened.removeAll(keepingCapacity: elimination.loosened.count < Self.fewChanges)
    for variable in elimination.mentioned {
      if let number = components.component(of: variable), components[number].piece?.isZeroed == true
      {
        components.loosen(variable)
      }
    }
    elimination.mentioned.removeAll(
      keepingCapacity: elimination.mentioned.count < Self.fewChanges)
    queueRedefined()
    components.divide(elimination)
  }

  /// Finds the answers of components at the parameters' values.
  ///
  /// - Returns: Nil, or why there is none; then all values are as they were.
  mutating func answer(_ numbers: [Int]) -> ImpossibleComponent? {
    var open: [OpenProgram] = []
    var answers: [Answer] = []
    for number in numbers {
      let component = components[number]
      if component.pieces.contains(where: { $0.contains(forms.values) }) {
        answers.append(Answer(number: number))
        continue
      }
      solvedComponentCount += 1
      if component.isAlone, elimination.variables[component.columns[0]].dependentCount == 0 {
        answers.append(Answer(number: number, piece: .zero))
        continue
      }
      loadAtLastOptimum(component)
      let certificate = program.tableau.meet(program.demands)
      defer { pivotCount += program.tableau.pivots }
      if let certificate {
        return ImpossibleComponent(component: component, certificate: certificate)
      }
      meetPriorities(component)
      rememberOptimum(component)
      let isOpen = program.tableau.isLive
      if isOpen { breakTies(component) }
      if program.tableau.isLive {
        open.append(OpenProgram(number: number, tableau: program.tableau))
      } else {
        let values = component.columns.indices.map { program.tableau.value(of: $0) }
        let optimum = Optimum(component: component, values: values, isOpen: isOpen)
        answers.append(Answer(number: number, piece: piece(around: optimum)))
      }
    }
    for answer in answers {
      if let piece = answer.piece {
        components.enforce(piece, in: answer.number)
      } else {
        _ = components.recall(answer.number, at: forms.values)
      }
      takePiece(of: answer.number)
    }
    propagate()
    for parameter in moved { forms.follow(parameter) }
    answer(open)
    return nil
  }

  /// Finds the answers of components that are left open, once those of all others are known.
  private mutating func answer(_ open: [OpenProgram]) {
    guard !open.isEmpty else { return }
    for group in settleAtZero(open) {
      let optimum = optimum(of: group.numbers, values: group.values, zeros: group.zeros)
      let piece = piece(around: optimum)
      for number in group.numbers {
        let columns = components[number].columns
        components.enforce(piece.part(columns, of: optimum.component.columns), in: number)
        if columns.contains(where: { elimination.variables[$0].dependentCount > 0 }) {
          components.setEntangled(number, with: group)
        }
        takePiece(of: number)
      }
    }
    propagate()
  }
}

/// A component's new piece, or nil if one that it has holds again.
private struct Answer {
  var number: Int
  var piece: Piece?
}

/// A component whose demands can't be met.
struct ImpossibleComponent {
  var component: Component
  var certificate: Certificate
}

// MARK: - Watches

extension Solver {
  /// Watches a required row in which only parameters are left.
  private mutating func watch(_ row: Int) {
    endWatch(row)
    guard constraints[row].isRequired, elimination.pivot(of: row) == nil else { return }
    let cells = elimination.matrix.cells(ofRow: elimination.working(row))
    guard !cells.isEmpty,
      cells.allSatisfy({ elimination.variables[elimination.matrix.column(of: $0)].isParameter })
    else { return }
    var watch: Int
    if cells.count == 1, !constraints[row].isEquality {
      let slope = elimination.matrix.coefficient(of: cells.lowerBound)
      let end = -elimination.rows[row].constant / slope
      watch = components.watch(
        row: row, parameter: elimination.matrix.column(of: cells.lowerBound),
        lower: slope > 0 ? end : -.infinity, upper: slope > 0 ? .infinity : end)
    } else {
      watch = components.watch(row: row, parameter: nil, lower: 0, upper: 0)
    }
    constraints[row].watch = Int32(watch)
  }

  mutating func endWatch(_ row: Int) {
    guard constraints[row].watch >= 0 else { return }
    components.removeWatch(Int(constraints[row].watch))
    constraints[row].watch = -1
  }
}
