import Foundation

/// The log of the layout: what it has to say while it goes on.
@MainActor
package enum LayoutLog {
  /// Takes each message. Prints it to standard error, unless somebody listens.
  package static var sink: (LayoutMessage) -> Void = { message in
    FileHandle.standardError.write(Data((message.text + "\n").utf8))
  }

  /// Writes a message.
  package static func write(_ text: String, as kind: LayoutMessage.Kind = .warning) {
    sink(LayoutMessage(kind: kind, text: text))
  }

  /// Does something, and collects the messages that are written meanwhile instead of passing them on.
  package static func listening<Result>(
    to messages: inout [LayoutMessage], while body: () -> Result
  ) -> Result {
    var heard: [LayoutMessage] = []
    let previous = sink
    sink = { heard.append($0) }
    let result = body()
    sink = previous
    messages += heard
    return result
  }
}
