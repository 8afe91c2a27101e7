import Cells

/// The rows of the list of changes, and below them those of their lines of Swift.
struct ChangeListLayout: Equatable, Sendable {
  let list: MarkedList
  /// The rows for the lines of Swift; nil if there is no room.
  let swift: CellRect?

  /// - Parameter count: The number of changes.
  init(_ terminal: CellSize, count: Int, marked: Int) {
    let room = MarkedList.room(in: terminal)
    var (rows, rest) = (room, room)
    // The lines of Swift have at least half of the room, with a blank row and a title over them.
    rows.rows = min(count, room.rows - room.rows / 2)
    rest.row = rows.endRow + 2
    rest.rows = room.endRow - rest.row
    list = MarkedList(rect: rows, count: count, marked: marked)
    swift = rest.rows > 0 ? rest : nil
  }
}
