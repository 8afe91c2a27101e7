import AutoLayout
import TerminalIO

/// Collects what a scene prints and what happens to its layout, in the order in which it comes,
/// until the app takes it. Of what is printed between two events, the stream that was printed to
/// first comes first.
@MainActor
package final class SceneConsole {
  /// The terminal that holds back what the program prints; nil where it is printed at once.
  weak var terminal: (any Terminal)?

  private var pending = Console()
  private var output = PrintedLines()
  private var error = PrintedLines()

  package init() {}

  /// Notes a message or a callback, after what was printed before it.
  package func note(_ event: LayoutEvent) {
    takePrinted()
    pending.take(event)
  }

  /// Notes what the user has done, which the next lines follow from.
  func begin(_ event: ConsoleEvent?) { pending.begin(event) }

  /// What has come since the last call; nil for nothing.
  func takeNews() -> Console? {
    takePrinted()
    return pending.takeNews()
  }

  private func takePrinted() {
    guard let terminal else { return }
    for piece in terminal.takePrinted() {
      let lines = piece.stream == .output ? output.take(piece) : error.take(piece)
      pending.take(lines, from: piece.stream, after: piece.omitted, unfinished: unfinished)
    }
  }

  private var unfinished: [ConsoleLine] {
    [(PrintedBytes.Stream.output, output), (.error, error)].compactMap { stream, lines in
      lines.unfinished.map { ConsoleLine(content: .printed(stream, $0)) }
    }
  }
}
