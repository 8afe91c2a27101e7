import Cells
import Foundation
import Stage

/// Where the parts of the screen lie, for one size of the terminal and one of the device.
///
/// ```
/// header                              header
/// ┌ canvas ──────┬ inspector ──┐      ┌ canvas ─────────────────────┐
/// │              │             │      │                             │
/// │              │             │      ├ inspector ──────────────────┤
/// └──────────────┴─────────────┘      └─────────────────────────────┘
/// status                              status
/// hints                               hints
/// ```
///
/// The places depend on the sizes alone, so numbers stay where they are while views move.
struct PaneLayout: Equatable, Sendable {
  /// The smallest terminal that shows a device.
  static let smallest = CellSize(columns: 20, rows: 6)

  let header: CellRect
  let canvas: CellRect
  let inspector: CellRect?
  /// Whether the inspector stands beside the canvas, with a rule on its left.
  let isBeside: Bool
  let status: CellRect?
  let hints: CellRect
  /// Points a column stands for, so that the device fits into the canvas; a row: twice as many.
  let pointsPerColumn: Double

  /// The layout for a terminal, or nil where it is too small.
  /// - Parameter device: its size in points.
  init?(terminal: CellSize, device: CGSize, showsInspector: Bool) {
    guard terminal.columns >= Self.smallest.columns, terminal.rows >= Self.smallest.rows else {
      return nil
    }
    let hasStatus = terminal.rows >= 10
    let body = CellRect(
      column: 0, row: 1, columns: terminal.columns, rows: terminal.rows - (hasStatus ? 3 : 2))
    let bare = Self.scale(of: device, in: body)
    var best = Split(canvas: body, inspector: nil, isBeside: false, cost: .infinity)
    if showsInspector {
      for split in Self.splits(of: body) {
        let scale = Self.scale(of: device, in: split.canvas)
        let cost = scale / bare + split.cost
        if cost < best.cost {
          best = split
          best.cost = cost
        }
      }
    }
    header = CellRect(column: 0, row: 0, columns: terminal.columns, rows: 1)
    canvas = best.canvas
    inspector = best.inspector
    isBeside = best.isBeside
    status =
      hasStatus
      ? CellRect(column: 0, row: terminal.rows - 2, columns: terminal.columns, rows: 1) : nil
    hints = CellRect(column: 0, row: terminal.rows - 1, columns: terminal.columns, rows: 1)
    pointsPerColumn = Self.scale(of: device, in: best.canvas)
  }

  private static func scale(of device: CGSize, in room: CellRect) -> Double {
    Viewport.fitting(device, into: room.size).pointsPerColumn
  }

  /// One way of sharing the room; `cost` says how much a cramped inspector is worth, in the unit
  /// of the canvas's own loss of scale.
  private struct Split {
    var canvas: CellRect
    var inspector: CellRect?
    var isBeside: Bool
    var cost: Double
  }

  private static func splits(of body: CellRect) -> [Split] {
    var splits: [Split] = []
    let wide = min(76, body.columns * 3 / 8)
    for columns in [wide, 54, 46, 40, 34] where columns >= 34 && body.columns - columns >= 22 {
      guard body.rows >= 8 else { continue }
      splits.append(
        Split(
          canvas: CellRect(
            column: 0, row: body.row, columns: body.columns - columns, rows: body.rows),
          inspector: CellRect(
            column: body.columns - columns, row: body.row, columns: columns, rows: body.rows),
          isBeside: true,
          cost: 0.4 * Double(max(0, 54 - columns)) / 54))
    }
    for rows in [body.rows / 3, 14, 12, 10] where rows >= 10 && body.rows - rows >= 14 {
      guard body.columns >= 34 else { continue }
      splits.append(
        Split(
          canvas: CellRect(
            column: 0, row: body.row, columns: body.columns, rows: body.rows - rows),
          inspector: CellRect(
            column: 0, row: body.row + body.rows - rows, columns: body.columns, rows: rows),
          isBeside: false,
          cost: 0.4 * Double(max(0, 14 - rows)) / 14 + 0.4 * Double(max(0, 60 - body.columns)) / 60
        ))
    }
    return splits
  }
}
