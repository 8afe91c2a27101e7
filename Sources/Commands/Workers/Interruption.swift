import Foundation

/// Takes note of the signal by which users interrupt a command, so that the command can end with
/// what it has.
@MainActor
final class Interruption {
  /// A descriptor that can be read once the signal has come.
  var descriptor: Int32 { pipe.fileHandleForReading.fileDescriptor }
  private let pipe = Pipe()
  private let source: any DispatchSourceSignal

  init() {
    // A source is told of signals that nothing else takes.
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    let end = pipe.fileHandleForWriting
    source.setEventHandler { try? end.write(contentsOf: [0]) }
    source.resume()
  }

  /// Lets the signal end the program again.
  func end() {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }

  /// Whether the signal has come.
  var hasCome: Bool {
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, 0) > 0
  }
}
