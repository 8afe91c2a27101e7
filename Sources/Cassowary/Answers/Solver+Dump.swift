extension Solver {
  /// What the solver has made of its constraints: definitions, components and their answers.
  ///
  /// For people who look into the solver; not for programs.
  public mutating func dump() -> String {
    solve()
    var lines: [String] = []
    for place in variables.places {
      guard let row = elimination.definition(of: place) else { continue }
      lines.append("\(variable(at: place)) defined by \(name(of: row)): \(sum(of: row)) = 0")
    }
    for row in constraints.places
    where elimination.rows[row].role == .equality && elimination.pivot(of: row) == nil {
      lines.append("\(name(of: row)) follows from others: \(sum(of: row)) = 0")
    }
    for number in components.numbers {
      let component = components[number]
      lines.append("component \(list(component.columns))")
      for row in component.rows { lines.append("  \(name(of: row)): \(sum(of: row))") }
      for piece in component.pieces { lines += describe(piece, component) }
    }
    return lines.joined(separator: "\n")
  }

  private func list(_ places: [Int]) -> String {
    places.map { "\(variable(at: $0))" }.joined(separator: " ")
  }

  private func name(of row: Int) -> String {
    constraints[row].isBound ? "bound" : "\(handle(at: row))"
  }

  /// A row as it stands after substitutions.
  private func sum(of row: Int) -> Expression {
    Expression(
      elimination.matrix.cells(ofRow: elimination.working(row)).map {
        Term(
          variable(at: elimination.matrix.column(of: $0)), elimination.matrix.coefficient(of: $0))
      }, constant: elimination.rows[row].constant)
  }

  private func describe(_ piece: Piece, _ component: Component) -> [String] {
    var lines: [String] = []
    var ranges = piece.parameters.indices.map { index in
      let name = variable(at: piece.parameters[index])
      return piece.pins[index].map { "\(name) = \(plain($0))" }
        ?? "\(plain(piece.lower[index])) < \(name) < \(plain(piece.upper[index]))"
    }
    let count = piece.parameters.count + 1
    for start in stride(from: 0, to: piece.halfPlanes.count, by: count) {
      ranges.append("0 < \(affine(piece.halfPlanes[start..<(start + count)], piece))")
    }
    lines.append("  where " + (ranges.isEmpty ? "anything" : ranges.joined(separator: ", ")))
    for (index, column) in component.columns.enumerated() {
      let form = affine(piece.forms[(index * count)..<((index + 1) * count)], piece)
      lines.append("    \(variable(at: column)) = \(form)")
    }
    return lines
  }

  /// A constant and slopes as a sum.
  private func affine(_ form: ArraySlice<Double>, _ piece: Piece) -> Expression {
    let terms = zip(piece.parameters, form.dropFirst()).filter { $0.1 != 0 }
    return Expression(
      terms.map { Term(variable(at: $0.0), $0.1) }, constant: form.first ?? 0)
  }
}
