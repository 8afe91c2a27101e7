import Cells

/// The console below the panes.
extension AppState {
  /// Scrolls the console by lines, as far as there are any. At its end the console follows new
  /// lines.
  mutating func scrollConsole(_ lines: Int) {
    guard let rect = layout?.console else {
      message = "The console is closed: ~ opens it"
      return
    }
    let numbers = panes.console.output.numbers
    let first = numbers.lowerBound + rect.rows - 2
    let end = numbers.upperBound - 1
    let last = max(panes.console.lastLine ?? end, first) + lines
    panes.console.lastLine = last >= end ? nil : max(last, first)
  }

  /// Adds new lines. If the console is open, they count as read.
  mutating func take(_ news: Console) {
    panes.console.output.append(news)
    seeConsole()
  }

  mutating func seeConsole() {
    if layout?.console != nil { panes.console.output.unseen = 0 }
  }
}
