extension Solver {
  /// The solver's state in words: definitions, components and their solutions.
  ///
  /// For debugging, not for programs.
  public mutating func dump() -> String {
    solve()
    var lines: [String] = []
    let elimination = system.elimination
    for column in system.variables.places {
      guard let row = elimination.definition(of: column) else { continue }
      lines.append(
        "\(system.variable(at: column)) defined by \(name(of: row)): \(sum(of: row)) = 0")
    }
    for row in system.constraints.places
    where elimination.rows[row].role == .equality && elimination.pivot(of: row) == nil {
      lines.append("\(name(of: row)) follows from others: \(sum(of: row)) = 0")
    }
    for id in partition.ids {
      let component = partition[id]
      lines.append("component \(list(component.columns))")
      for row in component.rows { lines.append("  \(name(of: row)): \(sum(of: row))") }
      for piece in pieces.all(of: id) { lines += describe(piece, component) }
    }
    return lines.joined(separator: "\n")
  }

  private func list(_ columns: [Column]) -> String {
    columns.map { "\(system.variable(at: $0))" }.joined(separator: " ")
  }

  private func name(of row: Row) -> String {
    system.constraints[row].isBound ? "bound" : "\(system.handle(at: row))"
  }

  /// A row after substitutions.
  private func sum(of row: Row) -> Expression {
    Expression(
      system.elimination.cells(of: row).map {
        let entry = system.elimination.matrix.entry(at: $0)
        return Term(system.variable(at: entry.column), entry.coefficient)
      }, constant: system.elimination.rows[row].constant)
  }

  private func describe(_ piece: Piece, _ component: Component) -> [String] {
    var lines: [String] = []
    var ranges = piece.parameters.indices.map { index in
      let name = system.variable(at: piece.parameters[index])
      return switch piece.intervals[index] {
      case .pin(let value): "\(name) = \(plain(value))"
      case .between(let lower, let upper): "\(plain(lower)) < \(name) < \(plain(upper))"
      }
    }
    let count = piece.parameters.count + 1
    for start in stride(from: 0, to: piece.halfPlanes.count, by: count) {
      ranges.append("0 < \(affine(piece.halfPlanes[start..<(start + count)], piece))")
    }
    lines.append("  where " + (ranges.isEmpty ? "anything" : ranges.joined(separator: ", ")))
    for (index, column) in component.columns.enumerated() {
      let form = affine(piece.forms[(index * count)..<((index + 1) * count)], piece)
      lines.append("    \(system.variable(at: column)) = \(form)")
    }
    return lines
  }

  /// A constant and slopes as an expression.
  private func affine(_ form: ArraySlice<Double>, _ piece: Piece) -> Expression {
    let terms = zip(piece.parameters, form.dropFirst()).filter { $0.1 != 0 }
    return Expression(
      terms.map { Term(system.variable(at: $0.0), $0.1) }, constant: form.first ?? 0)
  }
}
