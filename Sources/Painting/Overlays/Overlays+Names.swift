@_spi(Package) import AutoLayout
import Cells

/// Names of boxes.
extension Overlays {
  /// Draws the name of the selected view. It comes before the marks, so that no mark takes its
  /// cells.
  mutating func drawNameOfSelection() {
    guard plan.options.names != .none, let selected = plan.selectedShape else { return }
    drawName(of: selected)
  }

  /// Draws the names of all other views, if these are asked for.
  mutating func drawNames() {
    guard plan.options.names == .all else { return }
    for shape in plan.shapes
    where shape.isShown && !plan.isSelected(shape) && shape.isBoxed && shape.view.drawing.isNamed {
      drawName(of: shape)
    }
  }

  /// Draws a name in the top line of its box or below it. A name without room is left out.
  private mutating func drawName(of shape: Shape) {
    guard shape.isShown || plan.isSelected(shape), isInSight(shape) else { return }
    let name = shape.view.title.drawn(with: plan.options.glyphs)
    let room = shape.outline.right - shape.outline.left - 1
    guard room > 0 else { return }
    let shown = name.truncatedInMiddle(toColumns: room, mark: plan.options.glyphs.ellipsis)
    let width = TextWidth.width(of: shown)
    // Fewer than four letters of a longer name say nothing.
    guard shown == name || width >= 4 else { return }
    let top = shape.outline.top
    var (column, row) = (shape.outline.left + (width + 1 < room ? 2 : 1), top)
    // In colour nothing is written on the frame of the device.
    let isOnFrame = plan.options.isColored && top == plan.bounds.row
    if isOnFrame || !isLine(column..<column + width, top, of: shape) {
      (column, row) = (shape.outline.left + 1, top + 1)
      guard shape.outline.interior.rows > 0, shape.clip.rowRange.contains(row),
        isBlank(column..<column + width, row, in: shape)
      else { return }
    }
    cells.write(
      shown, of: shape.index, column: column, row: row,
      style: plan.isSelected(shape) ? PaintingOptions.accent : nil)
  }

  /// Whether the top line of a view is visible in the views that clip it.
  func isInSight(_ shape: Shape) -> Bool {
    shape.clip.rowRange.contains(shape.outline.top)
      && !shape.clip.intersection(shape.outline.cellsWithLines).isEmpty
  }

  /// Whether some cells have only an unbroken horizontal line, without text on it, that crosses no
  /// image.
  private func isLine(_ columns: Range<Int>, _ row: Int, of shape: Shape) -> Bool {
    let isInFront = plan.isSelected(shape) && plan.hasLines(shape)
    return columns.allSatisfy { column in
      cells.grid[column, row].isLevelLine && !cells.isTaken(column, row) && !isPicture(column, row)
        && (isInFront || !cells.isBehind(column, row, shape))
    }
  }

  private func isPicture(_ column: Int, _ row: Int) -> Bool {
    guard let owner = cells.owner(column, row), owner >= 0 else { return false }
    return plan.shapes[owner].view.drawing.picture?.isWhole ?? false
  }

  /// Whether some cells inside a box are blank, and show no view in front of it.
  private func isBlank(_ columns: Range<Int>, _ row: Int, in shape: Shape) -> Bool {
    plan.screen.rowRange.contains(row) && columns.upperBound <= shape.outline.right
      && columns.allSatisfy { column in
        guard !cells.isTaken(column, row), cells.grid[column, row].isBlank,
          let owner = cells.owner(column, row)
        else { return false }
        return owner <= shape.index
      }
  }
}
