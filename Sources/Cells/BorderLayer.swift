/// The borders of boxes, collected before they are drawn, so that lines that meet get the right
/// junctions.
///
/// A cell has four arms, each absent, light or heavy. A box adds arms and never removes any, so
/// that the order in which boxes are added does not change the shape:
///
///     ┌──┐   ┏━━┓   ┌──┲━━┓
///     │  │ + ┃  ┃ = │  ┃  ┃
///     └──┘   ┗━━┛   └──┺━━┛
///
/// A box is given by the cells through which its lines run: two boxes abut if the right line of one
/// is the left line of the other.
public struct BorderLayer: Sendable {
  /// The size of the layer, in cells.
  public let size: CellSize
  var joints: [Joint]

  /// Creates an empty layer.
  public init(size: CellSize) {
    self.size = size
    joints = Array(repeating: Joint(), count: size.columns * size.rows)
  }

  /// The look of a line.
  public struct Stroke: Hashable, Sendable {
    /// The weight of the line.
    public var weight: Weight
    /// The colours and attributes. A style without a background keeps the background of the cell.
    public var style: Style
    /// The depth of the drawn view in its hierarchy. A cell with several strokes takes the style of
    /// the heaviest, then of the deepest, then of the latest.
    public var depth: Int

    /// Creates a stroke; by default, a light line in the terminal's own colours.
    public init(weight: Weight = .light, style: Style = .plain, depth: Int = 0) {
      self.weight = weight
      self.style = style
      self.depth = depth
    }
  }

  /// The weight of a line, the lightest first.
  public enum Weight: UInt8, Hashable, Comparable, Sendable {
    /// For guides and areas: drawn only in blank cells, and never joined.
    case dashed
    /// For boxes.
    case light
    /// For the selection.
    case heavy

    public static func < (lesser: Weight, greater: Weight) -> Bool {
      lesser.rawValue < greater.rawValue
    }
  }

  /// The cells in which lines may be added; `nil` for all. A line that leaves them ends in the last
  /// cell inside.
  public var clip: CellRect?

  /// The cells of the clip; without one, all that exist and more.
  private var area: CellRect {
    clip ?? CellRect(column: .min / 2, row: .min / 2, columns: .max, rows: .max)
  }

  /// Whether a line goes through a cell.
  public func hasLine(at cell: CellPoint) -> Bool {
    CellRect(size).contains(cell) && !joints[cell.row * size.columns + cell.column].isEmpty
  }

  /// Adds a box whose lines run through these columns and rows, which may lie outside the layer.
  ///
  /// A box without height or width is a single line; one with neither is a dot.
  ///
  /// - Parameter isOpaque: Whether the box hides what was added before, strictly inside its lines.
  public mutating func addBox(
    left: Int, top: Int, right: Int, bottom: Int, stroke: Stroke, isOpaque: Bool = false
  ) {
    guard left <= right, top <= bottom else { return }
    if isOpaque { clearInside(left: left, top: top, right: right, bottom: bottom) }
    if left == right && top == bottom {
      mark(left, top, stroke) { $0.addDot(stroke.weight) }
      return
    }
    addLine(row: top, from: left, through: right, stroke: stroke)
    addLine(column: left, from: top, through: bottom, stroke: stroke)
    if bottom > top { addLine(row: bottom, from: left, through: right, stroke: stroke) }
    if right > left { addLine(column: right, from: top, through: bottom, stroke: stroke) }
  }

  /// Adds a horizontal line from the middle of one cell to the middle of another.
  public mutating func addLine(row: Int, from: Int, through: Int, stroke: Stroke) {
    guard from < through, row >= 0, row < size.rows else { return }
    let area = area
    for column in span(from, through, size.columns) {
      mark(column, row, stroke) {
        if column > max(from, area.column) { $0.add(.left, stroke.weight) }
        if column < min(through, area.endColumn - 1) { $0.add(.right, stroke.weight) }
      }
    }
  }

  /// Adds a vertical line from the middle of one cell to the middle of another.
  public mutating func addLine(column: Int, from: Int, through: Int, stroke: Stroke) {
    guard from < through, column >= 0, column < size.columns else { return }
    let area = area
    for row in span(from, through, size.rows) {
      mark(column, row, stroke) {
        if row > max(from, area.row) { $0.add(.up, stroke.weight) }
        if row < min(through, area.endRow - 1) { $0.add(.down, stroke.weight) }
      }
    }
  }

  /// Takes away the lines in some cells, which something covers.
  public mutating func remove(in rect: CellRect) {
    let rect = rect.intersection(CellRect(size))
    for row in rect.rowRange {
      for column in rect.columnRange { joints[row * size.columns + column] = Joint() }
    }
  }

  /// Draws the lines into a grid, the layer's 0, 0 at `origin`.
  public func stroke(
    into grid: inout CellGrid, glyphs: GlyphSet = .unicode, at origin: CellPoint = .zero
  ) {
    for row in 0..<size.rows {
      for column in 0..<size.columns where !joints[row * size.columns + column].isEmpty {
        let joint = joints[row * size.columns + column]
        guard let glyph = joint.glyph(in: glyphs) else { continue }
        let place = CellPoint(
          column: origin.column.adding(saturating: column),
          row: origin.row.adding(saturating: row))
        let there = grid[place]
        if joint.isOnlyDashed && !there.isBlank { continue }
        grid[place] = Cell(
          scalar: glyph, style: joint.style.keepingBackground(of: there.style))
      }
    }
  }

  /// Changes the joint at a place, if that is inside the layer, and gives it the stroke's style if
  /// that one wins.
  private mutating func mark(
    _ column: Int, _ row: Int, _ stroke: Stroke, _ change: (inout Joint) -> Void
  ) {
    guard column >= 0, column < size.columns, row >= 0, row < size.rows,
      clip?.contains(CellPoint(column: column, row: row)) ?? true
    else { return }
    let index = row * size.columns + column
    change(&joints[index])
    joints[index].adopt(stroke)
  }

  /// The places from one line through another that exist among `count`.
  private func span(_ first: Int, _ last: Int, _ count: Int) -> Range<Int> {
    (first..<last.adding(saturating: 1)).clamped(to: 0..<count)
  }

  /// Takes away the arms strictly inside a box, and those of its lines that reach inside.
  private mutating func clearInside(left: Int, top: Int, right: Int, bottom: Int) {
    guard left < right, top < bottom else { return }
    let area = area
    let columns = span(left, right, size.columns).clamped(to: area.columnRange)
    let inside = columns.clamped(to: left + 1..<right)
    for row in span(top, bottom, size.rows).clamped(to: area.rowRange) {
      let start = row * size.columns
      if row == top || row == bottom {
        for column in inside { joints[start + column].remove(row == top ? .down : .up) }
        continue
      }
      for column in inside { joints[start + column] = Joint() }
      if columns.contains(left) { joints[start + left].remove(.right) }
      if columns.contains(right) { joints[start + right].remove(.left) }
    }
  }
}
