import Cells

/// Margins, safe areas and layout guides, as dashed lines in the accent colour.
extension Overlays {
  mutating func drawGuides() {
    guard !plan.scene.guides.isEmpty else { return }
    var lines = BorderLayer(size: plan.bounds.size)
    for guide in plan.scene.guides {
      let outline = plan.viewport.outline(of: guide.frame)
      lines.addBox(
        left: outline.left, top: outline.top, right: outline.right, bottom: outline.bottom,
        stroke: BorderLayer.Stroke(weight: .dashed, style: PaintingOptions.quiet))
    }
    lay(lines)
    for guide in plan.scene.guides { drawName(of: guide) }
  }

  /// Draws the lines in cells that are blank, including the spaces of texts, and over the plain
  /// lines of boxes, since the edges of views are often on their guides.
  private mutating func lay(_ lines: BorderLayer) {
    var layer = CellGrid(size: plan.bounds.size)
    lines.stroke(into: &layer, glyphs: plan.options.glyphs)
    for row in 0..<plan.bounds.rows {
      for column in 0..<plan.bounds.columns {
        let line = layer[column, row]
        let cell = cells.grid[column, row]
        // The device's outline and the selection stay.
        let isLine = ["─", "│", "-", "|"].contains(cell.scalar)
        guard !line.isBlank, !cells.isTaken(column, row),
          cell.isBlank || isLine && plan.screen.contains(CellPoint(column: column, row: row))
        else { continue }
        cells.grid[column, row] = line.styled(guideStyle(column, row))
      }
    }
  }

  /// The accent colour, without the weight of the selection.
  private func guideStyle(_ column: Int, _ row: Int) -> Style {
    Style(
      foreground: PaintingOptions.accent.foreground,
      background: cells.grid[column, row].style.background)
  }

  /// Draws the name in the guide's bottom line, away from the names of views.
  private mutating func drawName(of guide: DrawnGuide) {
    let outline = plan.viewport.outline(of: guide.frame)
    let name = guide.name.drawn(with: plan.options.glyphs)
    let column = outline.right - 1 - TextWidth.width(of: name)
    let row = outline.bottom
    guard column > outline.left, plan.bounds.rowRange.contains(row) else { return }
    let isFree = (column..<column + TextWidth.width(of: name)).allSatisfy { column in
      guard !cells.isTaken(column, row) else { return false }
      let cell = cells.grid[column, row]
      return cell.isBlank || ["┄", ".", "╌"].contains(cell.scalar)
    }
    guard isFree else { return }
    cells.write(name, column: column, row: row, style: guideStyle(column, row))
  }
}
