/// What the priorities leave open: the variables that have more than one value among the answers
/// that are optimal at every priority.
public struct Ambiguity: Hashable, Sendable {
  public struct Range: Hashable, Sendable {
    public var variable: Variable
    /// The least and the greatest value; nil where there is none.
    public var least: Double?
    public var greatest: Double?
    /// If the variable can move only by way of trading one violation for another of the same
    /// priority: that priority.
    public var tie: Priority?
  }

  /// In order of creation.
  public var ranges: [Range] = []
  /// Variables that move together: whichever moves, some other one of its group does too. A
  /// variable that moves alone is a group.
  public var groups: [[Variable]] = []
}

extension Solver {
  /// Finds all that is ambiguous, exactly: by the extremes of each variable, not by reduced costs,
  /// which say too much of a degenerate optimum.
  public mutating func ambiguity() -> Ambiguity {
    solve()
    let numbers = components.numbers.filter { components[$0].piece?.isOpen == true }
    guard !numbers.isEmpty else { return Ambiguity() }
    var faces: [Int: Face] = [:]
    for number in numbers { faces[number] = face(of: number) }
    var ambiguity = Ambiguity()
    var motions = Motions()
    for place in zeroOrder(numbers.flatMap { components[$0].columns }).sorted() {
      let parts = self.parts(of: place)
      guard let range = range(of: place, parts, &faces) else { continue }
      ambiguity.ranges.append(range)
      motions.add(place, by: motion(of: parts, &faces))
    }
    ambiguity.groups = motions.groups.map { $0.map(variable) }
    return ambiguity
  }

  /// Whether the variable has more than one value among the answers that are optimal at all
  /// priorities, that is, whether the tie-break level had to choose.
  ///
  /// Exact: the least and the greatest value are compared.
  public mutating func isAmbiguous(_ variable: Variable) -> Bool {
    solve()
    let place = place(of: variable)
    guard !elimination.variables[place].isParameter else { return false }
    for part in parts(of: place) {
      loadFace(of: part.number)
      if program.tableau.range(of: part.terms) != nil { return true }
    }
    return false
  }
}

// MARK: - Steps

/// The part of a variable that one open component has.
private struct Part {
  var number: Int
  var terms: [(column: Int, coefficient: Double)]
}

/// All answers of a component that are optimal, and how they can move.
private struct Face {
  var tableau: Tableau
  /// For each priority in use, highest first, the answers at which no constraint of it or of a
  /// higher one is violated otherwise than in the answer.
  var untied: [(priority: Priority, tableau: Tableau)]
  var directions: Directions
  /// The number that its first direction has among those of all faces.
  var firstDirection: Int
}

extension Solver {
  /// Loads into ``program`` all answers of a component that are optimal at every priority.
  fileprivate mutating func loadFace(of number: Int) {
    load(components[number])
    _ = program.tableau.meet(program.demands)
    meetPriorities(components[number])
  }

  fileprivate mutating func face(of number: Int) -> Face {
    loadFace(of: number)
    var face = Face(
      tableau: program.tableau, untied: [], directions: program.tableau.directions(),
      firstDirection: number << 24)
    let component = components[number]
    for (priority, costs) in violationsOneByOne(component) {
      for cost in costs { program.tableau.settle([cost]) }
      face.untied.append((priority, program.tableau))
    }
    return face
  }

  /// A variable as what open components have in it.
  fileprivate mutating func parts(of place: Int) -> [Part] {
    elimination.reduce([SparseMatrix.Cell(column: place, coefficient: 1)], constant: 0)
    var parts: [Part] = []
    for cell in elimination.work.cells() {
      guard let number = components.component(of: cell.column),
        components[number].piece?.isOpen == true,
        let column = components[number].columns.firstIndex(of: cell.column)
      else { continue }
      if let index = parts.firstIndex(where: { $0.number == number }) {
        parts[index].terms.append((column, cell.coefficient))
      } else {
        parts.append(Part(number: number, terms: [(column, cell.coefficient)]))
      }
    }
    return parts
  }

  /// The range of a variable, or nil if it has one value.
  fileprivate mutating func range(
    of place: Int, _ parts: [Part], _ faces: inout [Int: Face]
  ) -> Ambiguity.Range? {
    var result = Ambiguity.Range(variable: variable(at: place))
    var (down, up): (Double?, Double?) = (0, 0)
    var ties: [Priority?] = []
    for part in parts {
      guard let face = faces[part.number] else { continue }
      var tableau = face.tableau
      guard let range = tableau.range(of: part.terms) else { continue }
      let columns = components[part.number].columns
      let value = part.terms.reduce(0) { $0 + $1.coefficient * forms.values[columns[$1.column]] }
      down = down.flatMap { down in range.least.map { down + $0 - value } }
      up = up.flatMap { up in range.greatest.map { up + $0 - value } }
      ties.append(
        face.untied.first {
          var tableau = $0.tableau
          return tableau.range(of: part.terms) == nil
        }?.priority)
    }
    guard !ties.isEmpty else { return nil }
    result.least = down.map { forms.values[place] + $0 }
    result.greatest = up.map { forms.values[place] + $0 }
    if !ties.contains(nil) { result.tie = ties.compactMap { $0 }.min() }
    return result
  }

  /// How a variable moves along all directions of all faces.
  fileprivate func motion(of parts: [Part], _ faces: inout [Int: Face]) -> AffineSum {
    var motion = AffineSum()
    for part in parts {
      guard let face = faces[part.number] else { continue }
      for (index, rate) in face.directions.rates(of: part.terms, in: face.tableau).enumerated() {
        motion.add(rate, of: face.firstDirection + index)
      }
    }
    motion.finish()
    return motion
  }
}
