@_spi(Package) import AutoLayout
import Cells

/// Round corners and shadows, as far as cells can hint at them.
extension Ground {
  /// Whether a view's corners are round enough to be seen.
  private func isRound(_ shape: Shape) -> Bool {
    (shape.view.layer?.cornerRadius ?? 0) >= plan.viewport.pointsPerColumn / 2
  }

  // MARK: - Shadows

  /// Darkens the cells to the right of a view and below it. Without colours, the blank ones of
  /// these cells get thin lines.
  mutating func addShadow(of shape: Shape) {
    guard let shadow = shape.view.layer?.shadow, shadow > 0, shape.isOpaque else { return }
    let filled = shape.area.cells
    let right = CellRect(
      column: filled.endColumn, row: filled.row + 1, columns: 1, rows: filled.rows - 1)
    let below = CellRect(
      column: filled.column + 1, row: filled.endRow, columns: filled.columns, rows: 1)
    for (rect, line) in [(right, "▏"), (below, "▔")] as [(CellRect, Character)] {
      let rect = rect.intersection(shape.clip).intersection(plan.screen)
      guard !rect.isEmpty else { continue }
      if plan.options.depth != .none {
        cells.restyle(rect) { style in
          style.background = style.background?.mixed(with: .black, 0.35 * shadow)
        }
      } else if plan.options.glyphs == .unicode {
        for row in rect.rowRange {
          for column in rect.columnRange where cells.grid[column, row].isBlank {
            cells.grid[column, row] = Cell(line, style: PaintingOptions.quiet)
          }
        }
      }
    }
  }

  // MARK: - Corners

  /// Draws a view's background and image, and takes away what lies outside its round corners.
  mutating func drawSurface(of shape: Shape) {
    let isCut =
      isRound(shape) && plan.options.hasHalves && !shape.isBoxed
      && (shape.view.clips || shape.view.drawing.picture == nil)
    let behind = isCut ? cells.kept(outsideCornersOf: shape) : []
    fillBackground(of: shape)
    drawPicture(of: shape)
    cells.restore(behind)
  }

  /// Rounds the corners of the device and of boxed views that no other line meets.
  mutating func roundBoxes() {
    guard plan.options.glyphs == .unicode else { return }
    for shape in plan.shapes where shape.isBoxed && shape.isShown && isRound(shape) {
      guard let layer = shape.view.layer, !plan.isSelected(shape) else { continue }
      roundCorners(layer.corners, of: shape.outline, in: shape.clip)
    }
    let (right, bottom) = (plan.bounds.columns - 1, plan.bounds.rows - 1)
    guard plan.options.showsOutline, right > 0, bottom > 0 else { return }
    let corners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    roundCorners(
      corners, of: CellOutline(left: 0, top: 0, right: right, bottom: bottom), in: plan.bounds)
  }

  private mutating func roundCorners(
    _ corners: CACornerMask, of outline: CellOutline, in clip: CellRect
  ) {
    let all: [(CACornerMask, Int, Int, Unicode.Scalar, Character)] = [
      (.layerMinXMinYCorner, outline.left, outline.top, "┌", "╭"),
      (.layerMaxXMinYCorner, outline.right, outline.top, "┐", "╮"),
      (.layerMinXMaxYCorner, outline.left, outline.bottom, "└", "╰"),
      (.layerMaxXMaxYCorner, outline.right, outline.bottom, "┘", "╯"),
    ]
    for (corner, column, row, square, round) in all
    where corners.contains(corner) && cells.grid[column, row].scalar == square
      && clip.contains(CellPoint(column: column, row: row))
    {
      cells.grid[column, row] = Cell(round, style: cells.grid[column, row].style)
    }
  }
}
