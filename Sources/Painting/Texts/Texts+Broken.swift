@_spi(Package) import AutoLayout
import Cells
import Stage

/// Texts of several lines when zoomed out: they are broken again for the cells available, and
/// continue in free rows above and below their view.
extension Texts {
  /// A text broken into lines for an area of cells.
  struct BrokenText {
    let lines: [TextLayout.Line]
    /// The area of the lines, from its first row on.
    let area: CellRect

    var isCut: Bool { lines.last?.isTruncated ?? false }

    init(_ text: ColumnText, in area: CellRect) {
      lines =
        text.layout(
          columns: area.columns, maximumLines: max(1, area.rows), mode: .byWordWrapping
        ).lines
      self.area = area
    }
  }

  func breakAgain(_ shape: Shape) -> BrokenText {
    let text = plan.scene.columnTexts.text(wholeText(of: shape))
    func broken(in area: CellRect) -> BrokenText { BrokenText(text, in: area) }
    guard shape.isSeenDown else { return broken(in: areaInSight(of: shape)) }
    let area = seats.area(of: shape)
    // A covered text does not grow out from behind the view that covers it.
    guard !shape.isScrolledText, !plan.isFramed(shape), !isCoveredAnywhere(area, shape)
    else { return broken(in: area) }
    let result = self.broken(shape, in: area)
    // Single words below each other are read worse than lines that run on beside the view.
    let most = shape.lines.map { TextWidth.width(of: $0.text) }.max() ?? 0
    let isTall = result.lines.count > 2 * shape.lines.count
    guard result.isCut || isTall, most > area.columns else { return result }
    for columns in isTall ? most...most : area.columns + 1...most {
      let wide = broken(
        in: widened(area, to: columns, shape.lineAlignment) { column, next in
          area.rowRange.allSatisfy { seats.isFree(column, $0, for: shape) }
            && !area.rowRange.contains {
              seats.cells.isLettered(next, $0) || seats.otherSeat(next, $0, than: shape) != nil
            }
        })
      if !wide.isCut { return wide }
      if wide.area.columns < columns { break }
    }
    return result
  }

  /// A text in an area, to which rows are added one by one until the text fits or no row is free.
  private func broken(_ shape: Shape, in area: CellRect) -> BrokenText {
    let text = plan.scene.columnTexts.text(wholeText(of: shape))
    var result = BrokenText(text, in: area)
    while result.isCut, let more = grown(result.area, for: shape) {
      result = BrokenText(text, in: more)
    }
    return result
  }

  /// A text in one row; if it is cut there, in free rows beside it in which it is whole.
  mutating func wholeRows(of shape: Shape) -> [Row] {
    let row = spillingRow(of: shape)
    guard row.first?.mark != nil, shape.isSeenDown, !plan.isFramed(shape),
      !isCoveredAnywhere(plan.textArea(of: shape), shape)
    else { return row }
    let room = spillingRoom(of: shape)
    guard !isTooNarrowForWords(shape, room.columns) else { return row }
    let broken = broken(shape, in: room)
    return broken.isCut ? row : rows(of: broken, shape)
  }

  /// The rows in which a text is in sight that superviews hide in part.
  private func areaInSight(of shape: Shape) -> CellRect {
    var area = seats.area(of: shape)
    let first = max(seats.firstRows[shape.index], shape.textClip.row)
    area.rows = max(0, min(area.endRow, shape.textClip.endRow) - first)
    area.row = first
    return area
  }

  /// Whether a word has fewer cells than letters, so that it would be broken inside.
  func isTooNarrowForWords(_ shape: Shape, _ columns: Int) -> Bool {
    plan.scene.columnTexts.text(wholeText(of: shape)).widestWord > columns
  }

  private func isCoveredAnywhere(_ area: CellRect, _ shape: Shape) -> Bool {
    !area.isEmpty
      && area.rowRange.contains { row in
        area.columnRange.contains { seats.cells.isCovered($0, row, shape) }
      }
  }

  /// The area with the free row below it, or else the one above it; nil if neither is free.
  private func grown(_ area: CellRect, for shape: Shape) -> CellRect? {
    guard !area.isEmpty else { return nil }
    var grown = area
    grown.rows += 1
    if seats.isFree(area.columnRange, area.endRow, for: shape) { return grown }
    grown.row -= 1
    if seats.isFree(area.columnRange, grown.row, for: shape) { return grown }
    // The line above, where a name would stand, unless the text is read with another one beside it.
    let visible = shape.textClip.intersection(plan.screen)
    let isLine =
      !seats.hasCompany(shape)
      && area.columnRange.allSatisfy {
        seats.cells.isLevel($0, grown.row)
          && visible.contains(CellPoint(column: $0, row: grown.row))
      }
    return isLine ? grown : nil
  }

  func rows(of broken: BrokenText, _ shape: Shape) -> [Row] {
    let area = broken.area
    guard area.columns > 0 else { return [] }
    let isTop = shape.isScrolledText || !shape.isSeenDown
    // Not far below where the layout has its first line: the text may be higher than its rows.
    let spareRows = max(0, area.rows - broken.lines.count)
    let first = plan.viewport.row(at: shape.place(of: shape.lines[0].frame).midY)
    let start = area.row + (isTop ? 0 : min(spareRows / 2, max(0, first - area.row) + 1))
    let side = broken.lines.count > 1 ? shape.lineAlignment : plan.alignment(of: shape)
    let mayCut = shape.view.drawing.scrolling.vertical == nil && shape.isSeenDown
    let mark = plan.options.glyphs.cutMark
    return broken.lines.enumerated().compactMap { place, line in
      let row = start + place
      if isHiddenByLine(shape, row) { return nil }
      let columns = TextWidth.width(of: line.text)
      let column = area.column + side.indent(ofSpare: max(0, area.columns - columns))
      guard line.isTruncated, mayCut else { return Row(text: line.text, column: column, row: row) }
      let shown =
        columns < area.columns
        ? "\(line.text)\(mark)" : "\(line.text) ".truncated(toColumns: area.columns, mark: mark)
      return Row(
        text: shown, column: column, row: row, mark: column + TextWidth.width(of: shown) - 1)
    }
  }

  /// Whether a row of a scrolled text is on the line of a box, under which it scrolls.
  func isHiddenByLine(_ shape: Shape, _ row: Int) -> Bool {
    !shape.isSeenDown
      && seats.cells.isLevel(shape.cells.column + shape.cells.columns / 2, row)
  }
}

// MARK: - The whole text

extension Texts {
  /// The text from its first visible line on, as far as the device does not cut it short.
  private func wholeText(of shape: Shape) -> String {
    guard let text = shape.view.drawing.text, !shape.isSeenDown else { return shape.wholeText }
    // Only a little more text is broken than can be in sight. Its length is rounded up, so that
    // screens of similar sizes share one text, which is measured already.
    let area = areaInSight(of: shape)
    let most = 1024 * ((area.rows + 1) * (area.columns + 1) / 1024 + 1)
    return rest(of: shape.wholeText, from: text.lines, of: shape).map {
      $0.beginning(ofLetters: most)
    }
      ?? shape.joinedText
  }

  /// A text from its first line in sight on; nil if that line is not found in it.
  private func rest(of whole: String, from lines: [PlacedLine], of shape: Shape) -> Substring? {
    guard let first = shape.lines.first else { return nil }
    var rest = Substring(whole)
    for line in lines {
      guard rest.utf8.starts(with: line.text.utf8) else { return nil }
      if line == first { return rest }
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: line.text.utf8.count)...]
      rest = rest.drop { $0 == " " }
      if rest.first?.isNewline == true { rest.removeFirst() }
    }
    return nil
  }
}

extension Substring {
  /// Its first letters. In ASCII, each byte is one.
  fileprivate func beginning(ofLetters count: Int) -> String {
    let bytes = utf8.prefix(count)
    let isPlain = bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    return isPlain ? String(Substring(bytes)) : String(prefix(count))
  }
}
