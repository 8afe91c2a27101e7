/// The variables that the priorities don't determine: they have several values among the solutions
/// that are optimal at every priority.
public struct Ambiguity: Hashable, Sendable {
  /// The values of a variable among the optimal solutions.
  public struct Range: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// The least value; nil if there is none.
    public var least: Double?
    /// The greatest value; nil if there is none.
    public var greatest: Double?
    /// The priority of a tie, if the variable can move only by trading one violation for another of
    /// the same priority.
    public var tie: Priority?
  }

  /// The ranges of all variables that have more than one value, in order of the variables'
  /// creation.
  public var ranges: [Range] = []
  /// Groups of variables that move together: if one of a group moves, so does another of the group.
  /// A variable that moves alone is a group.
  public var groups: [[Variable]] = []
  /// Whether a search gave up, after far more pivots than programs of that size take. A range may
  /// then be wider than the true one, or have no end, and a variable with a single value may be
  /// among the ranges.
  public var gaveUp = false
}

extension Solver {
  /// Finds all ambiguous variables exactly, by the extremes of each variable. Reduced costs would
  /// name too many at a degenerate optimum.
  public mutating func ambiguity() -> Ambiguity {
    solve()
    let ids = partition.ids.filter { pieces.inForce($0)?.isOpen == true }
    guard !ids.isEmpty else { return Ambiguity() }
    var faces = ids.map { face(of: $0) }
    let columns = system.elimination.withDependents(ids.flatMap { partition[$0].columns })
    let asked = columns.map { ($0, queries: ask(about: $0, &faces, of: ids)) }
    for index in faces.indices { faces[index].findExtremes() }
    let firstDirections = faces.reduce(into: [0]) {
      $0.append($0[$0.count - 1] + $1.directionCount)
    }
    var motions = Motions(
      directions: firstDirections[faces.count], variables: system.variables.placeCount)
    var ambiguity = Ambiguity(gaveUp: faces.contains { $0.gaveUp })
    for (column, queries) in asked {
      guard let range = range(of: column, queries, faces) else { continue }
      ambiguity.ranges.append(range)
      motions.add(column, by: motion(of: queries, faces, firstDirections))
    }
    ambiguity.groups = motions.groups.map { $0.map { system.variable(at: $0) } }
    return ambiguity
  }

  /// Whether a variable or a sum has several values among the solutions that are optimal at all
  /// priorities, so that the tie-break level decides.
  ///
  /// This is exact: the least and the greatest value are compared. If the search for one of them
  /// gives up, the variable counts as ambiguous.
  public mutating func isAmbiguous(_ sum: some Linear) -> Bool {
    solve()
    if pieces.openCount == 0 { return false }
    let entries = sum.expression.terms.map {
      Entry(column: system.column(of: $0.variable), coefficient: $0.coefficient)
    }
    for part in parts(of: entries) {
      loadFace(of: part.id)
      if program.tableau.isOpen(part.terms) { return true }
    }
    return false
  }

  /// Which of some variables have several values among the solutions that are optimal at all
  /// priorities, in the order of the list, as ``isAmbiguous(_:)`` finds for each.
  ///
  /// - Parameters:
  ///   - variables: The variables in question, each a variable of this solver.
  ///   - gaveUp: Whether the work allowed by ``limitWork(to:)`` ended before the answers for all
  ///     variables were known.
  public mutating func ambiguous(among variables: [Variable], gaveUp: inout Bool) -> [Variable] {
    solve()
    gaveUp = false
    if pieces.openCount == 0 { return [] }
    var ids: [Component.ID] = []
    var queries: [Component.ID: [(index: Int, terms: [Tableau.Term])]] = [:]
    for (index, variable) in variables.enumerated() {
      for part in parts(of: [Entry(column: system.column(of: variable), coefficient: 1)]) {
        if queries[part.id] == nil { ids.append(part.id) }
        queries[part.id, default: []].append((index, part.terms))
      }
    }
    // All solutions of a component are found once for all that is asked about it.
    var isAmbiguous = variables.map { _ in false }
    for id in ids where !gaveUp {
      loadFace(of: id)
      for query in queries[id] ?? [] where !isAmbiguous[query.index] {
        let isOpen = program.tableau.isOpen(query.terms)
        gaveUp = program.hasNoWorkLeft
        if gaveUp { break }
        isAmbiguous[query.index] = isOpen
      }
    }
    return variables.indices.filter { isAmbiguous[$0] }.map { variables[$0] }
  }
}

// MARK: - Steps

/// A part of a sum as a multiple of a face's query.
private struct PartQuery {
  var face: Int
  var query: Int
  var factor: Double
  /// The value of the sum in the solution.
  var value: Double
}

extension Solver {
  fileprivate mutating func face(of id: Component.ID) -> Face {
    loadFace(of: id)
    return Face(program)
  }

  /// Adds queries about a variable to the faces of its components.
  fileprivate mutating func ask(
    about column: Column, _ faces: inout [Face], of ids: [Component.ID]
  ) -> [PartQuery] {
    parts(of: [Entry(column: column, coefficient: 1)]).compactMap { part in
      guard let face = ids.firstIndex(of: part.id) else { return nil }
      let columns = partition[part.id].columns
      let value = part.terms.reduce(0) {
        $0 + $1.coefficient * forms.values[columns[$1.column.place]]
      }
      guard part.terms.count == 1 else {
        return PartQuery(face: face, query: faces[face].ask(part.terms), factor: 1, value: value)
      }
      // Multiples of one column share a query.
      let (column, factor) = (part.terms[0].column, part.terms[0].coefficient)
      let query = faces[face].ask([Tableau.Term(column: column, coefficient: 1)])
      return PartQuery(
        face: face, query: query, factor: factor, value: forms.values[columns[column.place]])
    }
  }

  /// The range of a variable; nil if it has a single value.
  fileprivate func range(
    of column: Column, _ parts: [PartQuery], _ faces: [Face]
  ) -> Ambiguity.Range? {
    var result = Ambiguity.Range(variable: system.variable(at: column))
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
    result.least = down.map { forms.values[column] + $0 }
    result.greatest = up.map { forms.values[column] + $0 }
    if !ties.contains(nil) { result.tie = ties.compactMap { $0 }.min() }
    return result
  }

  /// The motion of a variable in all directions of all faces.
  fileprivate func motion(
    of parts: [PartQuery], _ faces: [Face], _ firstDirections: [Int]
  ) -> [Entry] {
    parts.flatMap { part in
      faces[part.face].queries[part.query].motion.map { cell in
        Entry(
          column: Column(firstDirections[part.face] + cell.column.place),
          coefficient: part.factor * cell.coefficient)
      }
    }
  }
}
