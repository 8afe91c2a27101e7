import Cells
import Foundation
import Painting

extension PaneLayout {
  /// A division of the body between the canvas and the panes beside it or below it.
  struct Division {
    private(set) var canvas: CellRect
    /// All panes: the inspector, and the third column.
    private var panes: CellRect?
    private(set) var isBeside = false

    /// The canvas without panes.
    init(canvas: CellRect) { self.canvas = canvas }

    /// An inspector in place of the canvas.
    init(inspector: CellRect) {
      canvas = CellRect(column: inspector.column, row: inspector.row, columns: 0, rows: 0)
      panes = inspector
      isBeside = true
    }

    /// Panes of some columns at the right of the canvas.
    private init(_ body: CellRect, columns: Int) {
      canvas = CellRect(
        column: body.column, row: body.row, columns: body.columns - columns, rows: body.rows)
      panes = CellRect(column: canvas.endColumn, row: body.row, columns: columns, rows: body.rows)
      isBeside = true
    }

    /// Panes of some rows below the canvas.
    private init(_ body: CellRect, rows: Int) {
      canvas = CellRect(
        column: body.column, row: body.row, columns: body.columns, rows: body.rows - rows)
      panes = CellRect(column: body.column, row: canvas.endRow, columns: body.columns, rows: rows)
    }

    /// The best division for a device that has some sizes in points, one for each way up.
    init(of body: CellRect, zoom: Viewport.Zoom, for sizes: [CGSize]) {
      self.init(canvas: body)
      var least = Double.infinity
      for (division, cost) in Self.all(of: body) {
        let losses = sizes.map { Self.loss(of: $0, in: division.canvas, of: body, zoom) }
        let sum = losses.reduce(0, +) / Double(sizes.count) + cost
        if sum < least { (self, least) = (division, sum) }
      }
    }

    /// Moves the line between the canvas and the panes to the user's place.
    mutating func move(to divider: PaneDivider, in body: CellRect) {
      guard panes != nil, let length = divider.length(of: body.size, isBeside: isBeside) else {
        return
      }
      self = isBeside ? Division(body, columns: length) : Division(body, rows: length)
    }
  }
}

// MARK: - The panes

extension PaneLayout.Division {
  /// The fewest columns of panes beside the canvas that have room for a third column.
  private static let columnsOfThree = 120
  /// The fewest rows of a third column.
  private static let rowsOfThree = 30

  /// The third column; nil if there are too few columns.
  var column: CellRect? {
    guard isBeside, let panes, panes.columns >= Self.columnsOfThree,
      panes.rows >= Self.rowsOfThree
    else { return nil }
    let columns = panes.columns * 2 / 7
    return CellRect(
      column: panes.endColumn - columns, row: panes.row, columns: columns, rows: panes.rows)
  }

  var inspector: CellRect? {
    guard var inspector = panes else { return nil }
    inspector.columns -= column?.columns ?? 0
    return inspector
  }

  /// The last rows of the third column.
  var console: CellRect? {
    guard let column else { return nil }
    let rows = column.rows * 2 / 5
    return CellRect(
      column: column.column + 1, row: column.endRow - rows, columns: column.columns - 1, rows: rows)
  }

  /// The rows of the third column above the console.
  var lists: CellRect? {
    guard var lists = column, let console else { return nil }
    lists.rows -= console.rows
    return lists
  }
}

// MARK: - The choice

extension PaneLayout.Division {
  /// The part of the legibility that a picture loses in a smaller room: a loss in columns, in which
  /// letters stand side by side, counts twice as much as a loss in rows. Nothing is lost up to true
  /// scale.
  private static func loss(
    of device: CGSize, in room: CellRect, of body: CellRect, _ zoom: Viewport.Zoom
  ) -> Double {
    func scale(_ room: CellRect) -> (column: Double, row: Double) {
      let viewport = Viewport.fitting(device, into: room.size, zoom: zoom)
      return (
        max(viewport.pointsPerColumn, Viewport.trueScale),
        max(viewport.pointsPerRow, 2 * Viewport.trueScale)
      )
    }
    let (here, most) = (scale(room), scale(body))
    return here.column / most.column - 1 + (here.row / most.row - 1) / 2
  }

  /// The divisions, each with the disadvantage of small panes or the advantage of large ones, to be
  /// compared with what the picture loses.
  private static func all(of body: CellRect) -> [(Self, cost: Double)] {
    var all: [(Self, Double)] = []
    let both = InspectorLayout.columnsOfBoth
    let most = body.rows < rowsOfThree ? both : columnsOfThree
    for columns in [InspectorLayout.columns, both, most]
    where body.columns - columns >= PaneDivider.leastColumns && body.rows >= 8 {
      let gain = columns >= columnsOfThree ? 0.18 : columns >= both ? 0.08 : 0
      all.append((Self(body, columns: columns), -gain))
    }
    guard all.isEmpty else { return all }
    // Below the canvas, only if enough rows remain for the picture.
    let rows = max(10, body.rows / 3)
    return body.rows - rows >= 14 ? [(Self(body, rows: rows), 0)] : []
  }
}
