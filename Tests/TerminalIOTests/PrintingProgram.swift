import Foundation
import Testing

@testable import TerminalIO

/// A terminal whose program prints: to it, by standard output, and to it or elsewhere, by standard
/// error.
@MainActor final class PrintingProgram {
  /// Where standard error goes.
  enum Destination {
    case terminal, pipe, file
  }

  let pair: PseudoTerminal
  let terminal: CursesTerminal
  /// What the program writes to.
  let output: FileHandle
  let error: FileHandle
  /// Where what goes to a pipe arrives.
  let pipe = Pipe()
  private let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// - Parameter prepare: Is given the program's end of the pipe before the terminal is opened.
  init(to destination: Destination = .terminal, prepare: (FileHandle) -> Void = { _ in }) throws {
    pair = try PseudoTerminal(columns: 20, rows: 4)
    output = FileHandle(fileDescriptor: dup(pair.program), closeOnDealloc: true)
    switch destination {
    case .terminal: error = FileHandle(fileDescriptor: dup(pair.program), closeOnDealloc: true)
    case .pipe: error = pipe.fileHandleForWriting
    case .file:
      try Data("there before\n".utf8).write(to: path)
      error = try FileHandle(forWritingTo: path)
      try error.seekToEnd()
    }
    prepare(error)
    setenv("TERM", "xterm-256color", 1)
    var options = CursesTerminal.Options()
    options.input = pair.program
    options.output = pair.program
    options.glyphs = .unicode
    options.printed = (output.fileDescriptor, error.fileDescriptor)
    terminal = try CursesTerminal(options)
  }

  func print(_ text: String) { output.write(Data(text.utf8)) }

  func complain(_ text: String) { error.write(Data(text.utf8)) }

  /// What is in the file that standard error goes to.
  func fileText() throws -> String {
    String(decoding: try Data(contentsOf: path), as: UTF8.self)
  }

  /// What arrives in the pipe next, waiting for it.
  func arrived() throws -> String {
    let end = pipe.fileHandleForReading
    var source = pollfd(fd: end.fileDescriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&source, 1, 10_000) > 0, "nothing has arrived")
    return String(decoding: end.availableData, as: UTF8.self)
  }

  func end() {
    terminal.close()
    pair.close()
    try? FileManager.default.removeItem(at: path)
  }
}
