/// Finds out which of several motions hang together.
///
/// Motions are vectors. Those that are sums of others form circuits with them, and what circuits
/// have in common hangs together: the components of a linear matroid. The circuits of one basis
/// suffice (Oxley, "Matroid Theory", 2011, chapter 4).
struct Motions {
  /// A motion that is no sum of those before it, reduced, and what it is the sum of.
  private struct Element {
    var vector: [SparseMatrix.Cell]
    var sources: [SparseMatrix.Cell]
  }

  private var basis: [Element] = []
  /// For each direction the element of the basis that has it as its pivot, or -1.
  private var elements: [Int32]
  private var parents: [Int: Int] = [:]

  /// The motion that is being added, and what it is the sum of.
  private var vector = WorkingRow()
  private var sources = WorkingRow()

  init(directions: Int, variables: Int) {
    elements = [Int32](repeating: -1, count: directions)
    vector.grow(to: directions)
    sources.grow(to: variables)
  }

  mutating func add(_ variable: Int, by motion: [SparseMatrix.Cell]) {
    parents[variable] = variable
    vector.begin()
    sources.begin()
    for cell in motion { add(cell, times: 1) }
    sources.add(1, of: variable, level: nil)
    // An element of the basis has none of the pivots of those before it.
    while let pivot = vector.popDefined() {
      let element = basis[Int(elements[pivot])]
      let factor = -vector.coefficient(of: pivot)
      vector.remove(pivot)
      for cell in element.vector where cell.column != pivot { add(cell, times: factor) }
      for cell in element.sources {
        sources.add(factor * cell.coefficient, of: cell.column, level: nil)
      }
    }
    let rest = vector.cells()
    let largest = rest.max { abs($0.coefficient) < abs($1.coefficient) }
    guard let largest, abs(largest.coefficient) > 1e-9 else {
      for source in sources.cells() { join(variable, source.column) }
      return
    }
    elements[largest.column] = Int32(basis.count)
    let scale = 1 / largest.coefficient
    basis.append(
      Element(vector: scaled(rest, by: scale), sources: scaled(sources.cells(), by: scale)))
  }

  /// The variables that hang together, in order.
  var groups: [[Int]] {
    var groups: [Int: [Int]] = [:]
    for variable in parents.keys.sorted() {
      groups[root(of: variable), default: []].append(variable)
    }
    return groups.values.sorted { $0[0] < $1[0] }
  }

  /// Adds to the vector; pivots come out of it in the order of the basis.
  private mutating func add(_ cell: SparseMatrix.Cell, times factor: Double) {
    let element = elements[cell.column]
    vector.add(
      factor * cell.coefficient, of: cell.column, level: element < 0 ? nil : Int32.max - element)
  }

  private func scaled(_ cells: [SparseMatrix.Cell], by factor: Double) -> [SparseMatrix.Cell] {
    cells.map { SparseMatrix.Cell(column: $0.column, coefficient: factor * $0.coefficient) }
  }

  private mutating func join(_ left: Int, _ right: Int) {
    let (a, b) = (root(of: left), root(of: right))
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  private func root(of variable: Int) -> Int {
    var root = variable
    while let parent = parents[root], parent != root { root = parent }
    return root
  }
}
