import Cells
import Foundation

/// The bars and the home indicator of the device.
extension Overlays {
  /// The time and the battery in the visible part of the status bar.
  mutating func drawStatusBar() {
    let height = plan.scene.screen.statusBarHeight
    guard height > 0, plan.bounds.columns >= 12, plan.bounds.rows >= 4 else { return }
    let time = "9:41"
    let columns = plan.bounds.columns
    let isAside = plan.scene.screen.device?.hasHomeIndicator == true
    let texts = [
      (time, isAside ? 2 : (columns - time.count) / 2), (plan.glyph("▮", "#"), columns - 3),
    ]
    var row = plan.viewport.row(at: height / 2)
    // Where the row is the scene's because of the zoom, they are in the device's outline.
    if plan.options.isColored, !texts.allSatisfy({ isBare($1..<$1 + $0.count, row) }) {
      row = plan.bounds.row
    }
    for (text, column) in texts {
      writeQuietly(text, column: column, row: row, style: statusStyle(column, row))
    }
  }

  /// Whether cells show nothing but the ground of the screen.
  private func isBare(_ columns: Range<Int>, _ row: Int) -> Bool {
    columns.allSatisfy { column in
      guard cells.grid[column, row].isBlank, !cells.isTaken(column, row),
        let owner = cells.owner(column, row)
      else { return false }
      return owner < 0 || plan.shapes[owner].view.parent == nil
    }
  }

  /// The light or dark style of the status bar's text on a cell; nil for the quiet one.
  private func statusStyle(_ column: Int, _ row: Int) -> Style? {
    let isColored = plan.options.depth != .none
    guard isColored, cells.grid[column, row].style.background != nil else { return nil }
    return switch plan.scene.statusBarStyle {
    case .default: nil
    case .lightContent: Style(foreground: .white)
    case .darkContent: Style(foreground: .black)
    }
  }

  /// A short heavy line in the bottom edge of the device.
  mutating func drawHomeIndicator() {
    guard plan.scene.screen.device?.hasHomeIndicator == true, plan.bounds.columns >= 12 else {
      return
    }
    let length = plan.bounds.columns / 3
    let row = plan.bounds.rows - 1
    var column = (plan.bounds.columns - length) / 2
    let end = column + length
    // Cells of one style are written at once.
    while column < end {
      let style = cells.quietStyle(column, row)
      var line = ""
      var next = column
      while next < end, !cells.isTaken(next, row), cells.quietStyle(next, row) == style {
        line += cells.grid[next, row].scalar == "┴" ? "┷" : plan.glyph("━", "=")
        next += 1
      }
      if !line.isEmpty { cells.write(line, column: column, row: row, style: style) }
      column = max(next, column + 1)
    }
  }

  /// The controller's title in the visible part of the navigation bar, above its line.
  mutating func drawNavigationBar() {
    let height = plan.scene.screen.navigationBarHeight
    guard height > 0 else { return }
    let top = plan.scene.screen.screenInsets.top
    let row = min(
      plan.viewport.row(at: top + height / 2), plan.viewport.row(top + height) - 1)
    let title = (plan.scene.title ?? "").truncated(
      toColumns: max(0, plan.bounds.columns - 4), mark: plan.options.glyphs.cutMark)
    writeQuietly(
      title, column: (plan.bounds.columns - TextWidth.width(of: title)) / 2, row: row)
  }

  /// Four tabs in the visible part of the tab bar, below its line.
  mutating func drawTabBar() {
    let height = plan.scene.screen.tabBarHeight
    guard height > 0 else { return }
    let bottom = plan.scene.screen.size.height - plan.scene.screen.screenInsets.bottom
    let line = plan.viewport.row(bottom - height)
    let middle = plan.viewport.row(at: bottom - height / 2)
    let row = min(max(middle, line + 1), plan.screen.endRow - 1)
    guard row > line else { return }
    for tab in 0..<4 {
      let column = Int((Double(plan.bounds.columns) * (Double(tab) + 0.5) / 4).rounded(.down))
      writeQuietly(tab == 0 ? plan.glyph("▪", "*") : plan.glyph("▫", "o"), column: column, row: row)
    }
  }

  /// Writes text of the device where no text of the scene is, in a shade of the colour behind it.
  private mutating func writeQuietly(
    _ text: String, column: Int, row: Int, style: Style? = nil
  ) {
    let columns = column..<column + TextWidth.width(of: text)
    guard columns.allSatisfy({ !cells.isTaken($0, row) }) else { return }
    cells.write(text, column: column, row: row, style: style)
  }
}
