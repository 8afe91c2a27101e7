import Cells
import Nibs
import Wording

/// The list of changes: the scenes, and below each its screens with what has become of them.
struct ReviewList {
  /// A line of the list.
  enum Line: Equatable {
    /// The scene of the change with an index.
    case scene(Int)
    /// A change, by its index.
    case change(Int)
  }

  let review: Review
  let glyphs: Glyphs

  func draw(in rect: CellRect, of grid: inout CellGrid, _ clicks: inout ClickMap<ReviewAction>) {
    grid.fill(rect, style: Palette.plain)
    let count = review.changes.count
    PaneTitle(
      text: count == 1 ? "1 change" : "\(count) changes", isFocused: review.overlay == .list,
      glyphs: glyphs
    ).draw(in: rect, of: &grid)
    let lines = Self.lines(of: review)
    let marked = lines.firstIndex(of: .change(review.index)) ?? 0
    let list = MarkedList(rect: MarkedList.room(in: rect), count: lines.count, marked: marked)
    let pen = RowPen(rect: rect, glyphs: glyphs)
    for number in list.lines {
      let row = list.row(of: number)
      switch lines[number] {
      case .scene(let index): pen.write(heading(of: index), row: row, of: &grid)
      case .change(let index):
        pen.write(spans(of: index), row: row, of: &grid)
        clicks.set(
          .show(index), in: CellRect(column: rect.column, row: row, columns: rect.columns, rows: 1))
      }
    }
  }

  /// The scene of a change, with its document if there are several.
  private func heading(of index: Int) -> [Pen.Span] {
    let change = review.changes[index]
    let scene = Pen.Span(" " + change.scene.printable, Palette.strong)
    let hasSeveral = review.changes.contains { $0.document != change.document }
    return hasSeveral
      ? [scene, Pen.Span("  " + change.document.nameOfPath.printable, Palette.quiet)] : [scene]
  }

  private func spans(of index: Int) -> [Pen.Span] {
    let change = review.changes[index]
    let (isShown, isAccepted) = (index == review.index, review.accepted.contains(index))
    let style = isShown ? Palette.accent : isAccepted ? Palette.quiet : Palette.plain
    var spans = [
      Pen.Span(isShown ? glyphs.selected + " " : "  ", Palette.accent),
      Pen.Span(isAccepted ? glyphs.accepted + " " : "  ", Palette.accent),
      Pen.Span(change.screen.printable, style),
    ]
    if change.kept == nil { spans.append(Pen.Span("  new", Palette.quiet)) }
    return spans
  }

  /// The lines of the list.
  static func lines(of review: Review) -> [Line] {
    var lines: [Line] = []
    for (index, change) in review.changes.enumerated() {
      if index == 0 || !change.isOfScene(of: review.changes[index - 1]) {
        lines.append(.scene(index))
      }
      lines.append(.change(index))
    }
    return lines
  }

  /// The columns of the widest line.
  static func width(of changes: [ReviewedChange]) -> Int {
    changes.map {
      max(
        TextWidth.width(of: $0.scene) + 2,
        TextWidth.width(of: $0.screen) + ($0.kept == nil ? 10 : 5))
    }.max() ?? 0
  }
}
