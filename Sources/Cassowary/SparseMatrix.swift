/// A sparse matrix whose rows are written whole and whose columns can be walked.
///
/// The cells of a row lie side by side; the cells of a column are a doubly linked list, so that a
/// row is taken out in time proportional to its own length. Numbers are 32 bits wide to keep the
/// cells of a large system in the processor's caches.
struct SparseMatrix: Sendable {
  struct Cell: Hashable, Sendable {
    var column: Int
    var coefficient: Double
  }

  private var columns: [Int32] = []
  private(set) var coefficients: [Double] = []
  private var rows: [Int32] = []
  private var nextInColumn: [Int32] = []
  private var previousInColumn: [Int32] = []

  /// For each row its first cell and the number of its cells.
  private var starts: [Int32] = []
  private var counts: [Int32] = []
  /// For each column its first cell (-1 for none) and the number of its cells.
  private var heads: [Int32] = []
  private var uses: [Int32] = []

  /// For each length the first cell of a vacant stretch; the next one is in `nextInColumn`.
  private var vacant: [Int32] = []

  mutating func grow(rows count: Int) {
    while starts.count < count {
      starts.append(0)
      counts.append(0)
    }
  }

  mutating func grow(columns count: Int) {
    while heads.count < count {
      heads.append(-1)
      uses.append(0)
    }
  }

  /// The cells of a row, in the order in which they were written.
  func cells(ofRow row: Int) -> Range<Int> {
    let start = Int(starts[row])
    return start..<(start + Int(counts[row]))
  }

  func count(ofRow row: Int) -> Int { Int(counts[row]) }

  /// The number of rows that have a cell in the column.
  func uses(ofColumn column: Int) -> Int { Int(uses[column]) }

  /// The first cell of a column, or -1; the others follow by ``next(after:)``.
  func first(inColumn column: Int) -> Int { Int(heads[column]) }

  /// The cell below another one in its column, or -1.
  func next(after cell: Int) -> Int { Int(nextInColumn[cell]) }

  func column(of cell: Int) -> Int { Int(columns[cell]) }

  func row(of cell: Int) -> Int { Int(rows[cell]) }

  /// The row's coefficient in a column; 0 if it has none.
  func coefficient(inRow row: Int, ofColumn column: Int) -> Double {
    for cell in cells(ofRow: row) where columns[cell] == column { return coefficients[cell] }
    return 0
  }

  /// Writes a row that has no cells so far.
  mutating func setRow(_ row: Int, to cells: [Cell]) {
    guard !cells.isEmpty else { return }
    let start = place(for: cells.count)
    starts[row] = Int32(start)
    counts[row] = Int32(cells.count)
    for (offset, cell) in cells.enumerated() {
      let place = start + offset
      let head = heads[cell.column]
      columns[place] = Int32(cell.column)
      coefficients[place] = cell.coefficient
      rows[place] = Int32(row)
      previousInColumn[place] = -1
      nextInColumn[place] = head
      if head >= 0 { previousInColumn[Int(head)] = Int32(place) }
      heads[cell.column] = Int32(place)
      uses[cell.column] += 1
    }
  }

  /// Empties a row.
  mutating func clearRow(_ row: Int) {
    let count = Int(counts[row])
    guard count > 0 else { return }
    for cell in cells(ofRow: row) {
      let (previous, next) = (previousInColumn[cell], nextInColumn[cell])
      if previous >= 0 {
        nextInColumn[Int(previous)] = next
      } else {
        heads[Int(columns[cell])] = next
      }
      if next >= 0 { previousInColumn[Int(next)] = previous }
      uses[Int(columns[cell])] -= 1
    }
    while vacant.count <= count { vacant.append(-1) }
    nextInColumn[Int(starts[row])] = vacant[count]
    vacant[count] = starts[row]
    counts[row] = 0
  }

  private mutating func place(for count: Int) -> Int {
    if count < vacant.count, vacant[count] >= 0 {
      let start = Int(vacant[count])
      vacant[count] = nextInColumn[start]
      return start
    }
    let start = columns.count
    for _ in 0..<count {
      columns.append(0)
      coefficients.append(0)
      rows.append(0)
      nextInColumn.append(-1)
      previousInColumn.append(-1)
    }
    return start
  }
}
