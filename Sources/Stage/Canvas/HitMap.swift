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

  init(of viewport: Viewport) {
    self.viewport = viewport
    size = viewport.size
    cells = Array(repeating: -1, count: size.columns * size.rows)
  }

  /// What a cell of the picture shows; nil outside the screen and where no view is.
  public func hit(at cell: CellPoint) -> Hit? {
    guard let target = target(at: cell) else { return nil }
    let shown = targets[target]
    return Hit(path: shown.path, point: shown.area.point(nearestTo: viewport.middle(of: cell)))
  }

  /// The target that a cell shows, by the number that ``add(_:)`` gave it.
  func target(at cell: CellPoint) -> Int? {
    guard CellRect(size).contains(cell) else { return nil }
    let target = cells[cell.row * size.columns + cell.column]
    return target < 0 ? nil : target
  }

  /// Makes a target known, and says by which number.
  mutating func add(_ target: Target) -> Int {
    targets.append(target)
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
