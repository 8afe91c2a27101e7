import Cells
import Foundation

/// Texts whose cells are enough: they are drawn in the lines of the layout, each in the row of its
/// middle.
extension Texts {
  /// The first line in the row of its middle, and the others below it in one pitch. A line whose
  /// font is larger than the cells is placed by the layout's alignment.
  func placedRows(of shape: Shape, in area: CellRect) -> [Row] {
    let isFramed = plan.isFramed(shape)
    let pitch = pitch(of: shape)
    var rows: [Row] = []
    var above: (row: Int, middle: CGFloat)?
    for line in shape.lines {
      let frame = shape.place(of: line.frame)
      let columns = TextWidth.width(of: line.text)
      let row =
        if let above {
          above.row + pitch.rows
            * max(1, Viewport.whole(((frame.midY - above.middle) / pitch.height).rounded()))
        } else {
          beginning(of: shape, frame, columns, in: area)
        }
      if isFramed, row >= area.endRow { break }
      above = (row, frame.midY)
      if shape.lines.count > 1, isHiddenByLine(shape, row) { continue }
      let column = column(of: columns, in: frame, row: row, shape, area)
      rows.append(Row(text: line.text, column: column, row: row))
    }
    return rows
  }

  /// The row of the first line.
  private func beginning(
    of shape: Shape, _ frame: CGRect, _ columns: Int, in area: CellRect
  ) -> Int {
    let first = seats.firstRows[shape.index]
    guard shape.lines.count > 1 else { return first }
    var row = plan.viewport.row(at: frame.midY)
    // A row inside the box.
    let inside = min(max(row, area.row), max(area.row, area.endRow - 1))
    if plan.isFramed(shape) || seats.mayMove(columns, of: shape, from: row, to: inside) {
      row = inside
    }
    row = max(row, first)
    guard !hasRowsToSpare(shape), !shape.isScrolledText, shape.isSeenDown else { return row }
    return firstRow(of: shape, near: row)
  }

  /// The first column of a line.
  private func column(
    of columns: Int, in frame: CGRect, row: Int, _ shape: Shape, _ area: CellRect
  ) -> Int {
    let side = shape.lines.count > 1 ? shape.lineAlignment : plan.alignment(of: shape)
    var column =
      switch side {
      case .left: plan.viewport.column(frame.minX)
      case .right: plan.viewport.column(frame.maxX) - columns
      case .center: plan.viewport.firstColumn(of: columns, around: frame.midX)
      }
    if plan.isFramed(shape) { return max(min(column, area.endColumn - columns), area.column) }
    column = max(min(column, max(0, plan.bounds.columns - 1 - columns)), min(column, 1))
    // A text on the screen stands inside the device's outline.
    if shape.frame.minX >= 0 { column = max(column, plan.screen.column) }
    if shape.isSeenAcross, columns <= area.columns {
      let clip = shape.textClip
      column = max(min(column, clip.endColumn - columns), clip.column)
    }
    while isCramped(column, row),
      seats.isFree(column + columns, row, for: shape)
        || seats.cells.isLevel(column + columns, row)
    {
      column += 1
    }
    return column
  }

  /// Whether a text in a cell would touch a line, or a text before it that has run on.
  func isCramped(_ column: Int, _ row: Int) -> Bool {
    seats.cells.isUpright(column, row) || seats.cells.isLettered(column - 1, row)
  }

  /// The height from one line of a text to the next, in points and in rows. The rest of the rows of
  /// a long text is left at its end; the few lines of a short one stay together.
  private func pitch(of shape: Shape) -> (height: CGFloat, rows: Int) {
    let middles = shape.lines.map { shape.place(of: $0.frame).midY }
    guard let first = middles.first, let last = middles.last, last > first else { return (1, 1) }
    let height = max(1, zip(middles.dropFirst(), middles).map { $0 - $1 }.min() ?? 1)
    guard hasRowsToSpare(shape) else { return (height, 1) }
    let rows = plan.viewport.rows(to: last) - plan.viewport.rows(to: first)
    return (height, max(1, Int(rows / ((last - first) / height).rounded())))
  }

  /// Whether a long text has more rows than lines.
  private func hasRowsToSpare(_ shape: Shape) -> Bool {
    guard shape.lines.count > Plan.fewLines, let first = shape.lines.first,
      let last = shape.lines.last
    else { return false }
    let rows =
      plan.viewport.rows(to: shape.place(of: last.frame).midY)
      - plan.viewport.rows(to: shape.place(of: first.frame).midY)
    return rows >= Double(shape.lines.count - 1)
  }

  /// The first row of a text of several lines, so that the lines stand around the text's middle. A
  /// long text begins where its first line is: its lines are higher than rows, and would leave much
  /// room above.
  private func firstRow(of shape: Shape, near row: Int) -> Int {
    guard let first = shape.lines.first, let last = shape.lines.last else { return row }
    let middle = (shape.place(of: first.frame).minY + shape.place(of: last.frame).maxY) / 2
    let around = plan.viewport.firstRow(of: shape.lines.count, around: middle)
    let start = min(around, row + 1)
    let area = plan.textArea(of: shape)
    return plan.isFramed(shape)
      ? min(max(start, area.row), max(area.row, area.endRow - shape.lines.count)) : start
  }
}
