import AutoLayout
import Cells
import Foundation

/// The content of views besides texts and images, as characters.
extension Lettering {
  /// A string of characters in one tone.
  struct Run: Equatable {
    var text: String
    var tone: Drawing.Tone

    init(_ text: String, _ tone: Drawing.Tone = .plain) {
      self.text = text
      self.tone = tone
    }
  }

  mutating func drawContent(of shape: Shape) {
    switch shape.view.drawing.content {
    case .row(let rows): draw(rows, shape)
    case .segments(let segments): draw(segments, shape)
    case .bar(let bar): draw(bar, shape)
    case .wheels(let wheels): draw(wheels, shape)
    case .chosen(let texts): drawChosen(texts, shape)
    case .tableRow(let row): draw(row, shape)
    case nil: break
    }
  }

  /// Draws the first of the rows that fits, centred in the view.
  private mutating func draw(_ rows: [Drawing.Row], _ shape: Shape) {
    let columns = shape.cells.columns
    guard let row = rows.first(where: { $0.leastColumns <= columns }) ?? rows.last else { return }
    let runs = row.runs(columns: columns, glyphs: options.glyphs)
    let width = runs.reduce(0) { $0 + TextWidth.width(of: $1.text) }
    let column = shape.cells.column + (columns - width) / 2
    draw(runs, column: column, row: insideRow(of: shape, midY: shape.frame.midY), shape)
  }

  /// Draws the mark of a selected table row.
  private mutating func draw(_ tableRow: Drawing.TableRow, _ shape: Shape) {
    guard tableRow.isChosen else { return }
    let isReversed = tableRow.isReversed
    let column = isReversed ? shape.outline.right - 1 : shape.outline.left + 1
    // Not on the line between two rows, as the text beside it.
    let own = insideRow(of: shape, midY: shape.frame.midY)
    let row = [own, own + 1, own - 1].first { !isLevel(column, $0) } ?? own
    draw(
      [Run(isReversed ? glyph("◂", "<") : glyph("▸", ">"), .strong)], column: column, row: row,
      shape)
  }

  /// Draws the character of a symbol in the middle of its rectangle.
  mutating func drawSymbol(of shape: Shape) {
    guard let picture = shape.view.drawing.picture, case .symbol(let symbol) = picture.image,
      let place = shape.picturePlace
    else { return }
    let character = shown(symbol)
    let cells = viewport.cells(of: place)
    let middle = viewport.firstColumn(of: TextWidth.width(of: character), around: place.midX)
    let column = min(max(middle, cells.column), max(cells.column, cells.endColumn - 1))
    // Not on the line of a box around it, as the text beside it.
    let own = insideRow(of: shape, midY: place.midY)
    let row = [own, own + 1].first { !isLevel(column, $0) } ?? own
    guard let free = freeColumn(for: TextWidth.width(of: character), near: column, row) else {
      return
    }
    draw([Run(character, picture.isTinted ? .tinted : .plain)], column: free, row: row, shape)
  }

  /// The first column near another one from which so many cells have no text, and the next ones
  /// neither if possible; nil if there is none. A title that needs more cells than it has points
  /// may stand where its symbol should be.
  private func freeColumn(for width: Int, near column: Int, _ row: Int) -> Int? {
    func isFree(_ columns: Range<Int>) -> Bool { columns.allSatisfy { !isTaken($0, row) } }
    if isFree(column..<column + width) { return column }
    let places = (1...8).flatMap { [column - $0, column + $0] }
    return places.first { isFree($0 - 1..<$0 + width + 1) }
      ?? places.first { isFree($0..<$0 + width) }
  }

  /// The characters of a sign.
  func shown(_ sign: Drawing.Sign) -> String { glyph(sign.unicode, sign.ascii) }

  /// The row of a coordinate in a view: a row of the view, and not the device's outline.
  func insideRow(of shape: Shape, midY: CGFloat) -> Int {
    let row = viewport.row(at: midY)
    let own = min(max(row, shape.cells.row), shape.cells.endRow - 1)
    guard screen.rows > 0 else { return own }
    // What is rounded onto the outline is drawn inside the screen, if its middle is on that.
    if own == screen.row - 1 { return screen.row }
    return own == screen.endRow && midY < viewport.screenSize.height ? own - 1 : own
  }

  /// Draws runs one after another, in the cells that no view in front covers.
  /// - Parameter target: The part of the view that they belong to, if it is touched separately.
  mutating func draw(
    _ runs: [Run], of target: Int? = nil, column: Int, row: Int, _ shape: Shape
  ) {
    var column = column
    for run in runs {
      for character in run.text {
        let width = TextWidth.width(of: character)
        defer { column += width }
        guard shape.textClip.contains(CellPoint(column: column, row: row)),
          screen.contains(CellPoint(column: column, row: row)), !isCovered(column, row, shape)
        else { continue }
        write(
          String(character), of: target ?? shape.index, column: column, row: row,
          style: style(of: run.tone, shape, column, row), clip: shape.textClip)
      }
    }
  }

  private func style(
    of tone: Drawing.Tone, _ shape: Shape, _ column: Int, _ row: Int
  ) -> Style {
    var style = Style()
    switch tone {
    case .quiet: return quietStyle(column, row)
    case .plain: break
    case .strong: style.attributes.insert(.bold)
    case .tinted:
      style.attributes.insert(.bold)
      if options.depth != .none { style.foreground = shape.view.drawing.tint.map { Color($0) } }
    case .badge(let color):
      style.attributes.insert(.bold)
      if options.depth != .none { (style.foreground, style.background) = (.white, Color(color)) }
    }
    if !shape.view.drawing.isEnabled || plan.isDimmed(shape) { style.attributes = .dim }
    if options.depth != .none,
      let below = style.background ?? grid[max(0, column), row].style.background
    {
      style.foreground = style.foreground?.readable(on: below) ?? below.contrasting
    }
    return style
  }
}
