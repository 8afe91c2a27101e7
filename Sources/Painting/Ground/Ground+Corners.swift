@_spi(Package) import AutoLayout
import Cells
import Foundation

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
    let filled = shape.filled
    let right = CellRect(
      column: filled.endColumn, row: filled.row + 1, columns: 1, rows: filled.rows - 1)
    let below = CellRect(
      column: filled.column + 1, row: filled.endRow, columns: filled.columns, rows: 1)
    for (rect, line) in [(right, "▏"), (below, "▔")] as [(CellRect, Character)] {
      let rect = rect.intersection(shape.clip).intersection(plan.screen)
      guard !rect.isEmpty else { continue }
      if plan.options.depth != .none {
        cells.grid.restyle(rect) { style in
          style.background = style.background?.mixed(with: .black, 0.35 * shadow)
        }
      } else if plan.options.glyphs == .unicode {
        for row in rect.rowRange {
          for column in rect.columnRange where cells.grid[column, row].isBlank {
            cells.grid[column, row] = Cell(line, style: plan.options.quiet)
          }
        }
      }
    }
  }

  // MARK: - Corners

  /// Draws a view's background and image, and takes away what lies outside its round corners.
  mutating func drawSurface(of shape: Shape) {
    let isCut =
      isRound(shape) && plan.options.depth >= .indexed && !shape.isBoxed
      && plan.options.glyphs == .unicode
    let below = isCut ? cells.grid : nil
    fillBackground(of: shape)
    drawPicture(of: shape)
    let rect = shape.cells.intersection(shape.clip).intersection(plan.screen)
    guard let below, let layer = shape.view.layer, !rect.isEmpty,
      shape.view.clips || shape.view.drawing.picture == nil
    else { return }
    for row in rect.rowRange {
      for column in rect.columnRange {
        let quarters = quarters(of: shape, layer, column, row)
        if quarters == 0 {
          cells.grid[column, row] = below[column, row]
        } else if quarters != 15, below[column, row].isBlank {
          // Only one of the two colours of a picture's cell is left.
          cells.grid[column, row] = Cell(
            Character(PixelBlocks.quarters[quarters]),
            style: Style(
              foreground: cells.grid[column, row].style.background,
              background: below[column, row].style.background))
        }
      }
    }
  }

  /// The quarters of a cell that lie inside a view's round corners, as the bits of
  /// `PixelBlocks.quarters`.
  private func quarters(of shape: Shape, _ layer: LayerLook, _ column: Int, _ row: Int) -> Int {
    // The corners are measured in cells, so that they fit the cells that are filled.
    let cells = shape.cells
    let across = Double(layer.cornerRadius) / plan.viewport.pointsPerColumn
    let down = Double(layer.cornerRadius) / plan.viewport.pointsPerRow
    var inside = 0
    for quarter in 0..<4 {
      let x = Double(column - cells.column) + (quarter % 2 == 0 ? 0.25 : 0.75)
      let y = Double(row - cells.row) + (quarter / 2 == 0 ? 0.25 : 0.75)
      let (width, height) = (Double(cells.columns), Double(cells.rows))
      let corner: CACornerMask =
        y < height / 2
        ? (x < width / 2 ? .layerMinXMinYCorner : .layerMaxXMinYCorner)
        : (x < width / 2 ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner)
      // The distances from the middle of the corner's ellipse, in its half axes.
      let (a, b) = (min(across, width / 2), min(max(down, 0.5), height / 2))
      let outX = max(0, a - min(x, width - x)) / a
      let outY = max(0, b - min(y, height - y)) / b
      let isOutside = layer.corners.contains(corner) && outX * outX + outY * outY > 1
      if !isOutside { inside |= 1 << quarter }
    }
    return inside
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
