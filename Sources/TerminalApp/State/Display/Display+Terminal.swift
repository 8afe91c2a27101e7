import Cells

/// The terminal, of which at most a part is used.
extension Display {
  /// The most columns and rows of a terminal that are used.
  package static let largestTerminal = CellSize(columns: 1000, rows: 1000)

  /// Uses as much of a terminal's size as ``largestTerminal`` allows.
  mutating func resizeTerminal(to size: CellSize) {
    let most = Self.largestTerminal
    terminal = CellSize(columns: min(size.columns, most.columns), rows: min(size.rows, most.rows))
    adoptTerminalPoints()
    refit()
  }

  /// The sentence about a terminal that is larger than what is used of it; nil if all of it is
  /// used.
  static func notice(of size: CellSize) -> String? {
    let most = largestTerminal
    guard size.columns > most.columns || size.rows > most.rows else { return nil }
    let used = "\(min(size.columns, most.columns))x\(min(size.rows, most.rows))"
    return "Only \(used) of the terminal's \(size.columns)x\(size.rows) cells are used"
  }
}
