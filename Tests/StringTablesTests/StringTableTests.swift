import StringTables
import Testing

/// A table as lines `line:column key=text`, and its problems.
func read(_ text: String) -> (entries: [String], problems: [String]) { read(Array(text.utf8)) }

func read(_ bytes: [UInt8]) -> (entries: [String], problems: [String]) {
  let table = StringTable(bytes)
  return (
    table.entries.map { "\($0.position) \($0.key)=\($0.text)" }, table.problems.map(\.description)
  )
}

struct StringTableTests {
  private let text = "\"ü\" = \"😀é\";\n\"b\" = \"c\";\n"

  @Test func `The encodings of Xcode's files are read`() {
    let utf16 = Array(text.utf16)
    let little = utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big = utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    for bytes in [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little,
      [0xFE, 0xFF] + big, little, big,
    ] {
      let (entries, problems) = read(bytes)
      #expect(entries == ["1:1 ü=😀é", "2:1 b=c"])
      #expect(problems == [])
    }
  }

  @Test func `Bytes that are no text are told`() {
    let latin = Array("a = \"".utf8) + [0xE4] + Array("\";\nb = c;".utf8)
    #expect(read(latin).entries == ["1:1 a=\u{FFFD}", "2:1 b=c"])
    #expect(
      read(latin).problems == [
        "1:6: the file is not in UTF-8: a byte here is no character; save it as UTF-8"
      ])
    #expect(
      read([0xFF, 0xFE, 0x61, 0, 0x3B, 0, 0x61]).problems == [
        "1:1: the file is not whole UTF-16: it has half a character"
      ])
  }

  @Test func `A file that is too large is refused`() {
    let table = StringTable([UInt8](repeating: 0x20, count: StringTable.mostBytes + 1))
    #expect(
      table.problems.map(\.message) == ["the file has 16777217 bytes; at most 16 MB are read"])
  }

  @Test func `Keys are told apart by their code points`() {
    let table = StringTable(Array("\"\u{E9}\" = one;\n\"e\u{301}\" = two;".utf8))
    #expect(table.entries.map(\.text) == ["one", "two"])
    #expect(table["e\u{301}"] == "two")
    #expect(table["e"] == nil)
    #expect(table.problems == [])
  }

  @Test func `The last text of a key counts`() {
    let (entries, problems) = read("a = 1;\nb = 2;\na = 3;")
    #expect(entries == ["3:1 a=3", "2:1 b=2"])
    #expect(problems == ["3:1: the key 'a' is in line 1 already; the last one counts"])
  }

  @Test func `No more than a thousand problems are listed`() {
    let table = StringTable(Array((String(repeating: "@\n", count: 3000) + "a = b;").utf8))
    #expect(table.problems.count == 1000)
    #expect(table["a"] == "b")
  }
}
