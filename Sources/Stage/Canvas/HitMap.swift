import Cells
import Foundation

/// Which view each cell of a picture shows, so that pointing at a cell finds what is seen there.
///
/// A text, a name or a mark belongs to its view wherever it is written. A line that two boxes share belongs to the box
/// right of it or below it.
public struct HitMap: Equatable, Sendable {
  /// What a cell shows.
  public struct Hit: Equatable, Sendable {
    public let path: ViewPath
    /// Where a touch of the cell goes, in points of the window: the point of the view that is nearest to the cell.
    public let point: CGPoint
  }

  /// What cells can show: a view, or a part of one that takes touches by itself.
  struct Target: Equatable, Sendable {
    let path: ViewPath
    /// Where touches reach it, in points of the window.
    let area: CGRect
  }

  private let viewport: Viewport
  private let size: CellSize
  private var targets: [Target] = []
  /// Row by row, the place of the cell's target in `targets`; -1 for none.
  private var cells: [Int]

  /// A map of a picture in which no cell shows anything yet. The views' numbers as targets are their places in the scene.
  init(of plan: Plan) {
    viewport = plan.viewport
    size = plan.bounds.size
    cells = Array(repeating: -1, count: size.columns * size.rows)
    targets.reserveCapacity(plan.shapes.count)
    for shape in plan.shapes {
      // A touch reaches a view only inside all views around it.
      let frame = shape.view.restFrame
      let reached = shape.view.parent.map { targets[$0].area.intersection(frame) } ?? frame
      let isReached = !reached.isNull && !reached.isEmpty
      targets.append(Target(path: shape.view.path, area: isReached ? reached : frame))
    }
  }

  /// What a cell of the picture shows; nil outside the screen and where no view is.
  public func hit(at cell: CellPoint) -> Hit? {
    guard let target = target(at: cell) else { return nil }
    let shown = targets[target]
    return Hit(path: shown.path, point: shown.area.point(nearestTo: viewport.middle(of: cell)))
  }

  /// The target that a cell shows, by its number.
  func target(at cell: CellPoint) -> Int? {
    guard CellRect(size).contains(cell) else { return nil }
    let target = cells[cell.row * size.columns + cell.column]
    return target < 0 ? nil : target
  }

  /// Adds a part of a view that takes touches by itself, such as a tab.
  /// - Parameter area: In points of the window.
  /// - Returns: The part's number as a target.
  mutating func add(_ area: CGRect, of path: ViewPath) -> Int {
    targets.append(Target(path: path, area: area))
    return targets.count - 1
  }

  /// Makes cells show a target. Those outside the picture are left out.
  mutating func show(_ target: Int, in rect: CellRect) {
    let rect = rect.intersection(CellRect(size))
    guard !rect.isEmpty else { return }
    for row in rect.rowRange {
      let start = row * size.columns
      for place in start + rect.column..<start + rect.endColumn { cells[place] = target }
    }
  }
}

extension HitMap {
  /// Makes a view shown by the cells that it covers, and by the lines of its box that no other view has.
  mutating func cover(_ shape: Shape, in plan: Plan) {
    // The lines behind the last edges are the device's, as long as nothing is written there.
    let clip = shape.clip.intersection(
      CellRect(column: 0, row: 0, columns: size.columns - 1, rows: size.rows - 1))
    if !shape.frame.isEmpty { show(shape.index, in: shape.cells.intersection(clip)) }
    guard shape.isBoxed else { return }
    let outline = shape.outline
    let all = outline.cellsWithLines
    for side in [
      CellRect(column: outline.left, row: outline.top, columns: 1, rows: all.rows),
      CellRect(column: outline.right, row: outline.top, columns: 1, rows: all.rows),
      CellRect(column: outline.left, row: outline.top, columns: all.columns, rows: 1),
      CellRect(column: outline.left, row: outline.bottom, columns: all.columns, rows: 1),
    ] {
      let line = side.intersection(clip)
      guard !line.isEmpty else { continue }
      for row in line.rowRange {
        for column in line.columnRange {
          let cell = CellPoint(column: column, row: row)
          let isFree = target(at: cell).map { plan.isAncestor($0, of: shape.index) } ?? true
          if isFree {
            show(shape.index, in: CellRect(origin: cell, size: CellSize(columns: 1, rows: 1)))
          }
        }
      }
    }
  }
}

extension CGRect {
  /// The point nearest to another among those strictly inside the rectangle.
  fileprivate func point(nearestTo point: CGPoint) -> CGPoint {
    func clamped(_ place: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
      let margin = min(length / 2, 0.25)
      return min(max(place, from + margin), from + length - margin)
    }
    return CGPoint(x: clamped(point.x, minX, width), y: clamped(point.y, minY, height))
  }
}
