import Cells
import Foundation

/// Texts whose cells are enough: they are drawn in the lines of the layout, each in the row of its
/// middle.
extension Lettering {
  /// Draws each line in the row of its middle. The layout's alignment places a line in a font
  /// larger than its cells.
  /// - Returns: The cells that were written.
  mutating func drawPlaced(_ shape: Shape) -> CellRect {
    var written = CellRect.zero
    let area = seatedArea(of: shape)
    let isFramed = plan.isFramed(shape)
    let side = shape.lines.count > 1 ? lineAlignment(of: shape) : alignment(of: shape)
    let isSpread = hasRowsToSpare(shape)
    var last = Int.min
    var end: CGFloat?
    for (place, line) in shape.lines.enumerated() {
      let frame = shape.place(of: line.frame)
      var row = viewport.row(at: frame.midY)
      let columns = TextWidth.width(of: line.text)
      // A row inside the box, and never two lines in one row.
      let inside = min(max(row, area.row), max(area.row, area.endRow - 1))
      if isFramed || mayMove(columns, of: shape, from: row, to: inside) { row = inside }
      if place == 0 {
        row = shape.lines.count == 1 ? firstRows[shape.index] : max(row, firstRows[shape.index])
      }
      if row <= last { row = last + 1 }
      // Lines that follow each other closely take adjacent rows, however high they are.
      if !isSpread, let end, frame.minY - end < viewport.pointsPerRow / 4 { row = last + 1 }
      if place == 0, shape.lines.count > 1, !isSpread, !shape.isScrolledText, shape.isSeenDown {
        row = firstRow(of: shape, near: row)
      }
      end = frame.maxY
      if isFramed, row >= area.endRow { break }
      last = row
      if shape.lines.count > 1, isHiddenByLine(shape, row) { continue }
      var column =
        switch side {
        case .left: viewport.column(frame.minX)
        case .right: viewport.column(frame.maxX) - columns
        case .center: viewport.firstColumn(of: columns, around: frame.midX)
        }
      if isFramed {
        column = max(min(column, area.endColumn - columns), area.column)
      } else {
        column = max(min(column, max(0, grid.size.columns - 1 - columns)), min(column, 1))
        // A text on the screen stands inside the device's outline.
        if shape.frame.minX >= 0 { column = max(column, screen.column) }
        if shape.isSeenAcross, columns <= area.columns {
          let clip = shape.textClip
          column = max(min(column, clip.endColumn - columns), clip.column)
        }
        // A cell away from a line, or from a text before it that has run on.
        while isUpright(column, row) || isLettered(column - 1, row),
          isFree(column + columns, row, for: shape) || isLevel(column + columns, row)
        {
          column += 1
        }
      }
      written = written.union(
        writeText(line.text, of: shape, column: column, row: row, clip: shape.textClip))
    }
    return written
  }

  /// Whether a long text has more rows than lines. Its lines then stand where they do on the
  /// device, so that it is as high as there; the few lines of a short one stay together.
  private func hasRowsToSpare(_ shape: Shape) -> Bool {
    guard shape.lines.count > Plan.fewLines, let first = shape.lines.first,
      let last = shape.lines.last
    else { return false }
    let rows =
      viewport.rows(to: shape.place(of: last.frame).midY)
      - viewport.rows(to: shape.place(of: first.frame).midY)
    return rows >= Double(shape.lines.count - 1)
  }

  /// The first row of a text of several lines, so that they stand around its middle. A long text
  /// begins where its first line is: its lines are higher than rows, and would leave much room
  /// above.
  private func firstRow(of shape: Shape, near row: Int) -> Int {
    guard let first = shape.lines.first, let last = shape.lines.last else { return row }
    let middle = (shape.place(of: first.frame).minY + shape.place(of: last.frame).maxY) / 2
    let around = viewport.firstRow(of: shape.lines.count, around: middle)
    let start = min(around, row + 1)
    let area = plan.textArea(of: shape)
    return plan.isFramed(shape)
      ? min(max(start, area.row), max(area.row, area.endRow - shape.lines.count)) : start
  }

  /// The row nearest to the middle of a view's single line of text that no line of a box crosses: a
  /// row of the view, or else the row to which its middle is rounded, if that is free.
  func clearRow(of shape: Shape, frame: CGRect, columns: Int, near row: Int) -> Int {
    let middle = shape.cells.column + shape.cells.columns / 2
    // A covered text does not move out from behind the view that covers it.
    guard !plan.isFramed(shape), isLevel(middle, row), !isBehind(middle, row, shape) else {
      return row
    }
    let own = shape.cells.rowRange.sorted { (abs($0 - row), $0) < (abs($1 - row), $1) }
    if let clear = own.first(where: { !isLevel(middle, $0) }) { return clear }
    let rounded = viewport.row(frame.midY)
    if isBehind(middle, rounded, shape) { return rounded }
    let start = shape.cells.column
    let isClear = (start..<start + columns).allSatisfy { isFree($0, rounded, for: shape) }
    return isClear ? rounded : row
  }

  /// Whether a text of so many columns, in a row that the lines of a box have taken, may stand in
  /// another row.
  func mayMove(_ columns: Int, of shape: Shape, from row: Int, to other: Int) -> Bool {
    guard shape.isSeenDown, !shape.textClip.rowRange.contains(row) else { return false }
    let start = plan.textArea(of: shape).column
    return (start..<start + columns).allSatisfy { isFree($0, other, for: shape) }
  }

  /// Whether a cell has a letter, a digit or the like of another text.
  func isLettered(_ column: Int, _ row: Int) -> Bool {
    guard plan.bounds.contains(CellPoint(column: column, row: row)), isTaken(column, row),
      let character = grid[column, row].scalar.map(Character.init)
    else { return false }
    return character.isLetter || character.isNumber || character.isPunctuation
  }
}
