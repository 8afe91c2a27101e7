@_spi(Package) import AutoLayout
import Cells

/// Lines around boxes, and a diagonal in place of a missing image.
extension Ground {
  /// Adds the lines around a boxed view, in a shade of the colour behind them.
  mutating func addBox(of shape: Shape) {
    clearLinesBehind(shape)
    guard shape.isBoxed, !plan.isSelected(shape) else { return }
    // In colour the frame has one pen over its whole length.
    borders.clip =
      plan.options.isColored && !shape.isSheet ? shape.clip.intersection(plan.screen) : shape.clip
    defer { borders.clip = nil }
    borders.addBox(
      left: shape.outline.left, top: shape.outline.top, right: shape.outline.right,
      bottom: shape.outline.bottom,
      stroke: BorderLayer.Stroke(style: lineStyle(of: shape), depth: shape.depth),
      isOpaque: shape.isOpaque)
    // The last lines of a box are in the first cells of what touches it.
    for cell in shape.outline.lineCells where isOnOtherGround(cell, shape) {
      borders.remove(in: CellRect(origin: cell, size: CellSize(columns: 1, rows: 1)))
    }
    if shape.view.drawing.isMissingPicture { crossOut(shape) }
  }

  /// Whether a cell shows a ground that is set apart, of a view that is apart from another one.
  private func isOnOtherGround(_ cell: CellPoint, _ shape: Shape) -> Bool {
    guard plan.options.isColored, cells.isBeside(cell.column, cell.row, shape),
      let owner = cells.owner(cell.column, cell.row)
    else { return false }
    return plan.shapes[owner].isSetApart
  }

  /// Adds the selection, last, so that its lines replace shared ones.
  mutating func addSelection() {
    guard let shape = plan.selectedShape, plan.hasLines(shape) else { return }
    if !shape.isBoxed {
      cells.selectionLines = Set(shape.outline.lineCells.filter { !borders.hasLine(at: $0) })
    }
    borders.clip = shape.clip
    defer { borders.clip = nil }
    borders.addBox(
      left: shape.outline.left, top: shape.outline.top, right: shape.outline.right,
      bottom: shape.outline.bottom,
      stroke: BorderLayer.Stroke(weight: .heavy, style: PaintingOptions.accent, depth: .max))
  }

  /// A colour between the colour behind and its contrast, so that lines are visible but quiet on
  /// every colour.
  private func lineStyle(of shape: Shape) -> Style {
    if plan.isMarkedAsMoved(shape) {
      return Style(foreground: PaintingOptions.accent.foreground)
    }
    guard plan.options.depth != .none, let below = shape.ground else {
      return shape.background == nil ? PaintingOptions.quiet : .plain
    }
    return Style(
      foreground: below.mixed(with: below.contrasting, 0.4).readable(on: below, contrast: 2))
  }

  /// Draws a diagonal through the box of an image view without an image.
  private mutating func crossOut(_ shape: Shape) {
    let inside = shape.outline.interior
    guard !inside.isEmpty else { return }
    let mark: Character = plan.options.glyphs == .unicode ? "╲" : "\\"
    for row in inside.rowRange {
      let along = (Double(row - inside.row) + 0.5) / Double(inside.rows)
      let column = inside.column + Int(along * Double(inside.columns))
      let place = CellPoint(column: column, row: row)
      guard shape.clip.contains(place), plan.screen.contains(place) else { continue }
      var style = PaintingOptions.quiet
      style.background = cells.grid[place].style.background
      cells.grid[place] = Cell(mark, style: style)
    }
  }
}
