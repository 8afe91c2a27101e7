import Cells
import Foundation
import Wording

/// How points of the simulated screen become cells: the one place where they are rounded.
///
/// A cell is always as many points wide as half of what it is tall. **Edges are rounded, never sizes**: two views that
/// share an edge in points share it in cells. Outlines run through the cells of their edges, both included, so that
/// abutting outlines share one line; fills and text take the cells from one edge up to the next.
///
/// ```
/// points   0        16        32          edge(16) = 2 at 8 points a column
/// outline  ├─────────┼─────────┤          cells 0, 2, 4: three lines, two boxes
/// fill     [  0 1   )[  2 3   )           cells 0..<2 and 2..<4
/// ```
public struct Viewport: Hashable, Sendable {
  /// Of the simulated screen, in points.
  public let screenSize: CGSize
  public let pointsPerColumn: Double

  /// The scale at which a cell is 8 by 16 points, as the text is measured.
  public static let trueScale = 8.0

  /// Scales outside 1...10,000 points a column are held to it.
  public init(screenSize: CGSize, pointsPerColumn: Double = trueScale) {
    self.screenSize = screenSize
    self.pointsPerColumn = pointsPerColumn.isNaN ? 8 : min(max(pointsPerColumn, 1), 10_000)
  }

  /// The screen with its outline across so many columns; nil is true scale.
  public init(screenSize: CGSize, columns: Int?) {
    guard let columns else {
      self.init(screenSize: screenSize)
      return
    }
    self.init(
      screenSize: screenSize, pointsPerColumn: screenSize.width / Double(max(1, columns - 1)))
  }

  public var pointsPerRow: Double { 2 * pointsPerColumn }

  /// The cells that the outline of the whole screen takes.
  public var size: CellSize {
    CellSize(columns: column(screenSize.width) + 1, rows: row(screenSize.height) + 1)
  }

  /// Whether a cell stands for more points than text takes.
  public var isZoomedOut: Bool { pointsPerColumn > Viewport.trueScale }
}

// MARK: - Points to cells

extension Viewport {
  /// The column of an edge `x` points from the left.
  public func column(_ x: CGFloat) -> Int { Viewport.edge(x, per: pointsPerColumn) }

  /// The row of an edge `y` points from the top.
  public func row(_ y: CGFloat) -> Int { Viewport.edge(y, per: pointsPerRow) }

  /// Snaps to 1/64 of a point first, so that the last bits of a solved value never decide which cell an edge that lies
  /// half-way falls into.
  private static func edge(_ points: CGFloat, per unit: Double) -> Int {
    let cells = ((points * 64).rounded() / 64 / unit).rounded()
    return cells.isNaN ? 0 : Int(min(max(cells, -100_000), 100_000))
  }

  /// The lines that a rectangle's outline runs through.
  func outline(of rect: CGRect) -> CellOutline {
    CellOutline(
      left: column(rect.minX), top: row(rect.minY), right: column(rect.maxX),
      bottom: row(rect.maxY))
  }

  /// The cells from a rectangle's first edges up to its last, and at least one: where two edges fall together, the cell
  /// that the middle lies in, so that even what is smaller than a cell is seen, and seen inside what is around it.
  func cells(of rect: CGRect) -> CellRect {
    let outline = outline(of: rect)
    var cells = outline.cells
    if cells.columns == 0 {
      cells.column = Viewport.cell(rect.midX, per: pointsPerColumn)
      cells.columns = 1
    }
    if cells.rows == 0 {
      cells.row = Viewport.cell(rect.midY, per: pointsPerRow)
      cells.rows = 1
    }
    return cells
  }

  /// The cell, in the sense of fills, that a point lies in.
  private static func cell(_ points: CGFloat, per unit: Double) -> Int {
    let cells = (points / unit).rounded(.down)
    return cells.isNaN ? 0 : Int(min(max(cells, -100_000), 100_000))
  }
}

/// The columns and rows that the four lines of a box run through.
struct CellOutline: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// From the first lines up to the last, those not included.
  var cells: CellRect {
    CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
  }

  /// With all four lines.
  var cellsWithLines: CellRect {
    CellRect(column: left, row: top, columns: right - left + 1, rows: bottom - top + 1)
  }

  /// Strictly between the lines.
  var interior: CellRect {
    CellRect(
      column: left + 1, row: top + 1, columns: right - left - 1, rows: bottom - top - 1)
  }
}

// MARK: - Cells to points

extension Viewport {
  /// The point in the middle of what a cell shows. Edges are rounded to the nearest cell, so that it lies on the same side
  /// of each edge as the cell does.
  func middle(of cell: CellPoint) -> CGPoint {
    CGPoint(
      x: (Double(cell.column) + 0.5) * pointsPerColumn, y: (Double(cell.row) + 0.5) * pointsPerRow)
  }
}

// MARK: - Choosing a scale

extension Viewport {
  /// The screen at the largest scale that is easy to read off and puts its outline into so many cells; never larger
  /// than true scale.
  public static func fitting(_ screenSize: CGSize, into room: CellSize) -> Viewport {
    let columns = Double(max(room.columns - 1, 1))
    let rows = Double(max(room.rows - 1, 1))
    let needed = max(screenSize.width / columns, screenSize.height / (2 * rows), trueScale)
    // Half points up to 20 points a column, then whole ones: numbers a person can multiply.
    let step = needed <= 20 ? 0.5 : 1
    return Viewport(
      screenSize: screenSize, pointsPerColumn: (needed / step).rounded(.up) * step)
  }

  /// What one cell stands for: `1 cell = 17.5 × 35 pt`.
  public func scaleText(_ glyphs: GlyphSet = .unicode) -> String {
    let times = glyphs == .unicode ? "×" : "x"
    return "1 cell = \(pointsPerColumn.shortDecimal) \(times) \(pointsPerRow.shortDecimal) pt"
  }
}
