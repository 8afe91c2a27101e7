import Cells

/// Texts and controls, in the seats of texts. Text drawn first keeps its cells; text drawn later
/// takes free cells.
///
/// Texts are drawn in the lines of the layout, if each line has enough cells. This is checked at
/// every scale, since letters are wider on a device than cells, or narrower. A text that does not
/// fit is broken again for the cells available, may continue in free cells and rows around its
/// view, and is finally cut with a quiet `›`. The layout's own `…` is drawn as it is.
struct Texts {
  /// A row of a text in cells.
  struct Row {
    let text: String
    let column: Int
    let row: Int
    /// The column of the mark that stands for what is cut off; nil if the text is whole.
    var mark: Int?
  }

  let plan: Plan
  /// The seats, and the cells in which texts are written.
  var seats: Seats
  /// The views whose text the picture cuts short or leaves out.
  var shortened: Set<Int>
  /// The cells of the selected view's text.
  private(set) var selected = CellRect.zero

  init(in seats: consuming Seats, beside controls: Controls) {
    plan = seats.plan
    shortened = controls.shortened.union(seats.plan.leftOut)
    self.seats = seats
    for shape in plan.shapes where plan.isDrawn(shape) {
      for line in controls.lines[shape.index] { write(line, of: shape) }
      drawTableMark(of: shape)
      let written = drawText(of: shape)
      if plan.isSelected(shape) { selected = written }
      drawSymbol(of: shape)
    }
  }

  /// The cells with all texts.
  consuming func takeCells() -> PictureCells { seats.cells }

  /// Draws the text of a view.
  /// - Returns: The cells that were written.
  private mutating func drawText(of shape: Shape) -> CellRect {
    // The lines of the selection are where the brackets would be, or beside them.
    let isOutlined = plan.isSelected(shape) && plan.hasLines(shape)
    let rows = rows(of: shape)
    if !plan.options.showsBits, areBits(rows) {
      shortened.insert(shape.index)
      return .zero
    }
    if plan.needsBrackets(shape), !isOutlined { drawBrackets(of: shape, around: rows) }
    var written = CellRect.zero
    for row in rows { written = written.union(write(row, of: shape)) }
    if shape.view.isEdited { drawCaret(of: shape, after: written) }
    return written
  }

  /// Whether some rows show a few letters of a text, which say nothing.
  private func areBits(_ rows: [Row]) -> Bool {
    rows.contains { $0.mark != nil }
      && rows.allSatisfy { TextWidth.width(of: $0.text) <= Self.fewLetters }
  }

  private static let fewLetters = 5

  private mutating func rows(of shape: Shape) -> [Row] {
    guard !shape.lines.isEmpty else { return [] }
    let area = seats.area(of: shape)
    if shape.view.isEdited, let end = endOfLine(of: shape, in: area) { return [end] }
    let fits =
      shape.lines.count <= max(1, area.rows)
      && shape.lines.allSatisfy { TextWidth.width(of: $0.text) <= max(1, area.columns) }
    if fits { return placedRows(of: shape, in: area) }
    let isTitle = shape.isSetApart && area.rows > 1
    if shape.lines.count == 1,
      !isTitle
        && (!shape.mayBreak
          || TextWidth.width(of: shape.joinedText) <= spillingRoom(of: shape).columns)
        || isTooNarrowForWords(shape, area.columns)
    {
      return wholeRows(of: shape)
    }
    let broken = breakAgain(shape)
    let isRow = broken.isCut && (broken.area.rows <= 1 || isTitle && shape.lines.count == 1)
    return isRow ? wholeRows(of: shape) : rows(of: broken, shape)
  }
}
