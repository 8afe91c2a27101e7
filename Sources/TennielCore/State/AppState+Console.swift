import Cells

/// The console below the panes.
extension AppState {
  mutating func performOnConsole(_ action: Action) {
    switch action {
    case .console:
      showsConsole.toggle()
      refit()
      if showsConsole, layout?.console == nil {
        message = "The console needs a terminal of more rows"
      }
    case .scrollConsole(let lines):
      change(\.lastConsoleLine, orSay: "The console goes no further") {
        $0.scrollConsole(lines)
      }
    case .clearConsole:
      let isEmpty = console.lines.isEmpty && console.unfinished.isEmpty
      message = isEmpty ? "The console is empty" : showsConsole ? nil : "The console is cleared"
      console.clear()
      lastConsoleLine = nil
    default: break
    }
    seeConsole()
  }

  /// Scrolls the console by lines, as far as there are any; at the end it follows what comes.
  mutating func scrollConsole(_ lines: Int) {
    guard let rect = layout?.console else {
      message = "The console is closed: ~ opens it"
      return
    }
    let numbers = console.numbers
    let first = numbers.lowerBound + rect.rows - 2
    let end = numbers.upperBound - 1
    let last = max(lastConsoleLine ?? end, first) + lines
    lastConsoleLine = last >= end ? nil : max(last, first)
  }

  /// Adds what has come. It is read where the console is open.
  mutating func take(_ news: Console) {
    console.append(news)
    seeConsole()
  }

  private mutating func seeConsole() {
    if layout?.console != nil { console.unseen = 0 }
  }
}
