import Cells
import Painting
import Stage

/// Outlines over a picture, which leave texts and the lines of views as they are.
struct OutlineLayer {
  /// What an outline means.
  enum Kind {
    /// The edges of a view that has no lines of its own: faint, so that it can be aimed at.
    case plain
    /// Where a view was when the scene was opened or saved: the same.
    case former
    /// A view that is selected besides the marked one: heavy broken lines.
    case selected
    /// Where constraints put a view that the document has elsewhere: light broken lines and a `~`.
    case misplaced
    /// The frame that a view would get: light broken lines and a `+`.
    case proposed
    /// The rectangle of the mouse.
    case dragged
  }

  let glyphs: GlyphSet

  /// Draws an outline through the cells of a rectangle's edges.
  /// - Parameters:
  ///   - rect: In the window's coordinates, in points.
  ///   - present: Where the outlined view is seen. If the outline has the same cells, only its mark
  ///     is drawn.
  func draw(
    _ rect: CGRect, _ kind: Kind, insteadOf present: CGRect? = nil, on picture: inout Picture
  ) {
    guard let cells = cells(of: rect, in: picture.viewport) else { return }
    if let present, cells == self.cells(of: present, in: picture.viewport) {
      drawMark(Look(kind, glyphs), of: cells, free: [], on: &picture)
    } else {
      draw(cells, kind, on: &picture)
    }
  }

  /// Draws the edges of a view faintly. A view of at most two rows gets no edges if it has letters,
  /// which can be aimed at. It gets none either if another view is in its middle: texts take rows
  /// from each other, so the view is seen in another row.
  func drawEdges(of path: ViewPath, in rect: CGRect, on picture: inout Picture) {
    // ASCII has no characters for broken lines that are fainter than the others.
    guard glyphs == .unicode, let cells = cells(of: rect, in: picture.viewport) else { return }
    if cells.rows <= 2 {
      let seen = cells.intersection(picture.grid.bounds)
      let middle = CellPoint(column: seen.column + seen.columns / 2, row: seen.row)
      let points = seen.rowRange.flatMap { row in
        seen.columnRange.map { CellPoint(column: $0, row: row) }
      }
      guard picture.hits.hit(at: middle)?.path == path, !points.contains(where: picture.isLettered)
      else { return }
    }
    draw(cells, .plain, on: &picture)
  }

  /// Whether the outline of a rectangle has a cell in a picture. The outline is at most one column
  /// outside the rectangle.
  func reaches(_ rect: CGRect, into picture: Picture) -> Bool {
    guard let cells = cells(of: rect, in: picture.viewport) else { return false }
    let bounds = picture.grid.bounds
    return cells.row < bounds.rows && cells.endRow > 0 && cells.column <= bounds.columns
      && cells.endColumn >= 0
  }

  private func cells(of rect: CGRect, in viewport: Viewport) -> CellRect? {
    guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else { return nil }
    let (left, top) = (viewport.column(rect.minX), viewport.row(rect.minY))
    return CellRect(
      column: left, row: top, columns: viewport.column(rect.maxX) - left + 1,
      rows: viewport.row(rect.maxY) - top + 1)
  }

  /// Draws an outline through the outermost cells of a rectangle.
  func draw(_ cells: CellRect, _ kind: Kind, on picture: inout Picture) {
    let look = Look(kind, glyphs)
    // Where a view was is not drawn over the device's frame.
    let frame = kind == .former ? 1 : 0
    let bounds = picture.grid.bounds.inset(columns: frame, rows: frame)
    let (left, right) = (cells.column, cells.endColumn - 1)
    let (top, bottom) = (cells.row, cells.endRow - 1)
    var free: [CellPoint] = []
    func put(_ character: Character, _ column: Int, _ row: Int) {
      let cell = CellPoint(column: column, row: row)
      guard bounds.contains(cell), !picture.isLettered(at: cell),
        picture.grid[cell].isBlank || look.covers(picture.grid[cell])
      else { return }
      let style =
        kind == .plain || kind == .former ? faintStyle(at: cell, of: picture) : look.style
      picture.grid.write(String(character), at: cell, style: style)
      free.append(cell)
    }
    let rows = (top...bottom).clamped(to: -1...bounds.rows)
    let columns = (left...right).clamped(to: -1...bounds.columns)
    if top == bottom || kind == .selected && bottom == top + 1 {
      // A row of text has room at its sides alone.
      for row in top...max(top, bottom - 1) {
        put(look.vertical, left - 1, row)
        put(look.vertical, right, row)
      }
    } else {
      for (row, corners) in [(top, look.top), (bottom, look.bottom)] {
        // Beside letters a faint line would be read as a part of them.
        if kind == .plain,
          columns.contains(where: { picture.isLettered(at: CellPoint(column: $0, row: row)) })
        {
          continue
        }
        put(corners.0, left, row)
        for column in columns where column > left && column < right {
          put(look.horizontal, column, row)
        }
        put(corners.1, right, row)
      }
      for row in rows where row > top && row < bottom {
        put(look.vertical, left, row)
        put(look.vertical, right, row)
      }
    }
    drawMark(look, of: cells, free: free, on: &picture)
  }

  /// A style whose colour is near the background's.
  private func faintStyle(at cell: CellPoint, of picture: Picture) -> Style {
    guard let below = picture.grid[cell].style.background else { return Palette.quiet }
    return Style(foreground: below.mixed(with: below.contrasting, 0.35))
  }

  /// Draws the mark in the upper edge, or wherever there is room.
  private func drawMark(
    _ look: Look, of cells: CellRect, free: [CellPoint], on picture: inout Picture
  ) {
    guard let mark = look.mark else { return }
    let corners = [cells.column, cells.endColumn - 1].flatMap { column in
      [cells.row, cells.endRow - 1].map { CellPoint(column: column, row: $0) }
    }
    let upper = free.first { $0.row == cells.row && $0.column > cells.column } ?? free.first
    let place = ([upper].compactMap(\.self) + corners.reversed()).first {
      picture.grid.bounds.contains($0) && !picture.isLettered(at: $0)
    }
    guard let place else { return }
    picture.grid.write(mark, at: place, style: look.style)
  }
}
