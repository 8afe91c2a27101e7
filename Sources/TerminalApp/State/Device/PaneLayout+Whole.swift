import Cells
import Foundation

extension PaneLayout {
  /// The layout without panes: the canvas is the whole terminal, and the last row is also for
  /// messages.
  init(whole terminal: CellSize, device: CGSize) {
    let all = CellRect(terminal)
    self.init(
      body: all, canvas: all,
      hints: CellRect(
        column: 0, row: max(0, terminal.rows - 1), columns: terminal.columns,
        rows: min(1, terminal.rows)),
      device: device)
  }
}
