import AutoLayout
import TerminalIO

/// A line of the console.
struct ConsoleLine: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    /// A line that the program has printed, as it is: control characters are shown when it is
    /// drawn.
    case printed(PrintedBytes.Stream, String)
    /// The first line of a message of the layout's log.
    case message(LayoutMessage.Kind, String)
    /// A further line of such a message.
    case rest(String)
    case callback(LayoutCallback)
    /// What the user did; the lines that follow came of it.
    case event(ConsoleEvent)
    /// What was left out here.
    case omitted(PrintedBytes.Stream, PrintedBytes.Amount)
  }

  let content: Content
  /// How often the line came in succession.
  var count = 1
}

/// What the user did, as the console heads what came of it.
struct ConsoleEvent: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case key, mouse, terminal
  }

  let kind: Kind
  let text: String
}

extension ConsoleEvent {
  /// The event as the console names it; nil for events of which nothing comes in a scene.
  /// - Parameter command: The command of a key; nil if it has none.
  init?(_ event: Event, command: (Key) -> Command?) {
    switch event {
    case .key(let key):
      guard let command = command(key), !command.isOfConsole else { return nil }
      self.init(kind: .key, text: key.description)
    case .mouse(let mouse):
      let place = "\(mouse.position.column),\(mouse.position.row)"
      switch mouse.kind {
      case .press: self.init(kind: .mouse, text: "press \(place)")
      case .drag: self.init(kind: .mouse, text: "drag \(place)")
      case .release: self.init(kind: .mouse, text: "release \(place)")
      case .scroll: self.init(kind: .mouse, text: "wheel \(place)")
      }
    case .resize(let size):
      self.init(kind: .terminal, text: "\(size.columns) x \(size.rows) cells")
    case .resumed, .closed, .interrupted: return nil
    }
  }
}
