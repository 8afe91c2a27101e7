import Cells
import Foundation

/// Texts are drawn in the lines of the layout, if the cells are enough that each line needs. This is asked at every
/// scale, since letters are wider on a device than cells, or narrower. A text that does not fit is broken again for the
/// cells available, may continue in free cells and rows around its view, and is finally cut with a quiet `›`. The
/// layout's own `…` is drawn as it is.
extension Lettering {
  mutating func drawText(of shape: Shape) {
    if plan.needsBrackets(shape) { drawBrackets(of: shape) }
    guard !shape.lines.isEmpty else { return }
    let area = plan.textArea(of: shape)
    let written: CellRect
    let fits =
      shape.lines.count <= max(1, area.rows)
      && shape.lines.allSatisfy { TextWidth.width(of: $0.text) <= max(1, area.columns) }
    if fits {
      written = drawPlaced(shape)
    } else if shape.lines.count == 1 && (!shape.mayBreak || hasRoomToSpill(shape)) {
      written = drawSpilling(shape)
    } else {
      let broken = breakAgain(shape)
      if broken.area.rows <= 1, broken.isCut {
        written = drawSpilling(shape)
      } else {
        written = draw(broken, of: shape)
      }
    }
    if plan.isSelected(shape), !plan.hasLines(shape) {
      drawSelectionBars(of: shape, around: written)
    }
  }

  // MARK: - Lines of the layout

  /// Draws each line in the row of its middle. The layout's alignment places a line in a font larger than its cells.
  /// - Returns: The cells that were written.
  private mutating func drawPlaced(_ shape: Shape) -> CellRect {
    var written = CellRect.zero
    let area = plan.textArea(of: shape)
    var last = Int.min
    var end: CGFloat?
    for (place, line) in shape.lines.enumerated() {
      let frame = shape.place(of: line.frame)
      var row = Int((frame.midY / viewport.pointsPerRow).rounded(.down))
      // A row inside the box, and never two lines in one row.
      if plan.isFramed(shape) { row = min(max(row, area.row), max(area.row, area.endRow - 1)) }
      if row <= last { row = last + 1 }
      // Lines that follow each other closely take adjacent rows, however high they are.
      if let end, frame.minY - end < viewport.pointsPerRow / 4 { row = last + 1 }
      if place == 0, shape.lines.count > 1, !shape.isScrolledText {
        row = firstRow(of: shape, near: row)
      }
      end = frame.maxY
      if plan.isFramed(shape), row >= area.endRow { break }
      let columns = TextWidth.width(of: line.text)
      if shape.lines.count == 1 {
        row = clearRow(of: shape, frame: frame, columns: columns, near: row)
      }
      last = row
      var column =
        switch alignment(of: shape) {
        case .left: viewport.column(frame.minX)
        case .right: viewport.column(frame.maxX) - columns
        case .center:
          Int(((frame.midX / viewport.pointsPerColumn) - Double(columns) / 2).rounded())
        }
      if plan.isFramed(shape) {
        column = max(min(column, area.endColumn - columns), area.column)
      } else {
        column = max(min(column, max(0, grid.size.columns - 1 - columns)), min(column, 1))
        if isUpright(column, row), isFree(column + columns, row, for: shape) { column += 1 }
      }
      written = written.union(
        writeText(line.text, of: shape, column: column, row: row, clip: shape.textClip))
    }
    return written
  }

  /// The first row of a text of several lines, so that they stand around its middle. A long text begins
  /// where its first line is: its lines are higher than rows, and would leave much room above.
  private func firstRow(of shape: Shape, near row: Int) -> Int {
    guard let first = shape.lines.first, let last = shape.lines.last else { return row }
    let middle = (shape.place(of: first.frame).minY + shape.place(of: last.frame).maxY) / 2
    let count = Double(shape.lines.count)
    // Halfway between two rows, the upper one.
    let around = Int((middle / viewport.pointsPerRow - count / 2 - 0.5).rounded(.up))
    let start = min(around, row + 1)
    let area = plan.textArea(of: shape)
    return plan.isFramed(shape)
      ? min(max(start, area.row), max(area.row, area.endRow - shape.lines.count)) : start
  }

  /// The row nearest to the middle of a view's single line of text that no line of a box crosses: a row of the view, or
  /// else the row to which its middle is rounded, if that is free.
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

  /// Whether a horizontal line goes through a cell.
  func isLevel(_ column: Int, _ row: Int) -> Bool {
    guard !isTaken(column, row) else { return false }
    let level: Set<Unicode.Scalar> = ["─", "━", "-", "="]
    return grid[column, row].scalar.map(level.contains) ?? false
  }

  /// Whether a vertical line goes through a cell.
  func isUpright(_ column: Int, _ row: Int) -> Bool {
    guard !isTaken(column, row) else { return false }
    let upright: Set<Unicode.Scalar> = ["│", "┃", "├", "┤", "┣", "┫", "┡", "┢", "┩", "┪", "|"]
    return grid[column, row].scalar.map(upright.contains) ?? false
  }

  /// The row of the middle of a view, within its content.
  func middleRow(of shape: Shape) -> Int {
    let row = Int((shape.frame.midY / viewport.pointsPerRow).rounded(.down))
    return min(max(row, shape.content.row), max(shape.content.row, shape.content.endRow - 1))
  }

  // MARK: - Writing

  /// Writes to the cells that no view in front covers, and returns them.
  mutating func writeText(
    _ text: String, of shape: Shape, column: Int, row: Int, clip: CellRect
  ) -> CellRect {
    guard plan.bounds.rowRange.contains(row) else { return .zero }
    let end = column + TextWidth.width(of: text)
    var visible = column
    // Only the first uncovered part is written: a view in front rarely leaves two.
    while visible < end, isCovered(visible, row, shape) { visible += 1 }
    var stop = visible
    while stop < end, !isCovered(stop, row, shape) { stop += 1 }
    let stretch = CellRect(column: visible, row: row, columns: stop - visible, rows: 1)
      .intersection(clip)
    guard !stretch.isEmpty else { return .zero }
    write(
      text, of: shape.index, column: column, row: row, style: textStyle(of: shape, column, row),
      clip: stretch)
    return stretch
  }

  func isCovered(_ column: Int, _ row: Int, _ shape: Shape) -> Bool {
    guard let owner = owner(column, row) else { return true }
    if isBehind(column, row, shape) { return true }
    if shape.isSqueezed, isLevel(column, row) { return false }
    return owner > shape.index && !plan.isAncestor(owner, of: shape.index)
      && !plan.isAncestor(shape.index, of: owner)
  }

  /// The style of a text on the background of a cell. On an unknown background, gray text has the terminal's own
  /// colour.
  private func textStyle(of shape: Shape, _ column: Int, _ row: Int) -> Style {
    guard let text = shape.view.drawing.text else { return .plain }
    var style = Style()
    if text.isBold { style.attributes.insert(.bold) }
    if plan.isDimmed(shape) { style.attributes = .dim }
    if text.isPlaceholder, options.depth == .none { style.attributes.insert(.dim) }
    guard options.depth != .none else { return style }
    let color = Cells.Color(text.color)
    let opacity = shape.opacity * Double(text.color.alpha)
    let below = grid[max(0, column), row].style.background
    if below == nil && color.isGray {
      if opacity < 1 || text.isPlaceholder { style.attributes.insert(.dim) }
      return style
    }
    // UIKit's placeholder colour is too faint for the thin letters of a terminal.
    style.foreground =
      text.isPlaceholder ? quietStyle(column, row).foreground : color.over(below, opacity: opacity)
    return style
  }

  mutating func quietenCut(_ column: Int, _ row: Int) {
    let style = quietStyle(column, row)
    grid.restyle(CellRect(column: column, row: row, columns: 1, rows: 1)) {
      $0.foreground = style.foreground
      $0.attributes = style.attributes
    }
  }
}
