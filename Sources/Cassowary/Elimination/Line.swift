/// A row of the elimination's matrix. Each row of the system has two: itself as given, and the
/// result of substitutions.
struct Line: Index {
  let number: Int32

  init(number: Int32) { self.number = number }

  /// The line of a row as given.
  init(given row: Row) { number = 2 * row.number }

  /// The line of a row after substitutions.
  init(derived row: Row) { number = 2 * row.number + 1 }

  /// The row that the line belongs to.
  var row: Row { Row(number: number >> 1) }
}
