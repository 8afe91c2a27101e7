import Cells

/// The text over the ground: texts and controls, the device's bars, marks and names. Text drawn
/// first keeps its cells; text drawn later takes free ones.
struct Lettering: PictureLayer {
  /// The ground, whose cells are drawn on in place: a picture of a large terminal is not copied.
  private var ground: Ground
  /// Whether each cell has text, a name or a mark, which nothing may overwrite.
  private var isTaken: [Bool]
  /// The target of what is written at present, if that is a part of a view.
  var target: Int?
  /// The columns of each row that are kept for texts.
  var seats: [[Seat]]
  /// The row of the first line of each view's text.
  var firstRows: [Int]
  /// The rows that controls draw, with their gaps.
  private var controlRows: [CellRect] = []
  /// Whether the picture cuts a text of each view short or leaves it out.
  private var isShortened: [Bool]

  init(over ground: consuming Ground) {
    isTaken = Array(repeating: false, count: ground.owners.count)
    seats = Array(repeating: [], count: ground.plan.bounds.rows)
    firstRows = Array(repeating: 0, count: ground.plan.shapes.count)
    isShortened = Array(repeating: false, count: ground.plan.shapes.count)
    self.ground = ground
    seatTexts()
    for shape in shapes where shape.isShown && !plan.leftOut.contains(shape.index) {
      reserveText(of: shape)
    }
    var selectedText = CellRect.zero
    for shape in shapes where shape.isShown {
      if plan.leftOut.contains(shape.index) {
        noteCut(of: shape)
        continue
      }
      drawContent(of: shape)
      let text = drawText(of: shape)
      if plan.isSelected(shape) { selectedText = text }
      drawSymbol(of: shape)
      drawScrollers(of: shape)
    }
    if let shape = plan.selectedShape, !plan.hasLines(shape) {
      let text = shape.lines.isEmpty ? shape.cells.intersection(shape.clip) : selectedText
      drawSelectionBars(of: shape, around: text)
    }
    drawNavigationBar()
    drawTabBar()
    drawStatusBar()
    drawHomeIndicator()
    drawNameOfSelection()
    drawMarks()
    drawNames()
    drawGuides()
    drawKeyboard()
  }

  var plan: Plan {
    _read { yield ground.plan }
  }
  var grid: CellGrid {
    _read { yield ground.grid }
    _modify { yield &ground.grid }
  }
  private(set) var owners: [Int] {
    _read { yield ground.owners }
    _modify { yield &ground.owners }
  }
  var hits: HitMap {
    _read { yield ground.hits }
    _modify { yield &ground.hits }
  }

  var picture: Picture {
    Picture(
      grid: grid, viewport: viewport, hits: hits, shortened: isShortened.count { $0 },
      isIllegible: isIllegible, lettered: lettered)
  }

  private var isIllegible: Bool {
    guard isShortened.contains(true) else { return false }
    return plan.shapes.allSatisfy {
      !$0.isShown || $0.view.drawing.text == nil || isShortened[$0.index]
    }
  }

  /// Whether each cell has text, a name or a mark, or is between the marks of a control.
  private var lettered: [Bool] {
    var lettered = isTaken
    for rect in controlRows where !rect.isEmpty {
      for column in rect.columnRange { lettered[rect.row * plan.bounds.columns + column] = true }
    }
    return lettered
  }

  /// Reserves the cells of a text, or of the row that a control draws, so that other texts do not
  /// continue in them.
  private mutating func reserveText(of shape: Shape) {
    var cells = shape.content
    if case .row = shape.view.drawing.content {
      (cells.row, cells.rows) = (insideRow(of: shape, midY: shape.frame.midY), 1)
      controlRows.append(cells.intersection(shape.textClip).intersection(plan.bounds))
    } else if shape.lines.isEmpty {
      return
    } else if cells.rowRange.contains(firstRows[shape.index]) {
      // The rows above are those of other texts, or free.
      cells.rows -= firstRows[shape.index] - cells.row
      cells.row = firstRows[shape.index]
    }
    cells = cells.intersection(shape.textClip).intersection(plan.bounds)
    guard !cells.isEmpty else { return }
    for row in cells.rowRange {
      let start = row * plan.bounds.columns
      let isShared = seats[row].contains { $0.index != shape.index }
      for column in cells.columnRange {
        // What lies behind covers nothing.
        if owners[start + column] > shape.index, isCovered(column, row, shape) { continue }
        // Where two texts have the same cells, these are the first one's.
        if isShared, otherSeat(column, row, than: shape) != nil { continue }
        owners[start + column] = shape.index
      }
    }
  }

  /// Gives a cell to a text, so that others do not stand there.
  mutating func setOwner(_ index: Int, _ column: Int, _ row: Int) {
    owners[row * plan.bounds.columns + column] = index
  }

  /// Counts a view whose text is not shown as the device shows it.
  mutating func noteCut(of shape: Shape) { isShortened[shape.index] = true }

  /// The first columns of a row, up to `end`, that views in front and other texts leave to a text;
  /// those before 0 and beyond the picture are not among them. Empty at `end` if there are none.
  func openColumns(from column: Int, to end: Int, row: Int, for shape: Shape) -> Range<Int> {
    let start = row * plan.bounds.columns
    let limit = min(end, plan.bounds.columns)
    let isShared = seats[row].contains { $0.isBar }
    func takesText(_ column: Int) -> Bool {
      !isTaken[start + column]
        && (owners[start + column] <= shape.index || !isCovered(column, row, shape))
        && !(isShared && isKeptForBar(column, row, from: shape))
    }
    var first = max(column, 0)
    while first < limit, !takesText(first) { first += 1 }
    guard first < limit else { return end..<end }
    var stop = first + 1
    while stop < limit, takesText(stop) { stop += 1 }
    return first..<stop
  }

  func isTaken(_ column: Int, _ row: Int) -> Bool {
    guard plan.bounds.contains(CellPoint(column: column, row: row)) else { return true }
    return isTaken[row * plan.bounds.columns + column]
  }

  /// Whether a cell has a line of the selection alone, which gives way to texts.
  func isOnlySelected(_ column: Int, _ row: Int) -> Bool {
    !ground.selectionLines.isEmpty
      && ground.selectionLines.contains(CellPoint(column: column, row: row))
  }

  /// Covers cells with a style, so that no view and no line is seen there, and a click finds none.
  mutating func cover(_ rect: CellRect, style: Style) {
    grid.fill(rect, style: style)
    hits.remove(in: rect)
    guard !rect.isEmpty else { return }
    for row in rect.rowRange {
      for column in rect.columnRange { isTaken[row * plan.bounds.columns + column] = true }
    }
  }

  /// Writes text that nothing may overwrite, and returns the number of columns it took.
  /// - Parameter target: The target of its cells in the hit map; nil leaves the map unchanged.
  @discardableResult
  mutating func write(
    _ text: String, of target: Int? = nil, column: Int, row: Int, style: Style,
    clip: CellRect? = nil
  ) -> Int {
    let text = text.drawn(with: options.glyphs)
    let point = CellPoint(column: column, row: row)
    let count = grid.write(text, at: point, style: style, clip: clip)
    let taken = CellRect(column: column, row: row, columns: count, rows: 1)
      .intersection(clip ?? plan.bounds).intersection(plan.bounds)
    if !taken.isEmpty {
      for column in taken.columnRange { isTaken[row * plan.bounds.columns + column] = true }
      if let target { hits.show(target, in: taken) }
    }
    return count
  }
}
