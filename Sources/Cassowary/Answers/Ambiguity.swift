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
    var faces = numbers.map { face(of: $0) }
    let asked = zeroOrder(numbers.flatMap { components[$0].columns }).sorted().map { place in
      (place, queries: ask(about: place, &faces, of: numbers))
    }
    for index in faces.indices { faces[index].findExtremes() }
    let firstDirections = faces.reduce(into: [0]) {
      $0.append($0[$0.count - 1] + $1.directionCount)
    }
    var motions = Motions(
      directions: firstDirections[faces.count], variables: variables.placeCount)
    var ambiguity = Ambiguity()
    for (place, queries) in asked {
      guard let range = range(of: place, queries, faces) else { continue }
      ambiguity.ranges.append(range)
      motions.add(place, by: motion(of: queries, faces, firstDirections))
    }
    ambiguity.groups = motions.groups.map { $0.map(variable) }
    return ambiguity
  }

  /// Whether the variable, or the sum, has more than one value among the answers that are optimal
  /// at all priorities, that is, whether the tie-break level had to choose.
  ///
  /// Exact: the least and the greatest value are compared.
  public mutating func isAmbiguous(_ sum: some Linear) -> Bool {
    solve()
    let cells = sum.expression.terms.map {
      SparseMatrix.Cell(column: place(of: $0.variable), coefficient: $0.coefficient)
    }
    for part in parts(of: cells) {
      loadFace(of: part.number)
      if program.tableau.isOpen(part.terms) { return true }
    }
    return false
  }
}

// MARK: - Steps

/// The part of a variable that one open component has.
private struct Part {
  var number: Int
  var terms: [Tableau.Term]
}

/// A variable's part in a face, as a multiple of a sum that the face was asked about.
private struct PartQuery {
  var face: Int
  var query: Int
  var factor: Double
  /// What the sum has in the answer.
  var value: Double
}

extension Solver {
  /// Loads into ``program`` all answers of a component that are optimal at every priority.
  fileprivate mutating func loadFace(of number: Int) {
    loadAtLastOptimum(components[number])
    _ = program.tableau.meet(program.demands)
    meetPriorities(components[number])
  }

  fileprivate mutating func face(of number: Int) -> Face {
    loadFace(of: number)
    return Face(program.tableau, violations: violationsOneByOne(components[number]))
  }

  /// A sum as what open components have in it.
  fileprivate mutating func parts(of sum: [SparseMatrix.Cell]) -> [Part] {
    elimination.reduce(sum, constant: 0)
    var parts: [Part] = []
    for cell in elimination.work.cells() {
      guard let number = components.component(of: cell.column),
        components[number].piece?.isOpen == true,
        let column = components[number].columns.firstIndex(of: cell.column)
      else { continue }
      if let index = parts.firstIndex(where: { $0.number == number }) {
        parts[index].terms.append(Tableau.Term(column: column, coefficient: cell.coefficient))
      } else {
        parts.append(
          Part(number: number, terms: [Tableau.Term(column: column, coefficient: cell.coefficient)])
        )
      }
    }
    return parts
  }

  /// Asks the faces, which are those of some components, about a variable.
  fileprivate mutating func ask(
    about place: Int, _ faces: inout [Face], of numbers: [Int]
  ) -> [PartQuery] {
    parts(of: [SparseMatrix.Cell(column: place, coefficient: 1)]).compactMap { part in
      guard let face = numbers.firstIndex(of: part.number) else { return nil }
      let columns = components[part.number].columns
      let value = part.terms.reduce(0) { $0 + $1.coefficient * forms.values[columns[$1.column]] }
      guard part.terms.count == 1 else {
        return PartQuery(face: face, query: faces[face].ask(part.terms), factor: 1, value: value)
      }
      // Multiples of one column are one question.
      let (column, factor) = (part.terms[0].column, part.terms[0].coefficient)
      let query = faces[face].ask([Tableau.Term(column: column, coefficient: 1)])
      return PartQuery(
        face: face, query: query, factor: factor, value: forms.values[columns[column]])
    }
  }

  /// The range of a variable, or nil if it has one value.
  fileprivate func range(
    of place: Int, _ parts: [PartQuery], _ faces: [Face]
  ) -> Ambiguity.Range? {
    var result = Ambiguity.Range(variable: variable(at: place))
    var (down, up): (Double?, Double?) = (0, 0)
    var ties: [Priority?] = []
    for part in parts {
      let query = faces[part.face].queries[part.query]
      guard query.isOpen else { continue }
      let ends = [query.least, query.greatest].map { end in
        end.map { part.factor * ($0 - part.value) }
      }
      down = down.flatMap { down in ends[part.factor < 0 ? 1 : 0].map { down + $0 } }
      up = up.flatMap { up in ends[part.factor < 0 ? 0 : 1].map { up + $0 } }
      ties.append(query.tie)
    }
    guard !ties.isEmpty else { return nil }
    result.least = down.map { forms.values[place] + $0 }
    result.greatest = up.map { forms.values[place] + $0 }
    if !ties.contains(nil) { result.tie = ties.compactMap { $0 }.min() }
    return result
  }

  /// How a variable moves along all directions of all faces.
  fileprivate func motion(
    of parts: [PartQuery], _ faces: [Face], _ firstDirections: [Int]
  ) -> [SparseMatrix.Cell] {
    parts.flatMap { part in
      faces[part.face].queries[part.query].motion.map { cell in
        SparseMatrix.Cell(
          column: firstDirections[part.face] + cell.column,
          coefficient: part.factor * cell.coefficient)
      }
    }
  }
}
