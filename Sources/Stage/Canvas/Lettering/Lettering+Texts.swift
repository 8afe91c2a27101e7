import Cells
import Foundation

/// Texts are drawn in the lines of the layout, if the cells are enough that each line needs. This
/// is asked at every scale, since letters are wider on a device than cells, or narrower. A text
/// that does not fit is broken again for the cells available, may continue in free cells and rows
/// around its view, and is finally cut with a quiet `›`. The layout's own `…` is drawn as it is.
extension Lettering {
  /// Draws the text of a view.
  /// - Returns: The cells that were written.
  mutating func drawText(of shape: Shape) -> CellRect {
    // The lines of the selection are where the brackets would be, or beside them.
    let isOutlined = plan.isSelected(shape) && plan.hasLines(shape)
    if plan.needsBrackets(shape), !isOutlined { drawBrackets(of: shape) }
    guard !shape.lines.isEmpty else {
      if shape.view.isEdited { drawCaret(of: shape, after: .zero) }
      return .zero
    }
    let area = seatedArea(of: shape)
    let written: CellRect
    if shape.view.isEdited, let end = drawEnd(of: shape, in: area) {
      drawCaret(of: shape, after: end)
      return end
    }
    let fits =
      shape.lines.count <= max(1, area.rows)
      && shape.lines.allSatisfy { TextWidth.width(of: $0.text) <= max(1, area.columns) }
    if fits {
      written = drawPlaced(shape)
    } else if shape.lines.count == 1
      && (!shape.mayBreak || hasRoomToSpill(shape) || isTooNarrowForWords(shape))
    {
      written = drawSpilling(shape)
    } else {
      let broken = breakAgain(shape)
      if broken.area.rows <= 1, broken.isCut {
        written = drawSpilling(shape)
      } else {
        written = draw(broken, of: shape)
      }
    }
    if shape.view.isEdited { drawCaret(of: shape, after: written) }
    return written
  }

  /// Whether a horizontal line goes through a cell.
  func isLevel(_ column: Int, _ row: Int) -> Bool {
    !isTaken(column, row) && grid[column, row].scalar.map(Self.levelLines.contains) ?? false
      && !isOnlySelected(column, row)
  }

  /// Whether a vertical line goes through a cell.
  func isUpright(_ column: Int, _ row: Int) -> Bool {
    !isTaken(column, row) && grid[column, row].scalar.map(Self.uprightLines.contains) ?? false
      && !isOnlySelected(column, row)
  }

  private static let levelLines: Set<Unicode.Scalar> = ["─", "━", "-", "="]
  private static let uprightLines: Set<Unicode.Scalar> = [
    "│", "┃", "├", "┤", "┣", "┫", "┡", "┢", "┩", "┪", "|",
  ]

  /// The row of the middle of a view, within its content.
  func middleRow(of shape: Shape) -> Int {
    let row = viewport.row(at: shape.frame.midY)
    return min(max(row, shape.content.row), max(shape.content.row, shape.content.endRow - 1))
  }

  // MARK: - Writing

  /// Writes to the cells that no view in front covers, and returns them.
  mutating func writeText(
    _ text: String, of shape: Shape, column: Int, row: Int, clip: CellRect
  ) -> CellRect {
    guard (screen.isEmpty ? plan.bounds : screen).rowRange.contains(row) else { return .zero }
    let end = column + TextWidth.width(of: text)
    // Only the first uncovered part is written: a view in front rarely leaves two.
    let open = openColumns(from: column, to: end, row: row, for: shape)
    let (visible, stop) = (open.lowerBound, open.upperBound)
    if visible > column, isOthers(visible - 1, row, shape) {
      return writeBeside(text, of: shape, column: visible, row: row, clip: clip)
    }
    let stretch = CellRect(column: visible, row: row, columns: stop - visible, rows: 1)
      .intersection(clip)
    guard !stretch.isEmpty else { return .zero }
    write(
      text, of: shape.index, column: column, row: row, style: textStyle(of: shape, column, row),
      clip: stretch)
    if stop < end, visible == column, stretch.endColumn == stop, isOthers(stop, row, shape) {
      noteCut(of: shape)
      write(
        String(cutMark), of: shape.index, column: stop - 1, row: row,
        style: quietStyle(stop - 1, row))
    }
    return stretch
  }

  /// Writes a text whose first cells only the picture gives to another one: it begins after that,
  /// and ends in a mark if it then has too few cells.
  private mutating func writeBeside(
    _ text: String, of shape: Shape, column: Int, row: Int, clip: CellRect
  ) -> CellRect {
    let columns = TextWidth.width(of: text)
    // A cell away from that.
    let column = isLettered(column - 1, row) ? column + 1 : column
    var end = column
    while end < column + columns, isFree(end, row, for: shape) { end += 1 }
    let shown = text.truncated(toColumns: end - column, mark: cutMark)
    if shown != text { noteCut(of: shape) }
    // A letter or two before the mark say nothing.
    guard shown == text || end - column > 2 else { return .zero }
    write(
      shown, of: shape.index, column: column, row: row, style: textStyle(of: shape, column, row),
      clip: clip)
    if shown != text { quietenCut(end - 1, row) }
    return CellRect(column: column, row: row, columns: end - column, rows: 1).intersection(clip)
  }

  /// Whether only the picture gives a cell to something else than the text.
  private func isOthers(_ column: Int, _ row: Int, _ shape: Shape) -> Bool {
    let cell = CellPoint(column: column, row: row)
    guard plan.bounds.contains(cell), shape.textClip.contains(cell) else { return false }
    return isTaken(column, row) || isBeside(column, row, shape)
      || isKeptForBar(column, row, from: shape)
  }

  /// Whether the view in a cell covers nothing of another one on the device, so that only the zoom
  /// has it over that one's text.
  private func isBeside(_ column: Int, _ row: Int, _ shape: Shape) -> Bool {
    guard let owner = owner(column, row), owner >= 0 else { return false }
    return !shapes[owner].frame.intersects(shape.frame)
  }

  func isCovered(_ column: Int, _ row: Int, _ shape: Shape) -> Bool {
    guard let owner = owner(column, row) else { return true }
    // Views in front have higher indices, and so have presented ones.
    guard owner > shape.index else { return false }
    if isBehind(column, row, shape) { return true }
    if shape.isSqueezed, isLevel(column, row) { return false }
    return !plan.isAncestor(owner, of: shape.index) && !plan.isAncestor(shape.index, of: owner)
  }

  /// The style of a text on the background of a cell. On an unknown background, gray text has the
  /// terminal's own colour.
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
    let shown =
      text.isPlaceholder ? quietStyle(column, row).foreground : color.over(below, opacity: opacity)
    style.foreground = below.flatMap { shown?.readable(on: $0) } ?? shown
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
