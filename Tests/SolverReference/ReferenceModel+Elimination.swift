extension ReferenceModel {
  /// The same model with fewer variables, whose least sums are the same: Gaussian elimination of
  /// what required equalities settle, as far as no bound stands in the way.
  ///
  /// - Parameter kept: A variable that stays, whatever settles it.
  package func eliminated(keeping kept: Int? = nil) -> ReferenceModel {
    var result = self
    result.rows = rows.map(joined)
    while let (row, term) = result.firstSettled(but: kept) {
      let line = result.rows.remove(at: row)
      for index in result.rows.indices {
        guard let other = result.rows[index].terms.first(where: { $0.variable == term.variable })
        else { continue }
        let factor = other.coefficient / term.coefficient
        result.rows[index].terms += line.terms.map { ($0.variable, -factor * $0.coefficient) }
        result.rows[index].terms.removeAll { $0.variable == term.variable }
        result.rows[index].constant -= factor * line.constant
        result.rows[index] = joined(result.rows[index])
      }
    }
    return result
  }

  /// A required equality and the term in it to solve for: the largest of a free variable, or the
  /// only one, if the value that it settles is allowed.
  private func firstSettled(
    but kept: Int?
  ) -> (row: Int, term: (variable: Int, coefficient: Double))? {
    for (index, row) in rows.enumerated() where row.priority == 1000 && row.relation == .equal {
      let free = row.terms.filter { !restricted[$0.variable] && $0.variable != kept }
      if let term = free.max(by: { abs($0.coefficient) < abs($1.coefficient) }) {
        return (index, term)
      }
      if row.terms.count == 1, row.terms[0].variable != kept,
        -row.constant / row.terms[0].coefficient >= 0
      {
        return (index, row.terms[0])
      }
    }
    return nil
  }

  /// The row with one term for each variable, and fixed variables as numbers.
  func joined(_ row: Row) -> Row {
    var (result, sum) = (row, [Int: Double]())
    for term in row.terms {
      if let value = edits[term.variable] {
        result.constant += term.coefficient * value
      } else {
        sum[term.variable, default: 0] += term.coefficient
      }
    }
    result.terms = sum.filter { abs($0.value) > 1e-12 }.sorted { $0.key < $1.key }.map {
      ($0.key, $0.value)
    }
    return result
  }
}
