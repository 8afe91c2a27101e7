import AutoLayout
import TerminalIO

/// What a scene prints, what the layout logs, and the callbacks of the scene's classes, in the
/// order in which they come, as far as `Terminal.takePrinted()` tells the order. Only the last
/// lines are kept.
struct Console: Equatable, Sendable {
  /// The lines that are kept, oldest first.
  private(set) var lines: [ConsoleLine] = []
  /// The number of earlier lines, which are no longer kept.
  private(set) var forgotten = 0
  /// The number of lines that were printed and not yet looked at.
  var unseen = 0

  /// The beginnings of lines whose ends have not been printed yet.
  private(set) var unfinished: [ConsoleLine] = []
  /// What the user has just done, until something comes of it.
  private var event: ConsoleEvent?

  /// Whether there are no lines, and no beginnings of any.
  var isEmpty: Bool { lines.isEmpty && unfinished.isEmpty }

  /// The number of unseen lines, and the key that opens the console, as the status says them; nil
  /// for none.
  var announcement: String? {
    unseen == 0 ? nil : "\(unseen) line\(unseen == 1 ? "" : "s") printed: ~"
  }

  /// The greatest number of lines that are kept. Beyond it, half of them are dropped at once, so
  /// that dropping costs little.
  static let most = 2000

  /// The numbers of the lines that are kept, counted from the first one that ever came.
  var numbers: Range<Int> { forgotten..<forgotten + lines.count }

  /// Adds lines that were printed.
  /// - Parameters:
  ///   - omitted: What came before the lines and was left out.
  ///   - unfinished: The beginnings of lines whose ends have not come, of both streams.
  mutating func take(
    _ texts: [String], from stream: PrintedBytes.Stream, after omitted: PrintedBytes.Amount,
    unfinished: [ConsoleLine]
  ) {
    if omitted.bytes > 0 { append(.omitted(stream, omitted)) }
    unseen += texts.count + omitted.lines
    // Of more lines than are kept, only the last ones are worth adding.
    for text in texts.suffix(Self.most) { append(.printed(stream, text)) }
    self.unfinished = unfinished
  }

  /// Adds a message or a callback.
  mutating func take(_ event: LayoutEvent) {
    switch event {
    case .message(let message):
      let lines = message.text.split(separator: "\n", omittingEmptySubsequences: false)
      append(.message(message.kind, String(lines.first ?? "")))
      for line in lines.dropFirst() { append(.rest(String(line))) }
    case .callback(let callback): append(.callback(callback))
    }
  }

  /// Notes what the user has done. The event becomes a line of its own once something comes of it.
  mutating func begin(_ event: ConsoleEvent?) { self.event = event }

  /// Adds the lines of another console, which goes on from this one.
  mutating func append(_ newer: Console) {
    unseen += newer.unseen
    unfinished = newer.unfinished
    if newer.forgotten > 0 {
      forgotten += lines.count + newer.forgotten
      lines = newer.lines
    } else {
      for line in newer.lines { add(line) }
    }
  }

  /// Returns what has come since the last call, and forgets it.
  mutating func takeNews() -> Console? {
    guard !lines.isEmpty || unseen > 0 || hasOtherEnd else { return nil }
    let news = self
    lines.removeAll(keepingCapacity: true)
    forgotten = 0
    unseen = 0
    knownUnfinished = unfinished
    return news
  }

  /// Whether lines without an end have become longer since they were last taken.
  private var hasOtherEnd: Bool { unfinished != knownUnfinished }
  private var knownUnfinished: [ConsoleLine] = []

  private mutating func append(_ content: ConsoleLine.Content) {
    if let event {
      self.event = nil
      add(ConsoleLine(content: .event(event)))
    }
    add(ConsoleLine(content: content))
  }

  /// Adds a line, or counts it if it is the same as the line before it.
  private mutating func add(_ line: ConsoleLine) {
    if let last = lines.last, last.content == line.content {
      lines[lines.count - 1].count += line.count
      return
    }
    if lines.count == Self.most {
      lines.removeFirst(Self.most / 2)
      forgotten += Self.most / 2
    }
    lines.append(line)
  }

  /// Forgets all lines, but not what is unfinished.
  mutating func clear() {
    forgotten += lines.count
    lines = []
    unseen = 0
  }
}
