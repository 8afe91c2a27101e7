import Foundation

/// Where the layout's messages go: to standard error, unless somebody listens.
@MainActor
package enum LayoutLog {
  package static var write: (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Does something, and collects the messages that it writes in place of what they did before.
  package static func listening<Result>(
    to messages: inout [String], while body: () -> Result
  ) -> Result {
    var heard: [String] = []
    let previous = write
    write = { heard.append($0) }
    let result = body()
    write = previous
    messages += heard
    return result
  }
}
