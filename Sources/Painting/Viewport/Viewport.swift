import Cells
import Foundation

/// The conversion from points of the simulated screen to cells: the only place where they are
/// rounded.
///
/// **Edges are rounded, never sizes**: views that share an edge in points share it in cells. An
/// outline includes the cells of both of its edges, so that adjacent outlines share a line; fills
/// and text take the cells from the first edge up to the last, which is not included.
///
/// ```
/// points   0        16        32          edge(16) = 2 at 8 points a column
/// outline  ├─────────┼─────────┤          cells 0, 2, 4: three lines, two boxes
/// fill     [  0 1   )[  2 3   )           cells 0..<2 and 2..<4
/// ```
///
/// In colour, fills are rounded to halves of cells: `Halves`. There, views of one size at even
/// distances have as many cells each, since their size is rounded once: `EvenSide`.
public struct Viewport: Hashable, Sendable {
  /// The size of the simulated screen, in points.
  public let screenSize: CGSize
  /// The width of a cell, in points, 1...10,000.
  public let pointsPerColumn: Double
  /// The height of a cell, in points, 1...20,000; the average where rows are not even. Shapes are
  /// true if it is twice the width.
  public let pointsPerRow: Double
  /// Whether texts may take rows from what is empty, so that each has one: rows then are not even.
  public var seatsTexts = false
  /// Whether large views nevertheless stay where even rows have them, so that only what is small
  /// gives way.
  var keepsLargeViews = false
  /// The uneven columns of a picture in which equal views have equal sizes; nil while columns are
  /// even.
  private(set) var columnScale: CellScale?
  /// The uneven rows of a picture in which equal views have equal sizes, or texts have taken rows;
  /// nil while rows are even.
  private(set) var rowScale: CellScale?
  /// The columns at the left, and the rows above, that the device's frame takes and the screen does
  /// not.
  private var margin = 0

  /// The scale in points per column at which text is measured: a cell is 8 by 16 points.
  public static let trueScale = 8.0

  /// Creates a viewport with a scale in points per column and per row, clamped to 1...10,000 and
  /// 1...20,000.
  /// - Parameter pointsPerRow: The height of a cell; nil means twice its width, which keeps shapes
  ///   true.
  public init(
    screenSize: CGSize, pointsPerColumn: Double = trueScale, pointsPerRow: Double? = nil
  ) {
    self.screenSize = screenSize
    let width = pointsPerColumn.isNaN ? Self.trueScale : min(max(pointsPerColumn, 1), 10_000)
    let height = pointsPerRow ?? 2 * width
    self.pointsPerColumn = width
    self.pointsPerRow = height.isNaN ? 2 * width : min(max(height, 1), 20_000)
  }

  /// Creates a viewport whose outline has a number of columns and of rows. Texts take the rows that
  /// they need. If one of the numbers is nil, shapes are true; if both are nil, the scale is true.
  public init(screenSize: CGSize, columns: Int?, rows: Int? = nil) {
    let width = columns.map { screenSize.width / Double(max(1, $0 - 1)) }
    let height = rows.map { screenSize.height / Double(max(1, $0 - 1)) }
    self.init(
      screenSize: screenSize, pointsPerColumn: width ?? height.map { $0 / 2 } ?? Self.trueScale,
      pointsPerRow: height)
    seatsTexts = columns != nil && rows != nil
  }

  /// Creates a viewport whose outline takes some cells, in which large views keep their shapes.
  init(screenSize: CGSize, outline: CellSize) {
    self.init(screenSize: screenSize, columns: outline.columns, rows: outline.rows)
    keepsLargeViews = true
  }

  /// A viewport of another screen with cells of the same size.
  public func showing(_ screenSize: CGSize) -> Viewport {
    var viewport = Viewport(
      screenSize: screenSize, pointsPerColumn: pointsPerColumn, pointsPerRow: pointsPerRow)
    (viewport.seatsTexts, viewport.keepsLargeViews) = (seatsTexts, keepsLargeViews)
    return viewport
  }

  /// The viewport of the same size in which the screen lies inside of the device's frame, and the
  /// frame covers no part of the screen.
  var insideFrame: Viewport {
    guard size.columns > 3, size.rows > 3 else { return self }
    var viewport = Viewport(
      screenSize: screenSize, pointsPerColumn: screenSize.width / Double(size.columns - 2),
      pointsPerRow: screenSize.height / Double(size.rows - 2))
    (viewport.seatsTexts, viewport.keepsLargeViews, viewport.margin) = (
      seatsTexts, keepsLargeViews, 1
    )
    return viewport
  }

  /// The viewport with the same number of columns and rows, which are not even.
  /// - Parameters:
  ///   - columns: The columns; nil for even ones.
  ///   - rows: The rows; nil for even ones.
  func scaled(columns: CellScale?, rows: CellScale?) -> Viewport {
    var viewport = self
    (viewport.columnScale, viewport.rowScale) = (columns, rows)
    return viewport
  }

  /// The size of the whole screen's outline, in cells.
  public var size: CellSize {
    CellSize(columns: column(screenSize.width) + 1, rows: row(screenSize.height) + 1)
  }

  /// The columns of the screen, to which the place of its last edge is rounded.
  var screenColumns: Double { Double(column(screenSize.width) - margin) }

  /// The rows of the screen, to which the place of its last edge is rounded.
  var screenRows: Double { Double(row(screenSize.height) - margin) }

  /// The columns to a place, and fractions of them.
  func columns(to x: CGFloat) -> Double {
    Double(margin) + (columnScale?.cells(to: x) ?? x / pointsPerColumn)
  }

  /// The rows down to a place, and fractions of them.
  func rows(to y: CGFloat) -> Double { Double(margin) + rowsOfScreen(to: y) }

  /// The rows of the screen down to a place, and fractions of them.
  func rowsOfScreen(to y: CGFloat) -> Double { rowScale?.cells(to: y) ?? y / pointsPerRow }

  /// The rows from a place to another one, and fractions of them.
  func rows(from top: CGFloat, to bottom: CGFloat) -> Double {
    rowScale == nil
      ? (bottom - top) / pointsPerRow : rowsOfScreen(to: bottom) - rowsOfScreen(to: top)
  }
}

// MARK: - Points to cells

extension Viewport {
  /// The column of an edge at `x` points.
  public func column(_ x: CGFloat) -> Int {
    Viewport.whole((columns(to: Viewport.steady(x)) - (columnScale?.slack ?? 0)).rounded())
  }

  /// The row of an edge at `y` points.
  public func row(_ y: CGFloat) -> Int { margin + Viewport.whole(edgeOfScreen(Viewport.steady(y))) }

  /// The row of the screen of an edge at `y` points.
  func edgeOfScreen(_ y: CGFloat) -> Double {
    (rowsOfScreen(to: y) - (rowScale?.slack ?? 0)).rounded()
  }

  /// Rounds to 1/64 of a point, so that the rounding error of a solved value does not decide the
  /// cell of an edge half-way between two cells.
  static func steady(_ points: CGFloat) -> Double { (points * 64).rounded() / 64 }

  /// The columns and rows of a rectangle's four edges.
  func outline(of rect: CGRect) -> CellOutline {
    CellOutline(
      left: column(rect.minX), top: row(rect.minY), right: column(rect.maxX),
      bottom: row(rect.maxY))
  }

  /// The cells from a rectangle's first edges up to its last, at least one. If two edges are
  /// rounded to the same cell, it is the cell of the middle, so that even tiny views are drawn, and
  /// inside their superviews.
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
  func column(at x: CGFloat) -> Int {
    Viewport.whole((columns(to: x) + (columnScale?.slack ?? 0)).rounded(.down))
  }

  /// The row of the cell at `y` points.
  func row(at y: CGFloat) -> Int { margin + Viewport.whole(rowOfScreen(at: y)) }

  /// The row of the screen at `y` points.
  func rowOfScreen(at y: CGFloat) -> Double {
    (rowsOfScreen(to: y) + (rowScale?.slack ?? 0)).rounded(.down)
  }

  /// The first of some columns around `x` points.
  func firstColumn(of columns: Int, around x: CGFloat) -> Int {
    Viewport.whole(
      (self.columns(to: x) - Double(columns) / 2 + (columnScale?.slack ?? 0)).rounded())
  }

  /// The first of some rows around `y` points; halfway between two rows, the upper one.
  func firstRow(of rows: Int, around y: CGFloat) -> Int {
    Viewport.whole((self.rows(to: y) - Double(rows) / 2 - 0.5).rounded(.up))
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

  /// The cells of the four lines.
  var lineCells: [CellPoint] {
    let all = cellsWithLines
    return all.columnRange.flatMap {
      [CellPoint(column: $0, row: top), CellPoint(column: $0, row: bottom)]
    }
      + all.rowRange.flatMap {
        [CellPoint(column: left, row: $0), CellPoint(column: right, row: $0)]
      }
  }

  /// The cells strictly between the lines.
  var interior: CellRect {
    CellRect(
      column: left + 1, row: top + 1, columns: right - left - 1, rows: bottom - top - 1)
  }
}

extension CellOutline {
  /// The lines in the outermost of some cells.
  init(around cells: CellRect) {
    self.init(
      left: cells.column, top: cells.row, right: cells.endColumn - 1, bottom: cells.endRow - 1)
  }
}

// MARK: - Cells to points

extension Viewport {
  /// The point in the middle of a cell. It is on the same side of each edge as the cell, since
  /// edges are rounded to the nearest cell.
  public func middle(of cell: CellPoint) -> CGPoint {
    let (columns, rows) = (Double(cell.column - margin) + 0.5, Double(cell.row - margin) + 0.5)
    return CGPoint(
      x: columnScale?.points(atCells: columns) ?? columns * pointsPerColumn,
      y: rowScale?.points(atCells: rows) ?? rows * pointsPerRow)
  }
}
