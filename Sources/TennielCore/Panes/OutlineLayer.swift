import Cells
import Foundation
import Stage

/// Outlines over a picture, which leave texts and the lines of views as they are.
struct OutlineLayer {
  /// What an outline means.
  enum Kind {
    /// A view that is selected besides the marked one: heavy broken lines.
    case selected
    /// The frame that the document has for a view: light broken lines and a `~`.
    case misplaced
    /// The frame that a view would get: light broken lines and a `+`.
    case proposed
    /// The rectangle of the mouse.
    case dragged
  }

  let glyphs: GlyphSet

  /// Draws an outline through the cells of a rectangle's edges.
  /// - Parameter rect: In the window's coordinates, in points.
  func draw(_ rect: CGRect, _ kind: Kind, on picture: inout Picture) {
    guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else { return }
    let view = picture.viewport
    draw(
      CellRect(
        column: view.column(rect.minX), row: view.row(rect.minY),
        columns: view.column(rect.maxX) - view.column(rect.minX) + 1,
        rows: view.row(rect.maxY) - view.row(rect.minY) + 1), kind, on: &picture)
  }

  /// Draws an outline through the outermost of some cells.
  func draw(_ cells: CellRect, _ kind: Kind, on picture: inout Picture) {
    let look = Look(kind, glyphs)
    let bounds = picture.grid.bounds
    let (left, right) = (cells.column, cells.endColumn - 1)
    let (top, bottom) = (cells.row, cells.endRow - 1)
    var free: [CellPoint] = []
    func put(_ character: Character, _ column: Int, _ row: Int) {
      let cell = CellPoint(column: column, row: row)
      guard bounds.contains(cell), !picture.isLettered(at: cell),
        look.isOverLines || picture.grid[cell].isBlank
      else { return }
      picture.grid.write(String(character), at: cell, style: look.style)
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
    guard let mark = look.mark else { return }
    let inside = free.first { $0.row == top && $0.column > left } ?? free.first
    let spare = CellPoint(column: right, row: bottom)
    let cell = inside ?? spare
    guard bounds.contains(cell), !picture.isLettered(at: cell) else { return }
    picture.grid.write(mark, at: cell, style: look.style)
  }

  /// The characters of an outline.
  private struct Look {
    let style: Style
    let horizontal: Character
    let vertical: Character
    let top: (Character, Character)
    let bottom: (Character, Character)
    let mark: String?
    /// Whether it is drawn over the lines of views.
    let isOverLines: Bool

    init(_ kind: Kind, _ glyphs: GlyphSet) {
      isOverLines = kind == .selected || kind == .dragged
      mark =
        switch kind {
        case .selected, .dragged: nil
        case .misplaced: "~"
        case .proposed: "+"
        }
      style =
        switch kind {
        case .selected: Palette.moved
        case .misplaced: Palette.ownFrame
        case .proposed, .dragged: Palette.accent
        }
      switch (glyphs, kind) {
      case (.unicode, .selected):
        (horizontal, vertical, top, bottom) = ("╍", "╏", ("┏", "┓"), ("┗", "┛"))
      case (.unicode, _):
        (horizontal, vertical, top, bottom) = ("╌", "╎", ("┌", "┐"), ("└", "┘"))
      case (.ascii, .selected):
        (horizontal, vertical, top, bottom) = ("=", ":", ("#", "#"), ("#", "#"))
      case (.ascii, _):
        (horizontal, vertical, top, bottom) = (".", ":", (".", "."), (".", "."))
      }
    }
  }
}
