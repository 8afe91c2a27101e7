import Cells
import Stage

/// A screen of the wall as it is drawn.
struct WallPicture: Equatable {
  let grid: CellGrid
  let finding: WallFinding
  /// Whether the picture has no room for any of the texts.
  var isIllegible = false
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
    let mark = isMarked ? glyphs.selected : " "
    write(
      [
        Pen.Span(
          mark + title(of: layout.tiles[place.tile], in: place),
          isMarked ? Palette.accent : Palette.quiet)
      ], in: place.title, of: &grid)
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

  /// `2 truncated-text, 1 conflict`: as many kinds of problems as have room, and the sum of the
  /// others. Without problems, whether the picture is too small to be read.
  private func note(of picture: WallPicture, in columns: Int) -> [Pen.Span] {
    picture.finding.problems.isEmpty && picture.isIllegible
      ? [Pen.Span("too small", Palette.quiet)]
      : problems(picture.finding.problems, in: columns)
  }

  /// As many kinds of problems as have room with the sum of the others, or else the sum of all.
  private func problems(
    _ problems: [(check: LayoutCheck, count: Int)], in columns: Int
  ) -> [Pen.Span] {
    guard let first = problems.first else { return glyphs.problems([]) }
    for count in stride(from: problems.count, to: 0, by: -1) {
      let rest = problems.dropFirst(count).reduce(0) { $0 + $1.count }
      let more = rest > 0 ? [Pen.Span(", +\(rest)", Palette.quiet)] : []
      let note = glyphs.problems(Array(problems.prefix(count))) + more
      if Pen.width(of: note) <= columns { return note }
    }
    let sum = problems.reduce(0) { $0 + $1.count }
    return [
      Pen.Span(
        "\(glyphs.mark(of: first.check)) \(sum) problem\(sum == 1 ? "" : "s")",
        Palette.style(of: first.check.faultSeverity))
    ]
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
          Palette.style(of: problem.check.faultSeverity)),
      ]
    }
  }
}
