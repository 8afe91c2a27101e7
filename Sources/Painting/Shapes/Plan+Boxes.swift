@_spi(Package) import AutoLayout
import Cells

extension Plan {
  /// Whether a view is drawn as a box: a view without other content, one whose background or border
  /// the lines stand for, or one much taller than its text, if its text has room between the lines.
  func isBoxed(
    _ view: DrawnView, outline: CellOutline, hasBackground: Bool, lines: [PlacedLine]
  ) -> Bool {
    if outline.cellsWithLines == bounds { return false }
    if view.isSheet { return true }
    // A page that fills the screen below a bar would have only one line, across the texts beside
    // it.
    let isAsWide = outline.left <= bounds.column && outline.right >= bounds.endColumn - 1
    if isAsWide, outline.bottom >= bounds.endRow - 1, !hasBackground { return false }
    switch view.drawing.box {
    case .always: return true
    case .never: return false
    case .overBackground: return hasBackground
    case .aroundRoom: return !outline.interior.isEmpty
    case .aroundText(let box):
      let textHeight = lines.map(\.frame.height).reduce(0, +)
      let isTall =
        box.isDrawnIfTall && textHeight > 0 && view.bounds.height >= 2 * textHeight
      return (hasBackground || box.hasBorder || isTall)
        && hasRoom(
          for: lines, in: outline, height: view.frame.height, width: box.leastColumns ?? .max)
    }
  }

  /// Whether lines of text have room in a box. The view needs one row more than its text, or two
  /// rows if it has no text, so that views of one height are drawn alike at every position.
  /// - Parameter width: The columns that are enough if the text may be cut.
  private func hasRoom(
    for lines: [PlacedLine], in outline: CellOutline, height: CGFloat, width: Int
  ) -> Bool {
    let interior = outline.interior
    let columns = min(width, lines.map { TextWidth.width(of: $0.text) }.max() ?? 0)
    return interior.rows >= max(1, lines.count) && interior.columns >= max(1, columns)
      && height / viewport.pointsPerRow >= Double(max(1, lines.count) + 1)
  }

  /// The least height in rows of a table's row with a line below it. With less, texts would stand
  /// on the lines.
  private static let leastTableRows = 1.9

  /// Whether a line is drawn below a row of a table.
  func hasLine(below row: Drawing.TableRow, of shape: Shape) -> Bool {
    row.hasSeparator && shape.frame.height >= Self.leastTableRows * viewport.pointsPerRow
  }

  /// Whether a selected view has room for lines around it. Otherwise it gets bars at its sides:
  /// lines above and below a view of one row would be in the rows of others.
  func hasLines(_ shape: Shape) -> Bool {
    shape.isBoxed
      || shape.outline.interior.rows >= max(1, shape.lines.count)
        && shape.outline.interior.columns >= 1
  }

  /// The cells of a view without the cells in which lines of boxes around it are seen.
  func withoutLinesAround(_ shape: Shape, _ cells: CellRect) -> CellRect {
    if shape.isBoxed || isSelected(shape) { return cells }
    var cells = cells
    var parent = shape.view.parent
    while let index = parent {
      let box = shapes[index]
      if box.isBoxed, box.outline.cellsWithLines.intersection(cells) == cells {
        let inside = cells.intersection(box.outline.interior)
        // A view with no cell between the lines is seen on one of them.
        if !inside.isEmpty { cells = inside }
      }
      parent = box.view.parent
    }
    return cells
  }

  /// Whether brackets set a field, or a button whose background is not drawn, apart from a label.
  func needsBrackets(_ shape: Shape) -> Bool {
    guard !shape.isBoxed, !shape.isSetApart, hasSides(shape) else { return false }
    return options.depth == .none || shape.view.drawing.text?.brackets == .always
  }

  /// Whether the text has brackets, or in colour the background that brackets stand for.
  private func hasSides(_ shape: Shape) -> Bool {
    guard shape.cells.columns > 2 else { return false }
    return switch shape.view.drawing.text?.brackets ?? .never {
    case .never: false
    case .always: true
    case .inPlaceOfBackground: shape.background != nil
    }
  }

  /// Whether the text has lines, brackets or a background of its own around it, and stays inside.
  func isFramed(_ shape: Shape) -> Bool { shape.isBoxed || shape.isSetApart || hasSides(shape) }

  /// Whether a text in one row may go on beside its view. A ground that is set apart goes with it,
  /// or brackets.
  func mayGoOver(_ shape: Shape) -> Bool {
    !shape.isBoxed && !(shape.view.isEdited && isFramed(shape))
  }

  /// The cells of a text, before it continues outside its view.
  ///
  /// The lines of a box around the view may take the cells at the view's own edges. Text that is
  /// seen on the device keeps off these cells, but has at least one column and one row. It also
  /// keeps off the lines of boxes that clip nothing, if there are cells between these lines.
  func textArea(of shape: Shape) -> CellRect {
    var area = shape.content
    if needsBrackets(shape) {
      area = shape.cells.inset(columns: 1, rows: 0)
      // At the edge of the screen, brackets stand inside the device's outline.
      let start = shape.frame.minX >= 0 ? max(area.column, screen.column + 1) : area.column
      area.columns = max(0, area.endColumn - start)
      area.column = start
    }
    guard !shape.textClip.isEmpty, !area.isEmpty else { return area }
    let box = shape.textClip.intersection(shape.boxRoom)
    if shape.isSeenAcross {
      let limits = box.columns > 0 ? box.columnRange : shape.textClip.columnRange
      let columns = Self.held(area.columnRange, in: limits)
      (area.column, area.columns) = (columns.lowerBound, columns.count)
    }
    if shape.isSeenDown {
      let limits = box.rows > 0 ? box.rowRange : shape.textClip.rowRange
      let rows = Self.held(area.rowRange, in: limits)
      (area.row, area.rows) = (rows.lowerBound, rows.count)
    }
    return area
  }

  /// The part of a range within limits; if no part is, one cell at the nearest limit.
  private static func held(_ range: Range<Int>, in limits: Range<Int>) -> Range<Int> {
    let start = min(max(range.lowerBound, limits.lowerBound), limits.upperBound - 1)
    return start..<max(start + 1, min(range.upperBound, limits.upperBound))
  }
}
