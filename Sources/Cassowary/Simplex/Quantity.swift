/// A variable of a linear program, or the left side of one of its rows. Variables come first.
struct Quantity: Index { let number: Int32 }

extension Tableau {
  /// A row of the dictionary, which belongs to a basic quantity.
  struct BasicRow: Index { let number: Int32 }

  /// A column of the dictionary, which belongs to a nonbasic quantity.
  struct NonbasicColumn: Index { let number: Int32 }

  /// The row or the column of a quantity.
  struct Position: Hashable, Sendable {
    private let number: Int32

    init(_ row: BasicRow) { number = row.number }

    init(_ column: NonbasicColumn) { number = ~column.number }

    var row: BasicRow? { number < 0 ? nil : BasicRow(number: number) }

    var column: NonbasicColumn? { number < 0 ? NonbasicColumn(number: ~number) : nil }
  }
}
