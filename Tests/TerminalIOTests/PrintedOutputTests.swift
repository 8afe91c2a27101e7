import Cells
import Foundation
import Testing

@testable import TerminalIO

/// What a program prints while its terminal is open, with files in the places of its standard output
/// and standard error.
@MainActor @Suite(.serialized)
struct PrintedOutputTests {
  /// A terminal whose program prints to two files.
  private final class Printing {
    let pair: PseudoTerminal
    let terminal: CursesTerminal
    let files: [FileHandle]
    private let paths: [URL]

    @MainActor init() throws {
      pair = try PseudoTerminal(columns: 20, rows: 4)
      setenv("TERM", "xterm-256color", 1)
      let paths = (0..<2).map { _ in
        FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      }
      for path in paths { try Data().write(to: path) }
      let files = try paths.map { try FileHandle(forWritingTo: $0) }
      var options = CursesTerminal.Options()
      options.input = pair.program
      options.output = pair.program
      options.glyphs = .unicode
      options.printed = (files[0].fileDescriptor, files[1].fileDescriptor)
      terminal = try CursesTerminal(options)
      self.paths = paths
      self.files = files
    }

    func write(_ text: String, to index: Int = 0) { files[index].write(Data(text.utf8)) }

    /// What is in the two files.
    func contents() throws -> [String] {
      try paths.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    }

    @MainActor func end() {
      terminal.close()
      pair.close()
      for path in paths { try? FileManager.default.removeItem(at: path) }
    }
  }

  private func texts(_ pieces: [PrintedBytes]) -> [String] {
    PrintedBytes.Stream.allCases.map { stream in
      String(
        decoding: pieces.filter { $0.stream == stream }.flatMap(\.bytes), as: UTF8.self)
    }
  }

  @Test func `what is printed is read at once, and is where it belongs after the end`() throws {
    let printing = try Printing()
    defer { printing.end() }
    let terminal = printing.terminal
    #expect(terminal.takePrinted() == [])
    printing.write("out\n")
    printing.write("err\n", to: 1)
    #expect(texts(terminal.takePrinted()) == ["out\n", "err\n"])
    printing.write("more")
    #expect(texts(terminal.takePrinted()) == ["more", ""])
    #expect(try printing.contents() == ["", ""])
    terminal.close()
    #expect(try printing.contents() == ["out\nmore", "err\n"])
    printing.write("\nafterwards\n")
    #expect(try printing.contents() == ["out\nmore\nafterwards\n", "err\n"])
  }

  @Test func `the descriptor is readable once something was printed, until that is seen`() throws {
    let printing = try Printing()
    defer { printing.end() }
    let descriptor = try #require(printing.terminal.descriptor)
    func isReadable() -> Bool {
      var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&source, 1, 0) > 0
    }
    while printing.terminal.nextEvent() != nil {}
    #expect(!isReadable())
    printing.write("x")
    #expect(isReadable())
    #expect(printing.terminal.nextEvent() == nil)
    #expect(!isReadable())
    #expect(texts(printing.terminal.takePrinted()) == ["x", ""])
  }

  @Test func `of much at once the end is read, and the rest is counted`() throws {
    let printing = try Printing()
    defer { printing.end() }
    let line = String(repeating: "0123456789", count: 10) + "\n"
    printing.write(String(repeating: line, count: 100_000))
    let pieces = printing.terminal.takePrinted()
    let omitted = try #require(pieces.first).omitted
    let read = pieces.map(\.bytes.count).reduce(0, +)
    #expect(omitted.bytes + read == 10_100_000)
    #expect(read == 256 << 10)
    #expect(omitted.lines == omitted.bytes / 101)
    #expect(pieces.dropFirst().allSatisfy { $0.omitted == PrintedBytes.Amount() })
    printing.terminal.close()
    #expect(try printing.contents()[0] == String(repeating: line, count: 100_000))
  }

  @Test func `of more than is kept the end is printed, and what was left out is said`() throws {
    let printing = try Printing()
    defer { printing.end() }
    let megabyte = String(repeating: "0123456789abcdef", count: 1 << 16)
    for _ in 0..<30 {
      printing.write(megabyte)
      _ = printing.terminal.takePrinted()
    }
    printing.terminal.close()
    let text = try printing.contents()[0]
    let end = try #require(text.firstIndex(of: "\n"))
    let said = " \(14 << 20) bytes were printed before this, and are left out"
    #expect(text[..<end].hasSuffix(said))
    #expect(text[text.index(after: end)...].utf8.count == 16 << 20)
    #expect(text.hasSuffix(megabyte))
  }

  @Test func `one terminal after another keeps what is printed`() throws {
    for round in 0..<3 {
      let printing = try Printing()
      defer { printing.end() }
      printing.write("round \(round)\n")
      #expect(texts(printing.terminal.takePrinted()) == ["round \(round)\n", ""])
    }
  }

  @Test func `another program that has the terminal writes its errors there`() throws {
    let printing = try Printing()
    defer { printing.end() }
    printing.write("before\n")
    #expect(printing.terminal.run(["true"]) == .ended(status: 0))
    printing.write("after\n")
    #expect(texts(printing.terminal.takePrinted()) == ["before\nafter\n", ""])
    #expect(try printing.contents()[0] == "")
  }
}
