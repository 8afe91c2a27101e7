import Cells

/// What a terminal of xterm's family shows after some bytes: its characters, without their style.
///
/// It knows what ncurses uses to draw, and stops the test at anything else.
struct ScreenModel {
  private let size: CellSize
  /// Row by row; an empty one is the second half of a wide character.
  private var cells: [[String]]
  private var row = 0
  private var column = 0
  /// Whether the last column was written, where the cursor stays until it is moved.
  private var isAtEdge = false
  /// What did not make sense, for the test to look at.
  private(set) var unknown: [String] = []

  init(_ size: CellSize) {
    self.size = size
    cells = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
  }

  /// The rows, without the blanks at their ends.
  var text: String {
    cells.map { row in
      var line = row.joined()
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  mutating func take(_ bytes: [UInt8]) {
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var next = 0
    while next < scalars.count {
      let scalar = scalars[next]
      next += 1
      switch scalar {
      case "\r":
        column = 0
        isAtEdge = false
      case "\n": row = min(row + 1, size.rows - 1)
      case "\u{8}":
        column = max(column - 1, 0)
        isAtEdge = false
      case "\u{F}": break
      case "\u{1B}" where scalars[next] == "[":
        let end = scalars[next...].dropFirst().firstIndex { (0x40...0x7E).contains($0.value) }!
        obey(String(String.UnicodeScalarView(scalars[(next + 1)..<end])), scalars[end])
        next = end + 1
      case "\u{1B}" where scalars[next] == "(" || scalars[next] == ")": next += 2
      case "\u{1B}": next += 1
      default: put(scalar)
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if scalar.properties.generalCategory == .nonspacingMark {
      let last = isAtEdge ? column : column - 1
      let base = cells[row][last].isEmpty ? last - 1 : last
      cells[row][base].unicodeScalars.append(scalar)
      return
    }
    let width = TextWidth.width(of: Character(scalar))
    guard column + width <= size.columns, !isAtEdge else {
      unknown.append("\(scalar) beyond the right edge")
      return
    }
    cells[row][column] = String(Character(scalar))
    if width == 2 { cells[row][column + 1] = "" }
    isAtEdge = column + width == size.columns
    column = min(column + width, size.columns - 1)
    last = scalar
  }

  private var last: Unicode.Scalar = " "

  private mutating func obey(_ parameters: String, _ final: Unicode.Scalar) {
    if parameters.hasPrefix("?") { return }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 1
    }
    let count = numbers.first ?? 1
    if "HABCDGd".unicodeScalars.contains(final) { isAtEdge = false }
    switch final {
    case "H":
      row = min(count, size.rows) - 1
      column = min(numbers.count > 1 ? numbers[1] : 1, size.columns) - 1
    case "A": row = max(row - count, 0)
    case "B": row = min(row + count, size.rows - 1)
    case "C": column = min(column + count, size.columns - 1)
    case "D": column = max(column - count, 0)
    case "G": column = count - 1
    case "d": row = count - 1
    case "J" where parameters.isEmpty || parameters == "0":
      erase(row, column..<size.columns)
      for row in (row + 1)..<max(size.rows, row + 1) { erase(row, 0..<size.columns) }
    case "J":
      for row in 0..<size.rows { erase(row, 0..<size.columns) }
    case "K" where parameters == "1": erase(row, 0..<min(column + 1, size.columns))
    case "K": erase(row, min(column, size.columns)..<size.columns)
    case "X": erase(row, column..<min(column + count, size.columns))
    case "P":
      cells[row].removeSubrange(column..<min(column + count, size.columns))
      cells[row] += Array(repeating: " ", count: size.columns - cells[row].count)
    case "@":
      cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
      cells[row].removeLast(cells[row].count - size.columns)
    case "b": for _ in 0..<count { put(last) }
    case "m", "r", "l", "h", "t": break
    default: unknown.append("Esc [ \(parameters) \(final)")
    }
  }

  private mutating func erase(_ row: Int, _ columns: Range<Int>) {
    for column in columns { cells[row][column] = " " }
  }
}
