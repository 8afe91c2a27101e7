import Cells
import Stage

/// The view that each cell of a picture shows, so that a click finds what is seen at its cell.
///
/// A text, name or mark belongs to its view wherever it is drawn. A line shared by two boxes
/// belongs to the box on its right or below it.
public struct HitMap: Equatable, Sendable {
  /// The content of a cell.
  public struct Hit: Equatable, Sendable {
    /// The view that the cell shows.
    public let path: ViewPath
    /// The point that a touch of the cell reaches, in the window's coordinates: the point of the
    /// view nearest to the cell.
    public let point: CGPoint
    /// The constraint whose line the cell shows; nil if the cell shows no such line.
    public var constraint: ConstraintID?
  }

  /// A view, or a part of a view that is touched separately.
  struct Target: Equatable, Sendable {
    let path: ViewPath
    /// The rectangle in which touches reach it, in the window's coordinates in points.
    let area: CGRect
    var constraint: ConstraintID?
  }

  /// The conversion from points to cells in the picture, with the rows that texts have taken there.
  public let viewport: Viewport
  private let size: CellSize
  private var targets: [Target] = []
  /// The index in `targets` for each cell, row by row; -1 for none.
  private var cells: [Int]

  /// Creates an empty map. The index of a view among the targets is its index in the scene.
  init(of plan: Plan) {
    viewport = plan.viewport
    size = plan.bounds.size
    cells = Array(repeating: -1, count: size.columns * size.rows)
    targets.reserveCapacity(plan.shapes.count)
    for shape in plan.shapes {
      // A touch reaches a view only inside all of its superviews.
      let frame = shape.view.restFrame
      let reached = shape.view.parent.map { targets[$0].area.intersection(frame) } ?? frame
      let isReached = !reached.isNull && !reached.isEmpty
      targets.append(Target(path: shape.view.path, area: isReached ? reached : frame))
    }
  }

  /// The content of a cell; nil outside the picture and where there is no view.
  public func hit(at cell: CellPoint) -> Hit? {
    guard let target = target(at: cell) else { return nil }
    let shown = targets[target]
    return Hit(
      path: shown.path, point: shown.area.point(nearestTo: viewport.middle(of: cell)),
      constraint: shown.constraint)
  }

  /// The index of the target that a cell shows.
  func target(at cell: CellPoint) -> Int? {
    guard CellRect(size).contains(cell) else { return nil }
    let target = cells[cell.row * size.columns + cell.column]
    return target < 0 ? nil : target
  }

  /// Adds a part of a view that is touched separately, such as a tab.
  /// - Parameter area: The part's rectangle in the window's coordinates, in points.
  /// - Returns: The part's index among the targets.
  mutating func add(
    _ area: CGRect, of path: ViewPath, constraint: ConstraintID? = nil
  ) -> Int {
    targets.append(Target(path: path, area: area, constraint: constraint))
    return targets.count - 1
  }

  /// Removes the target of some cells.
  mutating func remove(in rect: CellRect) { show(-1, in: rect) }

  /// Sets the target of some cells. Cells outside the picture are left out.
  mutating func show(_ target: Int, in rect: CellRect) {
    cells.fill(rect, of: CellRect(size), with: target)
  }
}

extension HitMap {
  /// Sets the target of the cells that a view covers, and of the lines of its box that belong to no
  /// view except for its superviews.
  mutating func cover(_ shape: Shape, in plan: Plan) {
    // The last column and row are the device's outline, unless something is written there.
    let clip = shape.clip.intersection(
      CellRect(column: 0, row: 0, columns: size.columns - 1, rows: size.rows - 1))
    if !shape.frame.isEmpty {
      let cells = shape.isSetApart ? shape.area.cells : shape.cells
      show(shape.index, in: plan.withoutLinesAround(shape, cells.intersection(clip)))
    }
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
        let start = row * size.columns
        for place in start + line.column..<start + line.endColumn
        where cells[place] < 0 || plan.isAncestor(cells[place], of: shape.index) {
          cells[place] = shape.index
        }
      }
    }
  }
}

extension CGRect {
  /// The point strictly inside the rectangle that is nearest to a point.
  fileprivate func point(nearestTo point: CGPoint) -> CGPoint {
    func clamped(_ place: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
      let margin = min(length / 2, 0.25)
      return min(max(place, from + margin), from + length - margin)
    }
    return CGPoint(x: clamped(point.x, minX, width), y: clamped(point.y, minY, height))
  }
}
