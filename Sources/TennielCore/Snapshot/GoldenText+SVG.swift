import Cells
import Goldens

extension GoldenText {
  /// The picture in SVG, with the columns that differ from another one in another colour.
  func svg(title: String, changed rows: [Int: Set<Int>]) -> String {
    let columns = picture.map { TextWidth.width(of: $0) }.max() ?? 0
    let size = CellSize(columns: max(1, columns), rows: max(1, picture.count))
    var grid = CellGrid(size: size)
    let changed = Style(background: .rgb(red: 120, green: 40, blue: 60))
    for (row, line) in picture.enumerated() {
      let start = CellPoint(column: 0, row: row)
      grid.write(line, at: start, style: .plain)
      for column in (rows[row] ?? []).sorted() where column < columns {
        grid.write(
          line, at: start, style: changed,
          clip: CellRect(column: column, row: row, columns: 1, rows: 1))
      }
    }
    return grid.svg(title: title)
  }
}
