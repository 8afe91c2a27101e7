/// A component of what the elimination leaves: independent variables that share rows, directly or
/// by way of others, and are independent of all other variables.
struct Component: Sendable {
  /// Independent variables, in order.
  var columns: [Column] = []
  /// Reduced rows, in order.
  var rows: [Row] = []
  /// The parameters in its rows, in order.
  var parameters: [Column] = []

  /// The number of a component in its partition.
  struct ID: Index { let number: Int32 }

  /// Whether it is one variable that no row mentions.
  var isAlone: Bool { columns.count == 1 && rows.isEmpty }
}

extension [Column] {
  /// The place of a column in a list that is in order; nil if it is not in it.
  func find(_ column: Column) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < column { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == column ? low : nil
  }

  /// The place of a column that is in the list, which is in order.
  func place(of column: Column) -> Int {
    guard let place = find(column) else { preconditionFailure("\(column) is not in the list") }
    return place
  }
}
