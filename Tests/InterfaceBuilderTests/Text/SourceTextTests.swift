import InterfaceBuilder
import Testing
import Wording

@Suite struct SourceTextTests {
  private static let text = "<a b=\"Zoë 🫖\">\r\n\t<c/>\r<d/>\n</a>"

  @Test(arguments: [
    Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), utf16(text, bigEndian: false),
    utf16(text, bigEndian: true), utf16(text, bigEndian: false, mark: false),
    utf16(text, bigEndian: true, mark: false), [], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE],
  ])
  func `a file is written with the bytes that were read`(file: [UInt8]) throws {
    let source = try SourceText(file: file)
    #expect(source.fileBytes == file)
  }

  @Test(arguments: [
    utf16(text, bigEndian: false), utf16(text, bigEndian: true),
    utf16(text, bigEndian: true, mark: false), [0xEF, 0xBB, 0xBF] + Array(text.utf8),
  ])
  func `a text is the same in each encoding`(file: [UInt8]) throws {
    #expect(try SourceText(file: file).bytes == Array(Self.text.utf8))
  }

  @Test func `lines end with any of the three line ends`() {
    let source = SourceText("ab\ncd\r\nef\rgh")
    #expect(
      (1...4).map { String(decoding: source.bytes[source.rangeOfLine($0)], as: UTF8.self) } == [
        "ab", "cd", "ef", "gh",
      ])
    #expect(source.position(of: 4) == TextPosition(line: 2, column: 2))
    #expect(source.position(of: 6) == TextPosition(line: 2, column: 4))
    #expect(source.position(of: 10) == TextPosition(line: 4, column: 1))
    #expect(source.position(of: 99) == TextPosition(line: 4, column: 3))
  }

  @Test func `columns count characters, not bytes`() {
    let source = SourceText("Zoë 🫖 x")
    #expect(source.position(of: source.bytes.count - 1) == TextPosition(line: 1, column: 7))
  }

  @Test func `a byte that is not UTF-8 has its place`() {
    let error = #expect(throws: SourceText.EncodingError.self) {
      try SourceText(file: [0xEF, 0xBB, 0xBF] + Array("<a>\n caf".utf8) + [0xE9, 0x3C])
    }
    #expect(
      error?.message
        == "the byte 0xE9 is not UTF-8; save the file in UTF-8, as Interface Builder does")
    #expect(error?.offset == 11)
    #expect(error?.position == TextPosition(line: 2, column: 5))
  }

  @Test(arguments: [[0xFF, 0xFE, 0x3C], [0xFF, 0xFE, 0x00, 0xD8, 0x3C, 0x00]])
  func `broken UTF-16 is refused`(file: [UInt8]) {
    #expect(throws: SourceText.EncodingError.self) { try SourceText(file: file) }
  }

  @Test func `a file of more than 64 MB is not read`() {
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 67_108_864)
    #expect(
      Document.read(blanks + [0x20], name: "a.xib").problems.map(\.text) == [
        "a.xib:1:1: error: the file has 67108865 bytes; documents up to 67108864 are read"
      ])
    // One of 64 MB is: that its first byte is no text is told before the rest is looked at.
    let error = #expect(throws: SourceText.EncodingError.self) {
      try SourceText(file: [0xE9] + blanks.dropFirst())
    }
    #expect(error?.message.hasPrefix("the byte 0xE9 is not UTF-8") == true)
  }
}
