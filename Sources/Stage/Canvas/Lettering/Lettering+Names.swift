import Cells
import Foundation

/// Names of boxes.
extension Lettering {
  /// Draws the name of the selected view, whose cells no mark of another view takes.
  mutating func drawNameOfSelection() {
    guard options.names != .none, let selected = plan.selectedShape else { return }
    drawName(of: selected)
  }

  /// Draws the names of all other views, if these are asked for.
  mutating func drawNames() {
    guard options.names == .all else { return }
    for shape in shapes
    where shape.isShown && !plan.isSelected(shape) && shape.isBoxed && shape.view.drawing.isNamed {
      drawName(of: shape)
    }
  }

  /// Draws a name in the top line of its box or below it. A name without room is left out.
  private mutating func drawName(of shape: Shape) {
    guard shape.isShown || plan.isSelected(shape), isInSight(shape) else { return }
    let name = shape.view.title.drawn(with: options.glyphs)
    let room = shape.outline.right - shape.outline.left - 1
    guard room > 0 else { return }
    let shown = name.truncatedInMiddle(toColumns: room, mark: options.glyphs.ellipsis)
    let width = TextWidth.width(of: shown)
    // Fewer than four letters of a longer name say nothing.
    guard shown == name || width >= 4 else { return }
    let column = shape.outline.left + (width + 1 < room ? 2 : 1)
    if isLine(column, shape.outline.top, shown, of: shape) {
      write(
        shown, of: shape.index, column: column, row: shape.outline.top,
        style: nameStyle(shape, column))
    } else if shape.outline.interior.rows > 0, shape.clip.rowRange.contains(shape.outline.top + 1),
      isBlank(shape.outline.left + 1, shape.outline.top + 1, shown, in: shape)
    {
      write(
        shown, of: shape.index, column: shape.outline.left + 1, row: shape.outline.top + 1,
        style: nameStyle(shape, column))
    }
  }

  /// Whether the top line of a view is visible in the views that clip it.
  func isInSight(_ shape: Shape) -> Bool {
    shape.clip.rowRange.contains(shape.outline.top)
      && !shape.clip.intersection(shape.outline.cellsWithLines).isEmpty
  }

  private func nameStyle(_ shape: Shape, _ column: Int) -> Style {
    plan.isSelected(shape) ? options.accent : quietStyle(column, shape.outline.top)
  }

  /// Whether a text at a cell would cover only an unbroken horizontal line, without text on it,
  /// that crosses no image.
  private func isLine(_ column: Int, _ row: Int, _ text: String, of shape: Shape) -> Bool {
    guard grid.bounds.rowRange.contains(row) else { return false }
    return (column..<column + TextWidth.width(of: text)).allSatisfy { column in
      guard !isTaken(column, row), !isPicture(column, row),
        plan.isSelected(shape) && plan.hasLines(shape) || !isBehind(column, row, shape),
        let scalar = grid[column, row].scalar
      else { return false }
      return scalar == "─" || scalar == "━" || scalar == "-" || scalar == "="
    }
  }

  private func isPicture(_ column: Int, _ row: Int) -> Bool {
    guard let owner = owner(column, row), shapes.indices.contains(owner) else { return false }
    return shapes[owner].view.drawing.picture?.isWhole ?? false
  }

  private func isBlank(_ column: Int, _ row: Int, _ text: String, in shape: Shape) -> Bool {
    let end = column + TextWidth.width(of: text)
    guard screen.rowRange.contains(row), end <= shape.outline.right else { return false }
    return (column..<end).allSatisfy { column in
      guard !isTaken(column, row), grid[column, row].isBlank, let owner = owner(column, row)
      else { return false }
      return owner <= shape.index
    }
  }
}
