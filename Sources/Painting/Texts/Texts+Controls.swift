@_spi(Package) import AutoLayout
import Cells

/// The content of views besides texts and images, as characters.
extension Texts {
  /// Writes a line of a control in the cells that no view in front covers.
  mutating func write(_ line: ControlLine, of shape: Shape) {
    let target = line.part.map { seats.cells.hits.add($0, of: shape.view.path) } ?? shape.index
    let visible = shape.textClip.intersection(plan.screen)
    var column = line.column
    for run in line.runs {
      for character in run.text {
        defer { column += TextWidth.width(of: character) }
        guard visible.contains(CellPoint(column: column, row: line.row)),
          !seats.cells.isCovered(column, line.row, shape)
        else { continue }
        seats.cells.write(
          String(character), of: target, column: column, row: line.row,
          style: style(of: run.tone, shape, column, line.row), clip: shape.textClip)
      }
    }
  }

  /// Draws the mark of a selected table row.
  mutating func drawTableMark(of shape: Shape) {
    guard case .tableRow(let tableRow) = shape.view.drawing.content, tableRow.isChosen else {
      return
    }
    let isReversed = tableRow.isReversed
    let column = isReversed ? shape.outline.right - 1 : shape.outline.left + 1
    // Like the text beside it, the mark does not stand on the line between two rows.
    let own = plan.insideRow(of: shape, midY: shape.frame.midY)
    let row = [own, own + 1, own - 1].first { !seats.cells.isLevel(column, $0) } ?? own
    let mark = isReversed ? plan.glyph("◂", "<") : plan.glyph("▸", ">")
    write(ControlLine(runs: [ControlLine.Run(mark, .strong)], row: row, column: column), of: shape)
  }

  /// Draws the character of a symbol in the middle of its rectangle.
  mutating func drawSymbol(of shape: Shape) {
    guard let picture = shape.view.drawing.picture, case .symbol(let symbol) = picture.image,
      let place = shape.picturePlace
    else { return }
    let run = ControlLine.Run(
      symbol.drawn(with: plan.options.glyphs), picture.isTinted ? .tinted : .plain)
    let width = [run].width
    let area = plan.viewport.cells(of: place)
    let middle = plan.viewport.firstColumn(of: width, around: place.midX)
    let column = min(max(middle, area.column), max(area.column, area.endColumn - 1))
    // Like the text beside it, the symbol does not stand on the line of a box around it.
    let own = plan.insideRow(of: shape, midY: place.midY)
    let row = [own, own + 1].first { !seats.cells.isLevel(column, $0) } ?? own
    guard let free = freeColumn(for: width, near: column, row) else { return }
    write(ControlLine(runs: [run], row: row, column: free), of: shape)
  }

  /// The column nearest to another one from which a number of cells has no text, with a free cell
  /// on both sides if possible; nil if there is none. A title that is wider in cells than in points
  /// may stand where its symbol should be.
  private func freeColumn(for width: Int, near column: Int, _ row: Int) -> Int? {
    func isFree(_ columns: Range<Int>) -> Bool {
      columns.allSatisfy { !seats.cells.isTaken($0, row) }
    }
    if isFree(column..<column + width) { return column }
    let places = (1...8).flatMap { [column - $0, column + $0] }
    return places.first { isFree($0 - 1..<$0 + width + 1) }
      ?? places.first { isFree($0..<$0 + width) }
  }

  private func style(
    of tone: Drawing.Tone, _ shape: Shape, _ column: Int, _ row: Int
  ) -> Style {
    let isColored = plan.options.depth != .none
    var style = Style()
    switch tone {
    case .quiet: return seats.cells.quietStyle(column, row)
    case .plain: break
    case .strong: style.attributes.insert(.bold)
    case .tinted:
      style.attributes.insert(.bold)
      if isColored { style.foreground = shape.view.drawing.tint.map { Color($0) } }
    case .badge(let color):
      style.attributes.insert(.bold)
      if isColored { (style.foreground, style.background) = (.white, Color(color)) }
    }
    if !shape.view.drawing.isEnabled || plan.isDimmed(shape) { style.attributes = .dim }
    if isColored,
      let below = style.background ?? seats.cells.grid[max(0, column), row].style.background
    {
      style.foreground = style.foreground?.readable(on: below) ?? below.contrasting
    }
    return style
  }
}
