import TerminalIO
import Testing

@testable import TerminalApp

@Suite struct PrintedLinesTests {
  private var lines = PrintedLines()

  private mutating func take(_ bytes: [UInt8], omitted: Int = 0) -> [String] {
    lines.take(
      PrintedBytes(
        stream: .output, bytes: bytes, omitted: PrintedBytes.Amount(bytes: omitted, lines: 0)))
  }

  private mutating func take(_ text: String) -> [String] { take(Array(text.utf8)) }

  @Test mutating func `a line is what stands between two ends, in however many pieces it comes`() {
    #expect(take("one\ntwo\n\nth") == ["one", "two", ""])
    #expect(lines.unfinished == "th")
    #expect(take("ree") == [])
    #expect(take("\r\nfour\n") == ["three", "four"])
    #expect(lines.unfinished == nil)
  }

  @Test mutating func `a character in two pieces is one character`() {
    let bytes = Array("日\n".utf8)
    #expect(take(Array(bytes[..<2])) == [])
    #expect(take(Array(bytes[2...])) == ["日"])
  }

  @Test mutating func `what is not UTF-8 is replaced`() {
    #expect(take([0x61, 0xFF, 0x62, 0xC3, 0x0A]) == ["a\u{FFFD}b\u{FFFD}"])
  }

  @Test mutating func `controls stay in the line, besides the terminal's end of it`() {
    #expect(take("\u{1B}[2J\u{7}\rx\r\n") == ["\u{1B}[2J\u{7}\rx"])
  }

  @Test mutating func `of a long line the beginning is kept, and the rest is counted`() {
    let text = String(repeating: "x", count: 5000)
    #expect(take(text) == [])
    #expect(
      take(text + "\nnext\n") == [
        String(repeating: "x", count: 2000) + " (8000 bytes more)", "next",
      ])
  }

  @Test mutating func `a long line is not cut within a character`() {
    let text = "x" + String(repeating: "é", count: 2000) + "\n"
    #expect(take(text) == ["x" + String(repeating: "é", count: 999) + " (2002 bytes more)"])
  }

  @Test mutating func `a line whose middle was left out is not put together`() {
    #expect(take("begin") == [])
    #expect(take(Array("end\n".utf8), omitted: 100) == ["end"])
  }
}
