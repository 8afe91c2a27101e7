/// Groups of motions that depend on each other.
///
/// Motions are vectors. A motion that is a linear combination of others forms a circuit with them,
/// and motions with a common circuit depend on each other: these groups are the components of a
/// linear matroid. The circuits of one basis suffice (Oxley, "Matroid Theory", 2011, chapter 4).
struct Motions {
  /// A motion that does not depend on those before it, after reduction, with the motions of which
  /// it is a combination.
  private struct Element {
    var vector: [Entry]
    var sources: [Entry]
  }

  private var basis: [Element] = []
  /// The element of the basis whose pivot is in each direction.
  private var elements: [Int?]
  private var parents: [Column: Column] = [:]

  /// The motion being added, and the motions of which it is a combination.
  private var vector = WorkingRow()
  private var sources = WorkingRow()
  private let variableCount: Int

  init(directions: Int, variables: Int) {
    elements = [Int?](repeating: nil, count: directions)
    variableCount = variables
  }

  mutating func add(_ variable: Column, by motion: [Entry]) {
    parents[variable] = variable
    vector.begin(count: elements.count)
    sources.begin(count: variableCount)
    for cell in motion { add(cell, times: 1) }
    sources.add(1, of: variable, level: nil)
    // An element of the basis has no pivot of the elements before it.
    while let pivot = vector.popDefined() {
      guard let number = elements[pivot.place] else { continue }
      let element = basis[number]
      let factor = -vector.coefficient(of: pivot)
      vector.remove(pivot)
      for cell in element.vector where cell.column != pivot { add(cell, times: factor) }
      for cell in element.sources {
        sources.add(factor * cell.coefficient, of: cell.column, level: nil)
      }
    }
    let rest = vector.entries()
    let largest = rest.max { abs($0.coefficient) < abs($1.coefficient) }
    guard let largest, abs(largest.coefficient) > Tolerance.motion else {
      for source in sources.entries() { join(variable, source.column) }
      return
    }
    elements[largest.column.place] = basis.count
    let scale = 1 / largest.coefficient
    basis.append(
      Element(vector: scaled(rest, by: scale), sources: scaled(sources.entries(), by: scale)))
  }

  /// The variables that depend on each other, in order.
  var groups: [[Column]] {
    var groups: [Column: [Column]] = [:]
    for variable in parents.keys.sorted() {
      groups[root(of: variable), default: []].append(variable)
    }
    return groups.values.sorted { $0[0] < $1[0] }
  }

  /// Adds to the vector. Pivots are removed from it in the order of the basis.
  private mutating func add(_ cell: Entry, times factor: Double) {
    vector.add(
      factor * cell.coefficient, of: cell.column,
      level: elements[cell.column.place].map { Int32.max - Int32($0) })
  }

  private func scaled(_ cells: [Entry], by factor: Double) -> [Entry] {
    cells.map { Entry(column: $0.column, coefficient: factor * $0.coefficient) }
  }

  private mutating func join(_ left: Column, _ right: Column) {
    let (a, b) = (root(of: left), root(of: right))
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  private func root(of variable: Column) -> Column {
    var root = variable
    while let parent = parents[root], parent != root { root = parent }
    return root
  }
}
