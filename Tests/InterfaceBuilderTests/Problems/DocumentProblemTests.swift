import InterfaceBuilder
import Testing

@Suite struct DocumentProblemTests {
  private func texts(_ text: String) -> [String] {
    Document.read(Array(text.utf8), name: "a.xib").problems.map(\.text)
  }

  @Test(arguments: [
    // A problem shows its line and marks its place; tabs stay in the line and before the mark.
    (
      "<document>\n  <view key=frame/>\n</document>",
      "a.xib:2:9: error: the attribute's value has no quotes: name=\"value\"\n"
        + "  <view key=frame/>\n        ^~~~~~~~~"
    ),
    (
      "<document>\n\t<view\tkey/>\n</document>",
      "a.xib:2:8: error: the attribute has no value: name=\"value\"\n\t<view\tkey/>\n\t     \t^~~"
    ),
    // What controls a terminal or the direction is spelt out.
    (
      "<document>\u{202E}\u{1B}[31m</document>",
      "a.xib:1:12: error: the character U+001B is not allowed in XML; Interface Builder writes "
        + "such texts as base64-UTF8\n"
        + "<document>\\u{202E}\\u{1B}[31m</document>\n                  ^~~~~~"
    ),
    // Marks stand below wide characters, accents and emoji.
    (
      "<document>\n<view a=\"日本\" e\u{301}=\"👨‍👩‍👧\" b/>\n</document>",
      "a.xib:2:25: error: the attribute has no value: name=\"value\"\n"
        + "<view a=\"日本\" e\u{301}=\"👨‍👩‍👧\" b/>\n                      ^"
    ),
    // A place at the end of the text is marked after the last character.
    (
      "<document",
      "a.xib:1:1: error: the document ends within <document>, which has no end tag\n"
        + "<document\n^~~~~~~~~"
    ),
  ])
  func `a problem shows its line and marks its place`(text: String, problem: String) {
    #expect(texts(text) == [problem])
  }

  @Test func `what turns the direction is spelt out in an error too`() {
    #expect(texts("<document><\u{202E}/></document>").first?.contains("\u{202E}") == false)
  }

  @Test func `what joins emoji stays, and what hides behind a letter is spelt out`() {
    let text = "<document a='👨‍👩‍👧 x\u{200D} م\u{200C}خ' a=''/>"
    let lines = texts(text)[0].split(separator: "\n")
    #expect(lines[1] == "<document a='👨‍👩‍👧 x\\u{200D} م\u{200C}خ' a=''/>")
  }

  @Test func `a long line is cut around the place`() {
    let long = String(repeating: "é", count: 1000)
    let text = texts("<document>\(long)<view a/>\(long)</document>")[0]
    let lines = text.split(separator: "\n")
    #expect(lines[0].hasPrefix("a.xib:1:1017: error: "))
    #expect(lines[1].count == 122)
    #expect(lines[1].hasPrefix("…é") && lines[1].hasSuffix("é…"))
    let mark = lines[2].count { $0 == " " }
    #expect(Array(lines[1])[mark...].starts(with: "a/>"))
  }

  @Test func `a part of the indent that is cut away leaves no sign`() {
    let tags = String(repeating: "<b/>", count: 40)
    let text = texts("<document>\n\(String(repeating: " ", count: 90))<view a/>\(tags)</document>")[
      0]
    let lines = text.split(separator: "\n")
    #expect(lines[1].hasPrefix(" ") && lines[1].hasSuffix("…"))
    let mark = lines[2].count { $0 == " " }
    #expect(Array(lines[1])[mark...].starts(with: "a/>"))
  }
}
