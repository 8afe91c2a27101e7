import AutoLayout
import Cells
import TerminalIO

/// How a line of the console is shown: a word for its kind, its text, and their styles.
struct ConsoleLook {
  let word: String
  let text: String
  let wordStyle: Style
  let style: Style

  /// The columns before a line's text.
  static let indent = 7

  init(_ content: ConsoleLine.Content, glyphs: Glyphs) {
    switch content {
    case .printed(let stream, let text):
      self.init(Self.word(for: stream), text, Self.style(of: stream), Palette.plain)
    case .omitted(let stream, let amount):
      let lines = "\(amount.lines) line\(amount.lines == 1 ? "" : "s")"
      self.init(
        Self.word(for: stream), "\(glyphs.ellipsis) \(lines) left out here, \(amount.bytes) bytes",
        Self.style(of: stream), Palette.quiet)
    case .message(let kind, let text):
      self.init("log", text, Self.style(of: kind), Palette.plain)
    case .rest(let text):
      self.init("", text, Palette.plain, Palette.plain)
    case .callback(let callback):
      let detail = callback.detail.map { "  " + glyphs.size($0) } ?? ""
      self.init(
        "call", "\(callback.receiver).\(callback.method)\(detail)", Palette.quiet, Palette.plain)
    case .event(let event):
      self.init(Self.word(for: event.kind), glyphs.size(event.text), Palette.accent, Palette.accent)
    }
  }

  private init(_ word: String, _ text: String, _ wordStyle: Style, _ style: Style) {
    self.word = word
    self.text = text
    self.wordStyle = wordStyle
    self.style = style
  }

  private static func word(for stream: PrintedBytes.Stream) -> String {
    stream == .output ? "out" : "err"
  }

  private static func style(of stream: PrintedBytes.Stream) -> Style {
    stream == .output ? Palette.strong : Palette.problem
  }

  private static func style(of kind: LayoutMessage.Kind) -> Style {
    switch kind {
    case .conflict, .unsettled: Palette.problem
    case .warning: Palette.warning
    case .notice: Palette.quiet
    }
  }

  private static func word(for kind: ConsoleEvent.Kind) -> String {
    switch kind {
    case .key: "key"
    case .mouse: "mouse"
    case .terminal: "size"
    }
  }
}

extension Glyphs {
  /// The text with this set's sign between the numbers of a size.
  fileprivate func size(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0 == "x" ? times : String($0) }.joined(separator: " ")
  }
}
