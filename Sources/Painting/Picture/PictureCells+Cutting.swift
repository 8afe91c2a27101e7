@_spi(Package) import AutoLayout
import Cells

/// What lies behind the parts of cells that a view does not cover: outside of its round corners, or
/// of a picture whose edge is in the middle of cells.
extension PictureCells {
  /// The quarters of a cell that are kept while something is drawn over all of it.
  struct Kept {
    let column: Int
    let row: Int
    /// The quarters that are kept, as the bits of `PixelBlocks.quarters`.
    let parts: Int
    let quarters: Quarters
  }

  /// What an area leaves of the cells that it covers in part.
  func edges(of area: Halves, in clip: CellRect) -> [Kept] {
    var kept: [Kept] = []
    area.forEachEdge { column, row, covered in
      guard clip.contains(CellPoint(column: column, row: row)) else { return }
      kept.append(
        Kept(column: column, row: row, parts: 15 ^ covered, quarters: quarters(column, row)))
    }
    return kept
  }

  /// What a view with round corners leaves of the cells at its corners.
  func kept(outsideCornersOf shape: Shape) -> [Kept] {
    guard let layer = shape.view.layer else { return [] }
    let clip = shape.clip.intersection(plan.screen)
    // The corners are measured in cells, so that they fit the cells that are filled.
    let corners = RoundCorners(
      of: shape.area, layer.corners, across: layer.cornerRadius / plan.viewport.pointsPerColumn,
      down: layer.cornerRadius / plan.viewport.pointsPerRow)
    var kept: [Kept] = []
    for row in shape.area.cells.intersection(clip).rowRange {
      for column in shape.area.cells.intersection(clip).columnRange {
        let outside = corners.quartersOutside(column, row)
        guard outside != 0 else { continue }
        kept.append(
          Kept(column: column, row: row, parts: outside, quarters: quarters(column, row)))
      }
    }
    return kept
  }

  /// Shows the kept quarters again, beside what was drawn over them.
  mutating func restore(_ kept: [Kept]) {
    for cell in kept {
      var quarters = quarters(cell.column, cell.row)
      let inside = ~cell.parts & 15
      for index in 0..<4 where cell.parts >> index & 1 == 1 {
        quarters[index] = cell.quarters[index]
      }
      show(
        quarters, cell.column, cell.row,
        preferring: quarters[inside == 0 ? 0 : inside.trailingZeroBitCount])
    }
  }
}

/// The corners of an area, each a quarter of an ellipse.
private struct RoundCorners {
  let area: Halves
  let corners: CACornerMask
  /// The half axes in halves of cells.
  let across: Double
  let down: Double

  /// - Parameters:
  ///   - across: The radius in columns.
  ///   - down: The radius in rows.
  init(of area: Halves, _ corners: CACornerMask, across: Double, down: Double) {
    self.area = area
    self.corners = corners
    self.across = min(2 * across, Double(area.right - area.left) / 2)
    self.down = min(max(2 * down, 1), Double(area.bottom - area.top) / 2)
  }

  /// The quarters of a cell outside of the corners, as the bits of `PixelBlocks.quarters`.
  func quartersOutside(_ column: Int, _ row: Int) -> Int {
    (0..<4).reduce(0) { outside, quarter in
      isOutside(
        Double(2 * column + quarter % 2) + 0.5, Double(2 * row + quarter / 2) + 0.5)
        ? outside | 1 << quarter : outside
    }
  }

  private func isOutside(_ x: Double, _ y: Double) -> Bool {
    let (left, right) = (x - Double(area.left), Double(area.right) - x)
    let (above, below) = (y - Double(area.top), Double(area.bottom) - y)
    let corner: CACornerMask =
      above < below
      ? (left < right ? .layerMinXMinYCorner : .layerMaxXMinYCorner)
      : (left < right ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner)
    guard corners.contains(corner) else { return false }
    // The distances from the middle of the corner's ellipse, in its half axes.
    let outX = max(0, across - min(left, right)) / across
    let outY = max(0, down - min(above, below)) / down
    return outX * outX + outY * outY > 1
  }
}
