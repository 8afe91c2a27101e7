import Cells
import Foundation
import Testing

@testable import TerminalIO

/// What a program prints while its terminal is open.
@MainActor @Suite(.serialized)
struct PrintedOutputTests {
  private func texts(_ pieces: [PrintedBytes]) -> [String] {
    PrintedBytes.Stream.allCases.map { stream in
      String(decoding: pieces.filter { $0.stream == stream }.flatMap(\.bytes), as: UTF8.self)
    }
  }

  @Test func `what would be on the terminal is read at once, and is there after the end`() throws {
    let program = try PrintingProgram()
    defer { program.end() }
    let terminal = program.terminal
    #expect(terminal.takePrinted() == [])
    program.print("out\n")
    program.complain("err\n")
    #expect(texts(terminal.takePrinted()) == ["out\n", "err\n"])
    program.print("more\n")
    #expect(texts(terminal.takePrinted()) == ["more\n", ""])
    terminal.close()
    program.print("afterwards\n")
    let shown = String(decoding: try program.pair.shown(upTo: "afterwards\r\n"), as: UTF8.self)
    #expect(shown.hasSuffix("out\r\nmore\r\nerr\r\nafterwards\r\n"))
    #expect(shown.components(separatedBy: "out").count == 2)
  }

  @Test func `what goes to a pipe is there while the terminal is open`() throws {
    let program = try PrintingProgram(to: .pipe)
    defer { program.end() }
    program.complain("one\n")
    #expect(try program.arrived() == "one\n")
    #expect(texts(program.terminal.takePrinted()) == ["", "one\n"])
    program.complain("two\n")
    #expect(try program.arrived() == "two\n")
    program.terminal.close()
    program.complain("three\n")
    #expect(try program.arrived() == "three\n")
  }

  @Test func `what goes to a file is there at once, and is read from what was printed on`() throws {
    let program = try PrintingProgram(to: .file)
    defer { program.end() }
    program.complain("one\n")
    #expect(try program.fileText() == "there before\none\n")
    #expect(texts(program.terminal.takePrinted()) == ["", "one\n"])
    program.terminal.close()
    program.complain("two\n")
    #expect(try program.fileText() == "there before\none\ntwo\n")
  }

  @Test func `the stream that was printed to first is the first to be read`() throws {
    let program = try PrintingProgram()
    defer { program.end() }
    func streams() -> [PrintedBytes.Stream] { program.terminal.takePrinted().map(\.stream) }
    program.complain("err\n")
    program.print("out\n")
    #expect(streams() == [.error, .output])
    program.print("out\n")
    program.complain("err\n")
    #expect(streams() == [.output, .error])
    program.complain("err\n")
    // The descriptor is looked at in between.
    #expect(program.terminal.nextEvent() == nil)
    program.print("out\n")
    program.complain("err\n")
    #expect(streams() == [.error, .output])
  }

  @Test(arguments: [PrintingProgram.Destination.terminal, .file])
  func `the descriptor is readable once something was printed, until that is seen`(
    destination: PrintingProgram.Destination
  ) throws {
    let program = try PrintingProgram(to: destination)
    defer { program.end() }
    let descriptor = try #require(program.terminal.descriptor)
    func isReadable() -> Bool {
      var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      return poll(&source, 1, 0) > 0
    }
    while program.terminal.nextEvent() != nil {}
    #expect(!isReadable())
    program.complain("x")
    #expect(isReadable())
    #expect(program.terminal.nextEvent() == nil)
    #expect(!isReadable())
    #expect(texts(program.terminal.takePrinted()) == ["", "x"])
  }

  @Test func `of much at once the end is read, and the rest is counted`() throws {
    let program = try PrintingProgram(to: .file)
    defer { program.end() }
    let line = String(repeating: "0123456789", count: 10) + "\n"
    program.complain(String(repeating: line, count: 100_000))
    let pieces = program.terminal.takePrinted()
    let omitted = try #require(pieces.first).omitted
    let read = pieces.map(\.bytes.count).reduce(0, +)
    #expect(omitted.bytes + read == 10_100_000)
    #expect(read == 256 << 10)
    #expect(omitted.lines == omitted.bytes / 101)
    #expect(pieces.dropFirst().allSatisfy { $0.omitted == PrintedBytes.Amount() })
    #expect(try program.fileText() == "there before\n" + String(repeating: line, count: 100_000))
  }

  @Test func `a pipe that is not read stops nobody, and of too much its reader gets the end`()
    throws
  {
    var filled = 0
    let program = try PrintingProgram(to: .pipe) { pipe in
      // A pipe that is full from the beginning.
      let flags = fcntl(pipe.fileDescriptor, F_GETFL)
      _ = fcntl(pipe.fileDescriptor, F_SETFL, flags | O_NONBLOCK)
      while write(pipe.fileDescriptor, "#", 1) > 0 { filled += 1 }
      _ = fcntl(pipe.fileDescriptor, F_SETFL, flags)
    }
    defer { program.end() }
    let megabyte = String(repeating: "0123456789abcdef", count: 1 << 16)
    for _ in 0..<30 {
      program.complain(megabyte)
      _ = program.terminal.takePrinted()
    }
    let end = program.pipe.fileHandleForReading
    let (ready, read) = (DispatchSemaphore(value: 0), Received())
    Thread.detachNewThread {
      read.bytes = end.readDataToEndOfFile()
      ready.signal()
    }
    program.terminal.close()
    try program.error.close()
    ready.wait()
    let text = String(decoding: read.bytes.dropFirst(filled), as: UTF8.self)
    // What is left out is said where it was, before the end and perhaps once more.
    let name = CommandLine.arguments[0].split(separator: "/").last ?? ""
    let words = " bytes were printed before this, and are left out\n"
    let parts = text.components(separatedBy: "\(name): ").dropFirst()
      .map { $0.components(separatedBy: words) }
    #expect(1...2 ~= parts.count)
    #expect(parts.map { (Int($0[0]) ?? 0) + $0[1].utf8.count }.reduce(0, +) == 30 << 20)
    #expect((parts.last?[1].utf8.count ?? 0) >= 16 << 20)
    #expect(text.hasSuffix(megabyte))
  }

  /// What a thread has read, to be looked at once it says so.
  private final class Received: @unchecked Sendable {
    var bytes = Data()
  }

  @Test func `a reader who goes away is nothing to die of`() throws {
    let program = try PrintingProgram(to: .pipe)
    defer { program.end() }
    program.complain("one\n")
    #expect(try program.arrived() == "one\n")
    try program.pipe.fileHandleForReading.close()
    program.complain("two\n")
    program.terminal.close()
    #expect(program.terminal.nextEvent() == .closed)
  }

  @Test func `one terminal after another keeps what is printed`() throws {
    for round in 0..<3 {
      let program = try PrintingProgram()
      defer { program.end() }
      program.print("round \(round)\n")
      #expect(texts(program.terminal.takePrinted()) == ["round \(round)\n", ""])
    }
  }

  @Test func `another program that has the terminal writes its errors there`() async {
    // A process of its own, since all tests print to the standard error of this one.
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let pair = try PseudoTerminal(columns: 20, rows: 4)
        setenv("TERM", "xterm-256color", 1)
        let found = dup(STDERR_FILENO)
        dup2(pair.program, STDERR_FILENO)
        var options = CursesTerminal.Options()
        options.input = pair.program
        options.output = pair.program
        options.printed = (-1, STDERR_FILENO)
        let terminal = try CursesTerminal(options)
        FileHandle.standardError.write(Data("before\n".utf8))
        let end = terminal.run(["sh", "-c", "echo theirs >&2"])
        let printed = terminal.takePrinted().flatMap(\.bytes)
        terminal.close()
        dup2(found, STDERR_FILENO)
        #expect(end == .ended(status: 0))
        #expect(String(decoding: printed, as: UTF8.self) == "before\n")
        let shown = String(decoding: try pair.shown(upTo: "before\r\n"), as: UTF8.self)
        #expect(shown.components(separatedBy: "theirs\r\n").count == 2)
        pair.close()
      }
    }
  }
}
