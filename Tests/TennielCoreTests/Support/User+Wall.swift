import Cells
import Testing

/// The wall of small screens, as it is drawn.
extension User {
  /// A picture of the wall.
  struct Tile: Equatable {
    /// Its cells, with the lines above and below it.
    let rect: CellRect
    /// What stands above it, and whether that is marked.
    let title: String
    let isMarked: Bool
    /// What stands below it.
    let note: String
    /// The cells of the device alone.
    var device: CellSize { CellSize(columns: rect.columns, rows: rect.rows - 2) }
  }

  /// The pictures in sight, from the first row on.
  var wall: [Tile] {
    let grid = grid
    func text(_ column: Int, _ row: Int) -> String { grid[column, row].text }
    // The chosen one has a heavy frame.
    func line(_ row: Int, from column: Int, columns: Int) -> String {
      lines(in: CellRect(column: column, row: row, columns: columns, rows: 1))[0]
    }
    return (2..<max(2, grid.size.rows - 2)).flatMap { row in
      let corners = (0..<grid.size.columns).filter { "╭┏".contains(text($0, row)) }
      return corners.compactMap { column -> Tile? in
        guard let bottom = (row..<grid.size.rows).first(where: { "╰┗".contains(text(column, $0)) })
        else { return nil }
        // Marks may stand in a corner.
        let ends = (column..<grid.size.columns)
        let right = [
          ends.first { "╮┓".contains(text($0, row)) },
          ends.first { "╯┛".contains(text($0, bottom)) },
        ]
        guard let right = right.compactMap(\.self).min() else { return nil }
        let next = corners.first { $0 > column } ?? grid.size.columns
        let title = line(row - 1, from: column, columns: next - column)
        return Tile(
          rect: CellRect(
            column: column, row: row - 1, columns: right - column + 1, rows: bottom - row + 3),
          title: title.trimmingPrefix { " ▸•".contains($0) }.description,
          isMarked: title.hasPrefix("▸"),
          note: line(bottom + 1, from: column + 1, columns: next - column - 1))
      }
    }
  }

  /// How many screens the wall has, with those that are out of sight.
  var wallCount: Int {
    wall.count + status.matches(of: /[↑↓] (\d+) more/).compactMap { Int($0.1) }.reduce(0, +)
  }
}
