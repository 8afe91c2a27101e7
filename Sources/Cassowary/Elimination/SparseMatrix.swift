/// A sparse matrix whose rows are written whole and whose columns can be walked. It is as large as
/// what has been written into it; all else is zero.
///
/// The cells of a row lie side by side; the cells of a column are a doubly linked list, so that a
/// row is taken out in time proportional to its own length. Numbers are 32 bits wide to keep the
/// cells of a large system in the processor's caches.
struct SparseMatrix: Sendable {
  struct Cell: Hashable, Sendable {
    var column: Int
    var coefficient: Double
  }

  private struct Node: Sendable {
    var coefficient = 0.0
    var column: Int32 = 0
    var row: Int32 = 0
    var nextInColumn: Int32 = -1
    var previousInColumn: Int32 = -1
  }

  private struct Row: Sendable {
    var start: Int32 = 0
    var count: Int32 = 0
  }

  private struct Column: Sendable {
    var head: Int32 = -1
    var count: Int32 = 0
  }

  private var nodes: [Node] = []
  private var rows: [Row] = []
  private var columns: [Column] = []

  /// For each length the first cell of a vacant stretch; the next one is in `nextInColumn`.
  private var vacant: [Int32] = []

  /// The cells of a row, in the order in which they were written.
  func cells(ofRow row: Int) -> Range<Int> {
    guard row < rows.count else { return 0..<0 }
    let row = rows[row]
    return Int(row.start)..<Int(row.start + row.count)
  }

  /// A row's columns and coefficients, in the order in which they were written.
  func row(_ row: Int) -> [Cell] {
    cells(ofRow: row).map { Cell(column: column(of: $0), coefficient: coefficient(of: $0)) }
  }

  func count(ofRow row: Int) -> Int { row < rows.count ? Int(rows[row].count) : 0 }

  /// The number of rows that have a cell in the column.
  func uses(ofColumn column: Int) -> Int {
    column < columns.count ? Int(columns[column].count) : 0
  }

  /// The first cell of a column, or -1; the others follow by ``next(after:)``.
  func first(inColumn column: Int) -> Int {
    column < columns.count ? Int(columns[column].head) : -1
  }

  /// The cell below another one in its column, or -1.
  func next(after cell: Int) -> Int { Int(nodes[cell].nextInColumn) }

  func column(of cell: Int) -> Int { Int(nodes[cell].column) }

  func row(of cell: Int) -> Int { Int(nodes[cell].row) }

  func coefficient(of cell: Int) -> Double { nodes[cell].coefficient }

  /// The row's coefficient in a column; 0 if it has none.
  func coefficient(inRow row: Int, ofColumn column: Int) -> Double {
    for cell in cells(ofRow: row) where nodes[cell].column == column {
      return nodes[cell].coefficient
    }
    return 0
  }

  /// Writes a row that has no cells so far.
  mutating func setRow(_ row: Int, to cells: [Cell]) {
    guard !cells.isEmpty else { return }
    let start = vacancy(for: cells.count)
    while rows.count <= row { rows.append(Row()) }
    rows[row] = Row(start: Int32(start), count: Int32(cells.count))
    var place = start
    for cell in cells {
      while columns.count <= cell.column { columns.append(Column()) }
      var column = columns[cell.column]
      if column.head >= 0 { nodes[Int(column.head)].previousInColumn = Int32(place) }
      let node = Node(
        coefficient: cell.coefficient, column: Int32(cell.column), row: Int32(row),
        nextInColumn: column.head)
      if place < nodes.count { nodes[place] = node } else { nodes.append(node) }
      column.head = Int32(place)
      column.count += 1
      columns[cell.column] = column
      place += 1
    }
  }

  /// Empties a row.
  mutating func clearRow(_ row: Int) {
    let count = count(ofRow: row)
    guard count > 0 else { return }
    for cell in cells(ofRow: row) {
      let node = nodes[cell]
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
    nodes[Int(rows[row].start)].nextInColumn = vacant[count]
    vacant[count] = rows[row].start
    rows[row].count = 0
  }

  /// Where so many cells find room side by side: in a vacant stretch, or behind all others.
  private mutating func vacancy(for count: Int) -> Int {
    guard count < vacant.count, vacant[count] >= 0 else { return nodes.count }
    let start = Int(vacant[count])
    vacant[count] = nodes[start].nextInColumn
    return start
  }
}
