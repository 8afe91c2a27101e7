import Cells
import Painting

/// Where the parts of a review are on the terminal: a row about the change, the pictures with the
/// list of changes and the frames around them as far as there is room, a row for messages, and a
/// row of keys.
///
///     header
///     list │ kept │ now │ frames
///     status
///     hints
struct ReviewLayout: Equatable, Sendable {
  /// A picture, with its title in the first row and marks in the first column.
  struct Picture: Equatable, Sendable {
    let side: ShownChange.Side
    let rect: CellRect

    /// The cells of the picture itself.
    var cells: CellRect {
      CellRect(
        column: rect.column + 1, row: rect.row + 1, columns: max(0, rect.columns - 1),
        rows: max(0, rect.rows - 1))
    }
  }

  let header, status, hints: CellRect
  /// What is between these rows.
  let body: CellRect
  /// The pictures from left to right.
  private(set) var pictures: [Picture] = []
  /// The list of changes; nil if it has no room.
  private(set) var list: CellRect?
  /// What became of frames; nil if there are none, or no room.
  private(set) var frames: CellRect?
  /// The size of the pictures.
  private let size: CellSize

  init(_ review: Review) {
    let (columns, rows) = (review.terminal.columns, review.terminal.rows)
    func row(_ number: Int) -> CellRect {
      CellRect(column: 0, row: max(0, number), columns: columns, rows: number < 0 ? 0 : 1)
    }
    header = row(0)
    hints = row(rows > 1 ? rows - 1 : -1)
    status = row(rows > 3 ? rows - 2 : -1)
    body = CellRect(
      column: 0, row: min(1, rows), columns: columns,
      rows: max(0, rows - 1 - hints.rows - status.rows))
    size = review.shown.size
    arrange(review)
  }

  /// How far the pictures can be scrolled.
  var mostOffset: CellPoint {
    let columns = pictures.map(\.cells.columns).min() ?? 0
    return CellPoint(
      column: max(0, size.columns - columns), row: max(0, size.rows - rowsInSight))
  }

  /// The rows of the pictures that are in sight.
  var rowsInSight: Int { pictures.first?.cells.rows ?? 0 }

  // MARK: Arranging

  private mutating func arrange(_ review: Review) {
    let (side, shown) = (size.columns + 1, review.shown)
    let bothFit = 2 * side + Self.gap <= body.columns
    let isBoth =
      shown.hasKept && (review.view == .both || review.view == .automatic && bothFit)
    var rest = body
    let wanted = isBoth ? 2 * side + Self.gap : side
    // The list neither comes nor goes as changes with frames and without follow one another.
    takeList(review, from: &rest, leaving: wanted + Self.leastFrames)
    takeFrames(shown, from: &rest, leaving: wanted)
    if isBoth {
      let width = min(side, max(0, rest.columns - Self.gap) / 2)
      let first = rest.part(columns: width)
      pictures = [
        Picture(side: .kept, rect: first),
        Picture(
          side: .now, rect: first.offset(columns: width + Self.gap, rows: 0).intersection(rest)),
      ]
    } else {
      let isKept = shown.hasKept && review.view == .kept
      let width = min(side, rest.columns)
      pictures = [Picture(side: isKept ? .kept : .now, rect: rest.part(columns: width))]
    }
  }

  /// Takes the columns of the list at the left.
  private mutating func takeList(
    _ review: Review, from rest: inout CellRect, leaving columns: Int
  ) {
    let width = min(max(review.listWidth, 20), 36)
    guard review.changes.count > 1, rest.columns >= columns + width + Self.gap else { return }
    list = rest.part(columns: width)
    rest = CellRect(
      column: rest.column + width + Self.gap, row: rest.row,
      columns: rest.columns - width - Self.gap, rows: rest.rows)
  }

  /// Takes columns for frames beside the pictures, or rows below them.
  private mutating func takeFrames(
    _ shown: ShownChange, from rest: inout CellRect, leaving columns: Int
  ) {
    guard !shown.frames.isEmpty else { return }
    if rest.columns >= columns + Self.leastFrames {
      frames = CellRect(
        column: rest.column + columns + Self.gap, row: rest.row,
        columns: min(rest.columns - columns - Self.gap, Self.mostFrames), rows: rest.rows)
      return
    }
    let spare = rest.rows - size.rows - 1
    let rows = min(shown.frames.count + 1, max(spare, min(rest.rows / 3, 6)))
    guard rows > 1 else { return }
    frames = CellRect(
      column: rest.column, row: rest.endRow - rows, columns: rest.columns, rows: rows)
    rest.size.rows -= rows
  }

  /// The columns between the parts.
  private static let gap = 1
  /// The fewest columns in which frames stand beside the pictures, and the most that they take.
  private static let leastFrames = 28
  private static let mostFrames = 72
}

extension CellRect {
  /// The first columns of the rectangle.
  fileprivate func part(columns: Int) -> CellRect {
    CellRect(column: column, row: row, columns: columns, rows: rows)
  }
}
