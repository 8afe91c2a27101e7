import Cells

/// The console below the panes.
extension Display {
  /// Opens or closes the console.
  /// - Returns: Why the console is not seen, though it is open.
  mutating func toggleConsole() -> String? {
    panes.console.isShown.toggle()
    refit()
    seeConsole()
    return panes.console.isShown && layout?.console == nil
      ? "The console needs a terminal of more rows" : nil
  }

  /// Scrolls the console by lines, as far as there are any. At its end the console follows new
  /// lines.
  /// - Returns: Why the console does not scroll; nil if it does.
  mutating func scrollConsole(_ lines: Int) -> String? {
    guard let rect = layout?.console else { return "The console is closed: ~ opens it" }
    let before = panes.console.lastLine
    let numbers = panes.console.output.numbers
    let first = numbers.lowerBound + rect.rows - 2
    let end = numbers.upperBound - 1
    let last = max(before ?? end, first) + lines
    panes.console.lastLine = last >= end ? nil : max(last, first)
    seeConsole()
    return panes.console.lastLine == before ? "The console goes no further" : nil
  }

  /// Adds new lines. If the console is open, they count as read.
  mutating func take(_ news: Console) {
    panes.console.output.append(news)
    seeConsole()
  }

  private mutating func seeConsole() {
    if layout?.console != nil { panes.console.output.unseen = 0 }
  }

  /// Deletes all lines.
  /// - Returns: What is to be said where the console is not seen, or has no lines.
  mutating func clearConsole() -> String? {
    let isEmpty = panes.console.output.isEmpty
    panes.console.output.clear()
    panes.console.lastLine = nil
    seeConsole()
    return isEmpty
      ? "The console is empty" : panes.console.isShown ? nil : "The console is cleared"
  }
}
