import InterfaceBuilder
import Testing

@Suite struct TextEditTests {
  private func text(_ source: SourceText) -> String {
    String(decoding: source.bytes, as: UTF8.self)
  }

  @Test func `changes are made in the order of the text, with the ranges of the text before`() {
    let source = SourceText("one two three")
    let edits = [TextEdit(8..<13, "3"), TextEdit(0..<3, "first"), TextEdit(4..<4, "and ")]
    let changed = source.applying(edits)
    #expect(text(changed) == "first and two 3")
    #expect(text(changed.applying(source.inverse(of: edits))) == "one two three")
  }

  @Test func `insertions at one place keep their order`() {
    let source = SourceText("ab")
    let edits = [TextEdit(1..<2, "c"), TextEdit(1..<1, "1"), TextEdit(1..<1, "2")]
    let changed = source.applying(edits)
    #expect(text(changed) == "a12c")
    #expect(text(changed.applying(source.inverse(of: edits))) == "ab")
  }

  @Test func `a changed text keeps its encoding`() throws {
    let source = try SourceText(file: utf16("<a/>", bigEndian: true))
    #expect(source.applying([TextEdit(1..<2, "é")]).fileBytes == utf16("<é/>", bigEndian: true))
  }

  @Test func `changes that break the markup give no document`() {
    #expect(document(storyboard).applying([TextEdit(0..<60, "<")]) == nil)
  }
}
