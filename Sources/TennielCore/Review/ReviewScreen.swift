import Cells
import Nibs
import Wording

/// The whole screen of a review.
struct ReviewScreen {
  let review: Review
  let glyphs: Glyphs
  var keys = ReviewKeys.standard

  init(_ review: Review, glyphs: GlyphSet) {
    (self.review, self.glyphs) = (review, Glyphs(set: glyphs))
  }

  /// The screen. Notes what its words do when they are clicked.
  func compose(_ clicks: inout ClickMap<ReviewAction>) -> CellGrid {
    let layout = ReviewLayout(review)
    var grid = CellGrid(size: review.terminal)
    drawHeader(in: layout.header, of: &grid)
    if case .help(let top) = review.overlay {
      HelpPane(page: [ReviewHelp.lines(ascii: glyphs.set == .ascii)], top: top, glyphs: glyphs)
        .draw(in: layout.body, of: &grid)
    } else if review.overlay == .list, layout.list == nil {
      ReviewList(review: review, glyphs: glyphs).draw(in: layout.body, of: &grid, &clicks)
    } else {
      drawBody(layout, of: &grid, &clicks)
    }
    drawStatus(in: layout.status, of: &grid)
    ReviewHints(keys: keys, review: review, glyphs: glyphs)
      .draw(in: layout.hints, of: &grid, &clicks)
    return grid
  }

  private func drawBody(
    _ layout: ReviewLayout, of grid: inout CellGrid, _ clicks: inout ClickMap<ReviewAction>
  ) {
    for picture in layout.pictures {
      ReviewPicture(
        shown: review.shown, side: picture.side, offset: review.offset, glyphs: glyphs
      ).draw(in: picture, of: &grid)
    }
    if let rect = layout.list {
      ReviewList(review: review, glyphs: glyphs).draw(in: rect, of: &grid, &clicks)
    }
    if let rect = layout.frames {
      ReviewFrames(sentences: review.shown.frames, glyphs: glyphs).draw(in: rect, of: &grid)
    }
  }

  // MARK: Rows

  /// The number of the change, its scene, its screen and its document, and at the end what differs.
  private func drawHeader(in rect: CellRect, of grid: inout CellGrid) {
    let change = review.change
    let isWide = rect.columns >= Self.leastSummary
    let right = isWide ? [Pen.Span(review.shown.summary + " ", Palette.warning)] : []
    var left = [
      Pen.Span(" \(review.index + 1) of \(review.changes.count)  ", Palette.quiet),
      Pen.Span(change.scene.printable, Palette.strong), Pen.Span(" \(glyphs.dot) ", Palette.quiet),
      Pen.Span(change.screen.printable),
    ]
    if review.accepted.contains(review.index) {
      left.append(Pen.Span("  \(glyphs.accepted) accepted", Palette.accent))
    }
    let room = rect.columns - Pen.width(of: right) - 1
    if let path = path(toColumns: room - Pen.width(of: left) - 3) {
      left += [Pen.Span(" \(glyphs.dot) \(path)", Palette.quiet)]
    }
    Pen.write(
      Pen.cut(left, to: max(0, room), ellipsis: glyphs.ellipsis), at: rect.column, row: rect.row,
      in: rect, of: &grid)
    Pen.write(
      right, at: max(rect.column, rect.endColumn - Pen.width(of: right)), row: rect.row, in: rect,
      of: &grid)
  }

  /// The fewest columns in which what differs is told beside the names of scene and screen.
  private static let leastSummary = 60

  /// The path of the document, if the name of its file has room; the golden names it as well.
  private func path(toColumns columns: Int) -> String? {
    let path = review.change.document.printable
    let name = path.nameOfPath
    guard !name.isEmpty else { return nil }
    let least = min(TextWidth.width(of: path), TextWidth.width(of: name) + 2)
    return columns < least ? nil : path.shortenedPath(toColumns: columns, glyphs: glyphs.set)
  }

  /// What the user is told or asked, or else the golden; at the end how many changes are left.
  private func drawStatus(in rect: CellRect, of grid: inout CellGrid) {
    guard !rect.isEmpty else { return }
    let right = [Pen.Span(progress + " ", Palette.quiet)]
    let room = rect.columns - Pen.width(of: right) - 2
    let golden = review.change.golden.printable.shortenedPath(
      toColumns: max(1, room), glyphs: glyphs.set)
    let left =
      question ?? review.message.map {
        [Pen.Span(shortened($0.printable, to: room), Palette.accent)]
      }
      ?? [Pen.Span(golden, Palette.quiet)]
    Pen.write(
      Pen.cut([Pen.Span(" ")] + left, to: max(0, room + 1), ellipsis: glyphs.ellipsis),
      at: rect.column, row: rect.row, in: rect, of: &grid)
    if room > 0 {
      Pen.write(
        right, at: rect.endColumn - Pen.width(of: right), row: rect.row, in: rect, of: &grid)
    }
  }

  /// A message in which the middle gives way: a path in it is long, and the reason comes last.
  private func shortened(_ message: String, to columns: Int) -> String {
    message.truncatedInMiddle(toColumns: max(1, columns), mark: Character(glyphs.ellipsis))
  }

  private var progress: String {
    let left = review.left.count
    let rest = left == 0 ? "all accepted" : "\(left) left"
    return review.accepted.isEmpty || left == 0
      ? rest : "\(review.accepted.count) accepted, " + rest
  }

  private var question: [Pen.Span]? {
    guard review.overlay == .question else { return nil }
    let (scene, all) = (review.leftOfScene.count, review.left.count)
    let name = review.change.scene.printable
    let words =
      scene == 0 || scene == all
      ? "Accept all \(all) that are left?" : "Accept \(scene) of \(name), or all \(all)?"
    return [Pen.Span(words, Palette.strong)]
  }
}
