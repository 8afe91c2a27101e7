/// Where the program of a component, or of several that are entangled, has come to rest.
struct Optimum {
  var component: Component
  /// The values of its columns.
  var values: [Double]
  /// Whether the priorities left a choice.
  var isOpen = false
  /// Whether the variables' distances from zero had a part in it.
  var isZeroed = false
  /// Variables that depend on the columns and were brought to zero, or as close as could be.
  var zeros: [DependentRow] = []
  var zeroVariables: [Int] = []
}

/// A row that is zero at an optimum.
enum TightRow {
  case row(Int)
  /// The distance of a dependent variable from zero.
  case dependent(Int)
}

/// A dependent variable in terms of the columns of an optimum and the parameters.
struct DependentRow {
  var cells: [SparseMatrix.Cell]
  var rest: AffineSum
}

extension Solver {
  /// A variable in terms of some columns; all others are what they are in the answer.
  mutating func dependentRow(of variable: Int, columns: Set<Int>) -> DependentRow {
    elimination.reduce([SparseMatrix.Cell(column: variable, coefficient: 1)], constant: 0)
    var row = DependentRow(cells: [], rest: AffineSum())
    row.rest.add(elimination.work.constant)
    for cell in elimination.work.cells() {
      if columns.contains(cell.column) {
        row.cells.append(cell)
      } else {
        forms.add(cell.coefficient, of: cell.column, to: &row.rest)
      }
    }
    row.rest.finish()
    return row
  }

  /// The optimum of components that were brought to zero together.
  mutating func optimum(of numbers: [Int], values: [[Double]], zeros: [Int]) -> Optimum {
    var union = Component()
    var value: [Int: Double] = [:]
    for (number, values) in zip(numbers, values) {
      let component = components[number]
      union.columns += component.columns
      union.rows += component.rows
      union.parameters += component.parameters
      for (column, number) in zip(component.columns, values) { value[column] = number }
    }
    let rows = zeros.map { dependentRow(of: $0, columns: Set(union.columns)) }
    for row in rows { union.parameters += row.rest.parameters }
    union.columns.sort()
    union.rows.sort()
    union.parameters = Set(union.parameters).sorted()
    return Optimum(
      component: union, values: union.columns.map { value[$0] ?? 0 }, isOpen: true, isZeroed: true,
      zeros: rows,
      zeroVariables: zeros)
  }
}
