/// A component of the reduced system: independent variables that share rows, directly or through
/// each other, and share none with other variables.
struct Component: Sendable {
  /// The independent variables, in order.
  var columns: [Column] = []
  /// The reduced rows, in order.
  var rows: [Row] = []
  /// The parameters in its rows, in order.
  var parameters: [Column] = []

  /// The number of a component in its partition.
  struct ID: Index { let number: Int32 }

  /// Whether it is a single variable that no row mentions.
  var isAlone: Bool { columns.count == 1 && rows.isEmpty }
}

extension [Column] {
  /// The index of a column in an ordered list; nil if it is not in it.
  func find(_ column: Column) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < column { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == column ? low : nil
  }

  /// The index of a column that is in the ordered list.
  func place(of column: Column) -> Int {
    guard let place = find(column) else { preconditionFailure("\(column) is not in the list") }
    return place
  }
}
