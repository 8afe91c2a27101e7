@_spi(Package) import AutoLayout
import Cells

/// Rows of text are written to the cells that no view in front covers.
extension Texts {
  /// - Returns: The cells that were written.
  mutating func write(_ row: Row, of shape: Shape) -> CellRect {
    let written = writeUncovered(row, of: shape)
    if let mark = row.mark {
      shortened.insert(shape.index)
      seats.cells.quieten(mark, row.row)
    }
    return written
  }

  private mutating func writeUncovered(_ line: Row, of shape: Shape) -> CellRect {
    let (column, row) = (line.column, line.row)
    let rows = plan.screen.isEmpty ? plan.bounds : plan.screen
    guard rows.rowRange.contains(row) else { return .zero }
    let end = column + TextWidth.width(of: line.text)
    // Only the first uncovered part is written: a view in front rarely leaves two.
    let open = openColumns(column..<end, row, for: shape)
    // Behind a text that is above it, a part of a text would be read as the end of that one.
    if shape.lines.count == 1, line.mark != nil || open.count < end - column,
      seats.sharesRow(row, shape)
    {
      shortened.insert(shape.index)
      return .zero
    }
    if open.lowerBound > column, isOthers(open.lowerBound - 1, row, shape) {
      return writeBeside(line.text, of: shape, column: open.lowerBound, row: row)
    }
    let stretch = CellRect(column: open.lowerBound, row: row, columns: open.count, rows: 1)
      .intersection(shape.textClip)
    guard !stretch.isEmpty else { return .zero }
    let stop = open.upperBound
    seats.cells.write(
      line.text, of: shape.index, column: column, row: row,
      style: style(of: shape, column, row), clip: stretch)
    inkOverGrounds(stretch, of: shape)
    if stop < end, open.lowerBound == column, stretch.endColumn == stop,
      isOthers(stop, row, shape)
    {
      shortened.insert(shape.index)
      seats.cells.write(
        String(plan.options.glyphs.cutMark), of: shape.index, column: stop - 1, row: row)
    }
    return stretch
  }

  /// The first of some columns that views in front and other texts leave to a text; empty at the
  /// end if there are none.
  private func openColumns(
    _ columns: Range<Int>, _ row: Int, for shape: Shape
  ) -> Range<Int> {
    func isOpen(_ column: Int) -> Bool {
      !seats.cells.isTaken(column, row) && !seats.cells.isCovered(column, row, shape)
        && !seats.isKeptForBar(column, row, from: shape)
    }
    let first = columns.first(where: isOpen) ?? columns.upperBound
    let stop = (first..<columns.upperBound).first { !isOpen($0) }
    return first..<(stop ?? columns.upperBound)
  }

  /// Writes a text whose first cells belong to another text in the picture, but not on the device.
  /// It begins after the other text, and ends in a mark if it then has too few cells.
  private mutating func writeBeside(
    _ text: String, of shape: Shape, column: Int, row: Int
  ) -> CellRect {
    // A cell away from the other text.
    let column = seats.cells.isLettered(column - 1, row) ? column + 1 : column
    let wanted = column..<column + TextWidth.width(of: text)
    let end = wanted.first { !seats.isFree($0, row, for: shape) } ?? wanted.upperBound
    let shown = text.truncated(toColumns: end - column, mark: plan.options.glyphs.cutMark)
    if shown != text { shortened.insert(shape.index) }
    // A letter or two before the mark say nothing.
    guard shown == text || end - column > 2 else { return .zero }
    seats.cells.write(
      shown, of: shape.index, column: column, row: row, style: style(of: shape, column, row),
      clip: shape.textClip)
    let written = CellRect(column: column, row: row, columns: end - column, rows: 1)
      .intersection(shape.textClip)
    inkOverGrounds(written, of: shape)
    if shown != text { seats.cells.quieten(end - 1, row) }
    return written
  }

  /// Gives each letter of a row an ink that is read on the ground of its own cell, where the cells
  /// have several: those of a picture.
  private mutating func inkOverGrounds(_ cells: CellRect, of shape: Shape) {
    guard plan.options.depth != .none, let first = cells.columnRange.first else { return }
    for column in cells.columnRange.dropFirst()
    where seats.cells.grid[column, cells.row].style.background
      != seats.cells.grid[first, cells.row].style.background
    {
      let style = style(of: shape, column, cells.row)
      let cell = CellRect(column: column, row: cells.row, columns: 1, rows: 1)
      seats.cells.grid.restyle(cell) {
        $0.foreground = style.foreground
        $0.background = style.background ?? $0.background
      }
    }
  }

  /// Whether something else has a cell in the picture that does not cover the text on the device.
  private func isOthers(_ column: Int, _ row: Int, _ shape: Shape) -> Bool {
    let cell = CellPoint(column: column, row: row)
    guard plan.bounds.contains(cell), shape.textClip.contains(cell) else { return false }
    return seats.cells.isTaken(column, row) || seats.cells.isBeside(column, row, shape)
      || seats.isKeptForBar(column, row, from: shape)
  }

  /// Whether a cell has a picture that is not behind the text on the device.
  private func isOverPictureBeside(_ shape: Shape, _ column: Int, _ row: Int) -> Bool {
    guard seats.cells.grid[max(0, column), row].style.background != shape.ground else {
      return false
    }
    let cell = CellPoint(column: column, row: row)
    return plan.shapes.contains {
      $0.view.pixels != nil && $0.isShown && plan.isApart($0.index, from: shape)
        && plan.pictureArea(of: $0)?.cells.contains(cell) == true
    }
  }

  /// The style of a text on the background of a cell. On an unknown background, gray text has the
  /// terminal's own colour.
  private func style(of shape: Shape, _ column: Int, _ row: Int) -> Style {
    guard let text = shape.view.drawing.text else { return .plain }
    if let cut = plan.options.cutText, text.lines.contains(where: \.isTruncated) {
      // On a ground of its own, so that it is seen on every other one.
      guard let color = cut.foreground, plan.options.depth != .none else { return cut }
      return Style(foreground: color.contrasting, background: color, attributes: cut.attributes)
    }
    var style = Style()
    if text.isBold { style.attributes.insert(.bold) }
    if plan.isDimmed(shape) { style.attributes = .dim }
    if text.isPlaceholder, plan.options.depth == .none { style.attributes.insert(.dim) }
    guard plan.options.depth != .none else { return style }
    let color = Cells.Color(text.color)
    let opacity = shape.opacity * Double(text.color.alpha)
    // The ground lies under all of the text, also where only the zoom puts a picture there.
    if shape.isSetApart || isOverPictureBeside(shape, column, row) {
      style.background = shape.ground
    }
    let below = style.background ?? seats.cells.grid[max(0, column), row].style.background
    if below == nil && color.isGray {
      if opacity < 1 || text.isPlaceholder { style.attributes.insert(.dim) }
      return style
    }
    // UIKit's placeholder colour is too faint for the thin letters of a terminal.
    let shown =
      text.isPlaceholder
      ? seats.cells.quietStyle(column, row).foreground : color.over(below, opacity: opacity)
    style.foreground = below.flatMap { shown?.readable(on: $0) } ?? shown
    return style
  }
}
