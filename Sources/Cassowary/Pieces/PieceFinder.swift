/// The fourth stage: the region of the parameters in which an optimum is one.
struct PieceFinder: Sendable {
  var vertex = Vertex()
  /// A row as a function of the parameters: its constant and slopes.
  private var form: [Double] = []
  /// The rows of an optimum in the order in which they are read; a property to keep its memory.
  var order: [(length: Int, row: Row)] = []

  /// The piece around an optimum at these values.
  mutating func piece(
    around optimum: Optimum, of system: System, at values: LinearProgram.Values
  ) -> Piece {
    let parameters = optimum.component.parameters
    vertex.begin(columns: optimum.values.count, parameters: parameters.count)
    takeTightRows(of: optimum, system, values)
    guard !optimum.gaveUp, vertex.isComplete else { return point(at: optimum, values) }
    vertex.solve()
    guard isVertex(optimum, values) else { return point(at: optimum, values) }
    var piece = Piece(
      parameters: parameters, forms: vertex.forms,
      intervals: parameters.map { _ in Piece.Interval.all }, isOpen: optimum.isOpen,
      isZeroed: optimum.isZeroed)
    limit(&piece, optimum, system, values)
    if piece.intervals.contains(where: \.isPin) { limit(&piece, optimum, system, values) }
    if piece.contains(values) { return piece }
    // Has the same numbers as the pieces around it.
    var point = optimum
    for column in point.values.indices {
      point.values[column] = vertex.value(ofColumn: column, at: parameters, values)
    }
    return self.point(at: point, values)
  }

  /// A piece that is known to be valid only at the parameters' present values.
  private func point(at optimum: Optimum, _ values: LinearProgram.Values) -> Piece {
    let parameters = optimum.component.parameters
    var forms: [Double] = []
    for value in optimum.values {
      forms.append(value)
      for _ in parameters { forms.append(0) }
    }
    return Piece(
      parameters: parameters, forms: forms,
      intervals: parameters.map { Piece.Interval.pin(values[$0]) }, isOpen: optimum.isOpen,
      isZeroed: optimum.isZeroed, gaveUp: optimum.gaveUp)
  }

  /// Whether the vertex of the tight rows is the optimum of the simplex method.
  private func isVertex(_ optimum: Optimum, _ values: LinearProgram.Values) -> Bool {
    for (column, value) in optimum.values.enumerated() {
      let other = vertex.value(ofColumn: column, at: optimum.component.parameters, values)
      guard abs(other - value) <= Tolerance.vertex * max(1, abs(value)) else { return false }
    }
    return true
  }
}

extension Piece.Interval {
  fileprivate var isPin: Bool { if case .pin = self { true } else { false } }
}

// MARK: - The region

extension PieceFinder {
  /// Computes how far the parameters can move until some row passes zero.
  ///
  /// A row that is zero at the present values alone pins its parameters. The limits by other rows
  /// are then computed in a second pass.
  private mutating func limit(
    _ piece: inout Piece, _ optimum: Optimum, _ system: System, _ values: LinearProgram.Values
  ) {
    guard !piece.parameters.isEmpty else { return }
    piece.halfPlanes.removeAll()
    for index in piece.intervals.indices where !piece.intervals[index].isPin {
      piece.intervals[index] = .all
    }
    for (column, value) in optimum.values.enumerated()
    where optimum.hasBound(column, system.elimination) {
      vertex.beginRow()
      vertex.add(1, ofColumn: column)
      limit(&piece, by: (value, 1), values)
    }
    var last: Row?
    for row in optimum.component.rows
    where !(system.constraints[row].isBound && !system.elimination.rows[row].isDerived) {
      defer { last = row }
      if let last, system.elimination.sign(of: row, by: last) != nil { continue }
      limit(&piece, by: load(row, at: optimum, system.elimination, values), values)
    }
    for row in optimum.zeros { limit(&piece, by: load(row, at: optimum, values), values) }
  }

  /// Limits the region so that the row in the vertex keeps its sign.
  private mutating func limit(
    _ piece: inout Piece, by row: (value: Double, size: Double), _ values: LinearProgram.Values
  ) {
    vertex.evaluate(into: &form)
    var (slopes, last) = (0, 0)
    for index in piece.parameters.indices where form[index + 1] != 0 {
      if case .pin(let pin) = piece.intervals[index] {
        form[0] += form[index + 1] * pin
        form[index + 1] = 0
        continue
      }
      slopes += 1
      last = index
    }
    if slopes == 0 { return }
    if Tolerance.isZero(row.value, size: row.size) {
      for index in piece.parameters.indices where form[index + 1] != 0 {
        piece.intervals[index] = .pin(values[piece.parameters[index]])
      }
      return
    }
    let sign: Double = row.value > 0 ? 1 : -1
    if slopes > 1 {
      // Strictly inside, since values near zero count as zero.
      piece.halfPlanes.append(sign * form[0] - Tolerance.margin * max(1, abs(form[0])))
      for slope in form.dropFirst() { piece.halfPlanes.append(sign * slope) }
      return
    }
    let end = -form[0] / form[last + 1]
    let margin = Tolerance.margin * max(1, abs(end))
    if sign * form[last + 1] > 0 {
      piece.intervals[last].keepAbove(end + margin)
    } else {
      piece.intervals[last].keepBelow(end - margin)
    }
  }
}
