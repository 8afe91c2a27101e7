import Cells
import Stage

/// A screen of the wall as it is drawn.
struct WallPicture: Equatable {
  let grid: CellGrid
  /// The number of problems of each check that found one, in the order of the checks.
  let problems: [(check: LayoutCheck, count: Int)]
  /// The number of texts that only the picture cuts short or leaves out.
  var shortened = 0

  static func == (first: WallPicture, second: WallPicture) -> Bool {
    first.grid == second.grid && first.problems.elementsEqual(second.problems, by: ==)
      && first.shortened == second.shortened
  }
}

/// The wall: pictures of the scene on many screens, each with its title and its problems.
struct WallPane {
  let wall: Wall
  let layout: WallLayout
  /// The pictures that are ready, by tile.
  let pictures: [Int: WallPicture]
  let glyphs: Glyphs

  func draw(in rect: CellRect, of grid: inout CellGrid) {
    grid.fill(rect, style: Palette.plain)
    for place in layout.places { draw(place, of: &grid) }
  }

  private func draw(_ place: WallLayout.Place, of grid: inout CellGrid) {
    let isMarked = place.tile == wall.marked
    let isPicked = wall.picked.contains(place.tile) && !wall.isBeside
    let style = isMarked ? Palette.accent : isPicked ? Palette.moved : Palette.quiet
    let mark = isMarked ? glyphs.selected : isPicked ? glyphs.moved : " "
    write(
      [Pen.Span(mark + title(of: layout.tiles[place.tile], in: place), style)], in: place.title,
      of: &grid)
    guard let picture = pictures[place.tile] else {
      return write([Pen.Span(" " + glyphs.ellipsis, Palette.quiet)], in: place.note, of: &grid)
    }
    let clip = CellRect(
      column: place.origin.column, row: place.origin.row, columns: place.frame.columns,
      rows: max(0, place.frame.rows - 2))
    let visible = CellRect(origin: place.origin, size: picture.grid.size).intersection(clip)
    grid.draw(
      picture.grid, at: visible.origin,
      from: visible.offset(columns: -place.origin.column, rows: -place.origin.row))
    // Directly below the picture.
    var note = place.note
    note.row = min(note.row, place.origin.row + picture.grid.size.rows)
    write([Pen.Span(" ")] + self.note(of: picture, in: note.columns - 1), in: note, of: &grid)
  }

  /// `w compact, h regular, upright`, or `wC hR ▯` where that has no room.
  private func title(of tile: WallTile, in place: WallLayout.Place) -> String {
    guard let short = tile.short, TextWidth.width(of: tile.title) >= place.title.columns else {
      return tile.title
    }
    return short + " " + (tile.screen.isLandscape ? glyphs.landscape : glyphs.portrait)
  }

  /// `2 truncated-text, 1 conflict`, or as many of them as have room, and the number of the other problems; then how many
  /// texts the picture cuts, if that has room.
  private func note(of picture: WallPicture, in columns: Int) -> [Pen.Span] {
    let problems = problems(of: picture, in: columns)
    guard picture.shortened > 0 else { return problems }
    let cut = "\(picture.shortened) cut"
    let whole = problems + [Pen.Span(", " + cut, Palette.quiet)]
    if Pen.width(of: whole) <= columns { return whole }
    return picture.problems.isEmpty ? [Pen.Span(cut, Palette.quiet)] : problems
  }

  private func problems(of picture: WallPicture, in columns: Int) -> [Pen.Span] {
    for count in stride(from: picture.problems.count, to: 0, by: -1) {
      let rest = picture.problems.dropFirst(count).reduce(0) { $0 + $1.count }
      let more = rest > 0 ? [Pen.Span(", +\(rest)", Palette.quiet)] : []
      let note = glyphs.problems(Array(picture.problems.prefix(count))) + more
      if Pen.width(of: note) <= columns || count == 1 { return note }
    }
    return glyphs.problems([])
  }

  private func write(_ spans: [Pen.Span], in rect: CellRect, of grid: inout CellGrid) {
    Pen.write(
      Pen.cut(spans, to: rect.columns, ellipsis: glyphs.ellipsis), at: rect.column, row: rect.row,
      in: rect, of: &grid)
  }
}

extension Glyphs {
  /// `! 2 truncated-text, 1 conflict`
  func problems(_ problems: [(check: LayoutCheck, count: Int)]) -> [Pen.Span] {
    guard !problems.isEmpty else { return [Pen.Span("no problems", Palette.quiet)] }
    return problems.enumerated().flatMap { place, problem in
      [
        Pen.Span(place > 0 ? ", " : "", Palette.quiet),
        Pen.Span(
          (place == 0 ? mark(of: problem.check) + " " : "")
            + "\(problem.count) \(problem.check.identifier)",
          Palette.style(of: problem.check.severity)),
      ]
    }
  }
}
