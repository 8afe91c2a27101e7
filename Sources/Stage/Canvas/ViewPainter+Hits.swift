import AutoLayout
import Cells
import Foundation

/// Notes which view each cell shows, as it is drawn.
extension ViewPainter {
  /// Makes every view known to the hit map, under its place in the snapshot.
  mutating func addTargets() {
    var areas: [CGRect] = []
    areas.reserveCapacity(shapes.count)
    for view in snapshot.views {
      // A touch reaches a view only inside all views around it.
      let around = view.parent.map { areas[$0] }
      let reached = around.map { $0.intersection(view.frameInWindow) } ?? view.frameInWindow
      areas.append(reached.isNull || reached.isEmpty ? view.frameInWindow : reached)
      _ = hits.add(HitMap.Target(path: view.path, area: areas[areas.count - 1]))
    }
  }

  /// A part of a view that takes touches by itself, such as a tab, as a target of its own.
  /// - Parameter area: In points of the window.
  mutating func addTarget(_ area: CGRect, of shape: Shape) -> Int {
    hits.add(HitMap.Target(path: snapshot.views[shape.index].path, area: area))
  }

  /// Gives a view the cells that it covers, and the lines of its box that no other view has.
  mutating func hit(_ shape: Shape) {
    // The lines behind the last edges are the device's, as long as nothing is written there.
    let device = grid.bounds.size
    let clip = shape.clip.intersection(
      CellRect(column: 0, row: 0, columns: device.columns - 1, rows: device.rows - 1))
    if !shape.frame.isEmpty { hits.show(shape.index, in: shape.cells.intersection(clip)) }
    guard shape.isBoxed else { return }
    let outline = shape.outline
    let all = outline.cellsWithLines.intersection(clip)
    guard !all.isEmpty else { return }
    for row in all.rowRange {
      for column in all.columnRange
      where row == outline.top || row == outline.bottom || column == outline.left
        || column == outline.right
      {
        let cell = CellPoint(column: column, row: row)
        guard hits.target(at: cell).map({ isAncestor($0, of: shape.index) }) ?? true else {
          continue
        }
        hits.show(shape.index, in: CellRect(origin: cell, size: CellSize(columns: 1, rows: 1)))
      }
    }
  }
}
