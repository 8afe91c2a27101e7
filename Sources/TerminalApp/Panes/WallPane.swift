import Cells
import Stage

/// A screen of the wall as it is drawn.
struct WallPicture: Equatable {
  let grid: CellGrid
  let finding: WallFinding
}

/// The wall: pictures of the scene on many screens, each with its title and its problems.
struct WallPane {
  let wall: Wall
  let layout: WallLayout
  /// The pictures that are ready, by tile.
  let pictures: [Int: WallPicture]
  let glyphs: Glyphs

  func draw(in rect: CellRect, on surface: inout Surface) {
    surface.fill(rect)
    for place in layout.places { draw(place, on: &surface) }
  }

  private func draw(_ place: WallLayout.Place, on surface: inout Surface) {
    let isMarked = place.tile == wall.marked
    let mark = isMarked ? glyphs.selected : " "
    let title = title(of: layout.tiles[place.tile], in: place)
    surface.write(
      [Pen.Span(mark + title, isMarked ? Palette.accent : Palette.quiet)], row: place.title.row,
      in: place.title)
    guard let picture = pictures[place.tile] else {
      let more = Pen.Span(" " + glyphs.ellipsis, Palette.quiet)
      return surface.write([more], row: place.note.row, in: place.note)
    }
    let clip = CellRect(
      column: place.origin.column, row: place.origin.row, columns: place.frame.columns,
      rows: max(0, place.frame.rows - 2))
    let visible = CellRect(origin: place.origin, size: picture.grid.size).intersection(clip)
    surface.grid.draw(
      picture.grid, at: visible.origin,
      from: visible.offset(columns: -place.origin.column, rows: -place.origin.row))
    if isMarked {
      frame(CellRect(origin: place.origin, size: picture.grid.size), clip, on: &surface)
    }
    // Directly below the picture.
    var note = place.note
    note.row = min(note.row, place.origin.row + picture.grid.size.rows)
    surface.write(
      [Pen.Span(" ")] + glyphs.problems(picture.finding.problems, in: note.columns - 1),
      row: note.row, in: note)
  }

  /// Draws the frame of a picture in heavy lines of the accent colour.
  private func frame(_ rect: CellRect, _ clip: CellRect, on surface: inout Surface) {
    for row in rect.rowRange {
      for column in rect.columnRange
      where row == rect.row || row == rect.endRow - 1 || column == rect.column
        || column == rect.endColumn - 1
      {
        guard clip.contains(CellPoint(column: column, row: row)),
          let heavy = surface.grid[column, row].scalar.flatMap({ Self.heavyLines[$0] })
        else { continue }
        surface.grid[column, row] = Cell(
          Character(heavy),
          style: Style(
            foreground: Palette.accent.foreground,
            background: surface.grid[column, row].style.background,
            attributes: Palette.accent.attributes))
      }
    }
  }

  /// The lines of frames, each with its heavy one.
  private static let heavyLines: [Unicode.Scalar: Unicode.Scalar] = [
    "╭": "┏", "╮": "┓", "╰": "┗", "╯": "┛", "─": "━", "│": "┃", "━": "━", "├": "┠", "┤": "┨",
    "┬": "┯", "┴": "┷", "-": "=", "|": "#", "+": "#",
  ]

  /// `w compact, h regular, upright`, or `wC hR ▯` where that has no room.
  private func title(of tile: WallTile, in place: WallLayout.Place) -> String {
    guard let short = tile.short, TextWidth.width(of: tile.title) >= place.title.columns else {
      return tile.title
    }
    return short + " " + (tile.screen.isLandscape ? glyphs.landscape : glyphs.portrait)
  }
}

extension Glyphs {
  /// `! 2 conflicts, title cut`: as many problems as have room with the number of the others, or
  /// else how many there are.
  func problems(_ problems: [ProblemWords], in columns: Int) -> [Pen.Span] {
    guard let first = problems.first else { return [Pen.Span("no problems", Palette.quiet)] }
    func sign(_ words: ProblemWords) -> Pen.Span {
      Pen.Span(mark(of: words.check) + " ", Palette.style(of: words.check.faultSeverity))
    }
    let kinds = problems.countedWithoutViews
    for shown in stride(from: kinds.count, to: 0, by: -1) {
      let rest = kinds[shown...].reduce(0) { $0 + $1.count }
      let spans =
        [sign(first)]
        + kinds.prefix(shown).enumerated().map { place, kind in
          let words = kind.count > 1 ? "\(kind.count) \(kind.words.caption)s" : kind.words.caption
          return Pen.Span(
            (place > 0 ? ", " : "") + words, Palette.style(of: kind.words.check.faultSeverity))
        } + (rest > 0 ? [Pen.Span(", +\(rest)", Palette.quiet)] : [])
      if Pen.width(of: spans) <= columns { return spans }
    }
    let count = problems.count
    let words = count == 1 ? shortCaption(of: first, in: columns - 2) : nil
    return [
      sign(first),
      Pen.Span(
        words ?? "\(count) problem\(count == 1 ? "" : "s")",
        Palette.style(of: first.check.faultSeverity)),
    ]
  }

  /// `greenB… cut`; nil if too little of the name has room.
  private func shortCaption(of words: ProblemWords, in columns: Int) -> String? {
    guard let view = words.view else { return nil }
    let room = columns - TextWidth.width(of: words.caption) + TextWidth.width(of: view)
    return room < 6 ? nil : words.caption(of: view.cut(to: room, ellipsis: ellipsis))
  }
}

extension [ProblemWords] {
  /// The problems in their order; several of one kind that name no view are one, with their number.
  fileprivate var countedWithoutViews: [(words: ProblemWords, count: Int)] {
    reduce(into: []) { kinds, words in
      if words.view == nil, let known = kinds.firstIndex(where: { $0.words == words }) {
        kinds[known].count += 1
      } else {
        kinds.append((words, 1))
      }
    }
  }
}
