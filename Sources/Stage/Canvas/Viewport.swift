import Cells
import Foundation
import Wording

/// The conversion from points of the simulated screen to cells: the only place where they are rounded.
///
/// A cell is half as many points wide as it is tall. **Edges are rounded, never sizes**: views that share an edge in
/// points share it in cells. An outline includes the cells of both of its edges, so that adjacent outlines share a
/// line; fills and text take the cells from the first edge up to the last, which is not included.
///
/// ```
/// points   0        16        32          edge(16) = 2 at 8 points a column
/// outline  ├─────────┼─────────┤          cells 0, 2, 4: three lines, two boxes
/// fill     [  0 1   )[  2 3   )           cells 0..<2 and 2..<4
/// ```
public struct Viewport: Hashable, Sendable {
  /// The size of the simulated screen, in points.
  public let screenSize: CGSize
  /// The width of a cell, in points, 1...10,000.
  public let pointsPerColumn: Double

  /// The scale in points per column at which text is measured: a cell is 8 by 16 points.
  public static let trueScale = 8.0

  /// Creates a viewport with a scale in points per column, clamped to 1...10,000.
  public init(screenSize: CGSize, pointsPerColumn: Double = trueScale) {
    self.screenSize = screenSize
    self.pointsPerColumn = pointsPerColumn.isNaN ? 8 : min(max(pointsPerColumn, 1), 10_000)
  }

  /// Creates a viewport whose outline is a number of columns wide; nil means true scale.
  public init(screenSize: CGSize, columns: Int?) {
    guard let columns else {
      self.init(screenSize: screenSize)
      return
    }
    self.init(
      screenSize: screenSize, pointsPerColumn: screenSize.width / Double(max(1, columns - 1)))
  }

  /// The height of a cell, in points: twice its width.
  public var pointsPerRow: Double { 2 * pointsPerColumn }

  /// The size of the whole screen's outline, in cells.
  public var size: CellSize {
    CellSize(columns: column(screenSize.width) + 1, rows: row(screenSize.height) + 1)
  }

  /// Whether a cell stands for more points than at true scale.
  public var isZoomedOut: Bool { pointsPerColumn > Viewport.trueScale }
}

// MARK: - Points to cells

extension Viewport {
  /// The column of an edge at `x` points.
  public func column(_ x: CGFloat) -> Int { Viewport.edge(x, per: pointsPerColumn) }

  /// The row of an edge at `y` points.
  public func row(_ y: CGFloat) -> Int { Viewport.edge(y, per: pointsPerRow) }

  /// Rounds to 1/64 of a point first, so that the rounding error of a solved value does not decide the cell of an edge
  /// half-way between two cells.
  private static func edge(_ points: CGFloat, per unit: Double) -> Int {
    whole(((points * 64).rounded() / 64 / unit).rounded())
  }

  /// The columns and rows of a rectangle's four edges.
  func outline(of rect: CGRect) -> CellOutline {
    CellOutline(
      left: column(rect.minX), top: row(rect.minY), right: column(rect.maxX),
      bottom: row(rect.maxY))
  }

  /// The cells from a rectangle's first edges up to its last, at least one. If two edges are rounded to the same cell,
  /// it is the cell of the middle, so that even tiny views are drawn, and inside their superviews.
  func cells(of rect: CGRect) -> CellRect {
    let outline = outline(of: rect)
    var cells = outline.cells
    if cells.columns == 0 {
      cells.column = column(at: rect.midX)
      cells.columns = 1
    }
    if cells.rows == 0 {
      cells.row = row(at: rect.midY)
      cells.rows = 1
    }
    return cells
  }

  /// The column of the cell at `x` points.
  func column(at x: CGFloat) -> Int { Viewport.whole((x / pointsPerColumn).rounded(.down)) }

  /// The row of the cell at `y` points.
  func row(at y: CGFloat) -> Int { Viewport.whole((y / pointsPerRow).rounded(.down)) }

  /// The first of some columns around `x` points.
  func firstColumn(of columns: Int, around x: CGFloat) -> Int {
    Viewport.whole((x / pointsPerColumn - Double(columns) / 2).rounded())
  }

  /// The first of some rows around `y` points; halfway between two rows, the upper one.
  func firstRow(of rows: Int, around y: CGFloat) -> Int {
    Viewport.whole((y / pointsPerRow - Double(rows) / 2 - 0.5).rounded(.up))
  }

  /// A number of cells that can be reckoned with. Views may be anywhere, and of any size.
  public static func whole(_ cells: Double) -> Int {
    cells.isNaN ? 0 : Int(min(max(cells, -100_000), 100_000))
  }
}

/// The columns and rows of the four lines of a box.
struct CellOutline: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// The cells from the first lines up to the last, which are not included.
  var cells: CellRect {
    CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
  }

  /// The cells including all four lines.
  var cellsWithLines: CellRect {
    CellRect(column: left, row: top, columns: right - left + 1, rows: bottom - top + 1)
  }

  /// The cells strictly between the lines.
  var interior: CellRect {
    CellRect(
      column: left + 1, row: top + 1, columns: right - left - 1, rows: bottom - top - 1)
  }
}

// MARK: - Cells to points

extension Viewport {
  /// The point in the middle of a cell. It is on the same side of each edge as the cell, since edges are rounded to the
  /// nearest cell.
  func middle(of cell: CellPoint) -> CGPoint {
    CGPoint(
      x: (Double(cell.column) + 0.5) * pointsPerColumn, y: (Double(cell.row) + 0.5) * pointsPerRow)
  }
}

// MARK: - Choosing a scale

extension Viewport {
  /// A viewport whose outline fits into a number of cells, at the largest scale that is easy to calculate with and no
  /// larger than true scale.
  public static func fitting(_ screenSize: CGSize, into room: CellSize) -> Viewport {
    let columns = Double(max(room.columns - 1, 1))
    let rows = Double(max(room.rows - 1, 1))
    let needed = max(screenSize.width / columns, screenSize.height / (2 * rows), trueScale)
    // Scales are multiples of 0.5 up to 20 points per column, then whole numbers.
    let step = needed <= 20 ? 0.5 : 1
    return Viewport(
      screenSize: screenSize, pointsPerColumn: (needed / step).rounded(.up) * step)
  }

  /// The size of a cell in words: `1 cell = 17.5 × 35 pt`.
  public func scaleText(_ glyphs: GlyphSet = .unicode) -> String {
    let times = glyphs == .unicode ? "×" : "x"
    return "1 cell = \(pointsPerColumn.shortDecimal) \(times) \(pointsPerRow.shortDecimal) pt"
  }
}
