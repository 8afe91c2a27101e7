/// A term of a linear form: its column and its coefficient.
struct Entry: Hashable, Sendable {
  var column: Column
  var coefficient: Double
}

/// A sparse matrix whose rows are written as a whole and whose columns can be iterated. Its size is
/// that of its nonzeros.
///
/// The cells of a row are adjacent; the cells of a column are a doubly linked list, so that a row
/// is removed in time proportional to its length. Numbers are 32 bits wide, so that the cells of a
/// large system fit into the processor's caches.
struct SparseMatrix<Line: Index>: Sendable {
  private struct Node: Sendable {
    var coefficient = 0.0
    var column: Int32 = 0
    var row: Int32 = 0
    var nextInColumn: Int32 = -1
    var previousInColumn: Int32 = -1
  }

  private struct Stretch: Sendable {
    var start: Int32 = 0
    var count: Int32 = 0
  }

  private struct Chain: Sendable {
    var head: Int32 = -1
    var count: Int32 = 0
  }

  private var nodes: [Node] = []
  private var rows: [Stretch] = []
  private var columns: [Chain] = []

  /// The first cell of a vacant stretch, for each length; the next stretch is in `nextInColumn`.
  private var vacant: [Int32] = []

  /// The cells of a row, in the order in which they were written.
  func cells(ofRow line: Line) -> IndexRange<MatrixCell> {
    guard line.place < rows.count else { return IndexRange(start: 0, count: 0) }
    return IndexRange(start: rows[line.place].start, count: rows[line.place].count)
  }

  /// A row's entries, in the order in which they were written.
  func entries(ofRow line: Line) -> [Entry] { cells(ofRow: line).map(entry) }

  func entry(at cell: MatrixCell) -> Entry {
    Entry(column: column(of: cell), coefficient: coefficient(of: cell))
  }

  func count(ofRow line: Line) -> Int {
    line.place < rows.count ? Int(rows[line.place].count) : 0
  }

  /// The number of rows that have a cell in the column.
  func uses(ofColumn column: Column) -> Int {
    column.place < columns.count ? Int(columns[column.place].count) : 0
  }

  /// The first cell of a column; ``next(after:)`` gives the others.
  func first(inColumn column: Column) -> MatrixCell? {
    column.place < columns.count ? Self.cell(columns[column.place].head) : nil
  }

  /// The next cell of the column.
  func next(after cell: MatrixCell) -> MatrixCell? { Self.cell(nodes[cell.place].nextInColumn) }

  func column(of cell: MatrixCell) -> Column { Column(number: nodes[cell.place].column) }

  func row(of cell: MatrixCell) -> Line { Line(number: nodes[cell.place].row) }

  func coefficient(of cell: MatrixCell) -> Double { nodes[cell.place].coefficient }

  /// The row's coefficient in a column; 0 if it has none.
  func coefficient(inRow line: Line, ofColumn column: Column) -> Double {
    for cell in cells(ofRow: line) where self.column(of: cell) == column {
      return coefficient(of: cell)
    }
    return 0
  }

  /// Reserves memory for a number of further cells.
  mutating func makeRoom(for more: Int) { nodes.makeRoom(for: more) }

  /// Writes a row that has no cells yet.
  mutating func setRow(_ line: Line, to entries: [Entry]) {
    guard !entries.isEmpty else { return }
    let start = vacancy(for: entries.count)
    while rows.count <= line.place { rows.grow(with: Stretch()) }
    rows[line.place] = Stretch(start: Int32(start), count: Int32(entries.count))
    var place = start
    for entry in entries {
      let column = entry.column.place
      while columns.count <= column { columns.grow(with: Chain()) }
      let head = columns[column].head
      if head >= 0 { nodes[Int(head)].previousInColumn = Int32(place) }
      let node = Node(
        coefficient: entry.coefficient, column: entry.column.number, row: line.number,
        nextInColumn: head)
      if place < nodes.count { nodes[place] = node } else { nodes.grow(with: node) }
      columns[column].head = Int32(place)
      columns[column].count += 1
      place += 1
    }
  }

  /// Empties a row.
  mutating func clearRow(_ line: Line) {
    let count = count(ofRow: line)
    guard count > 0 else { return }
    for cell in cells(ofRow: line) {
      let node = nodes[cell.place]
      if node.previousInColumn >= 0 {
        nodes[Int(node.previousInColumn)].nextInColumn = node.nextInColumn
      } else {
        columns[Int(node.column)].head = node.nextInColumn
      }
      if node.nextInColumn >= 0 {
        nodes[Int(node.nextInColumn)].previousInColumn = node.previousInColumn
      }
      columns[Int(node.column)].count -= 1
    }
    while vacant.count <= count { vacant.append(-1) }
    let start = rows[line.place].start
    nodes[Int(start)].nextInColumn = vacant[count]
    vacant[count] = start
    rows[line.place].count = 0
  }

  /// The start of a number of adjacent cells: in a vacant stretch, or after all others.
  private mutating func vacancy(for count: Int) -> Int {
    guard count < vacant.count, vacant[count] >= 0 else { return nodes.count }
    let start = Int(vacant[count])
    vacant[count] = nodes[start].nextInColumn
    return start
  }

  private static func cell(_ number: Int32) -> MatrixCell? {
    number < 0 ? nil : MatrixCell(number: number)
  }
}
