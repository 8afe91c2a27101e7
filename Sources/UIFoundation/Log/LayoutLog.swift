/// A log of messages from the layout.
///
/// A screen can have a log, which collects the messages of code that runs on the screen. All other
/// code writes to ``standard``, unless it runs inside a log's ``perform(_:)``.
///
/// ```swift
/// let log = LayoutLog()
/// log.perform { view.layoutIfNeeded() }
/// log.messages.first?.text     // "Unable to simultaneously satisfy constraints. …"
/// ```
@MainActor
package final class LayoutLog {
  /// The log that prints to standard error and stores nothing.
  package static let standard = LayoutLog(isPrinted: true)

  /// The log of the code that now runs.
  package private(set) static var current = standard

  /// The last thousand messages, oldest first.
  package private(set) var messages: [LayoutMessage] = []
  /// The number of messages so far.
  package private(set) var count = 0
  /// Told of each message, and of each callback of an app's classes, as it happens; `nil` for
  /// nobody.
  package var observer: ((LayoutEvent) -> Void)?
  private let isPrinted: Bool

  /// Creates a log that collects messages.
  package convenience init() { self.init(isPrinted: false) }

  private init(isPrinted: Bool) { self.isPrinted = isPrinted }

  /// Writes a message to the log of the code that now runs.
  package static func write(_ text: String, as kind: LayoutMessage.Kind = .warning) {
    current.write(LayoutMessage(kind: kind, text: text))
  }

  private func write(_ message: LayoutMessage) {
    if isPrinted {
      FileHandle.standardError.write(Data((message.text + "\n").utf8))
    } else {
      count += 1
      // Half of them are dropped at once, so that a scene that always warns costs no more for it.
      if messages.count == 2000 { messages.removeFirst(1000) }
      messages.append(message)
      observer?(.message(message))
    }
  }

  /// Runs a closure whose messages go to this log.
  package func perform<Result>(_ body: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return body()
  }
}
