import Testing
import Wording

@Suite struct `Printable text` {
  @Test(arguments: [
    "👨‍👩‍👧 Familie", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "🇩🇪", "1️⃣",
    "❤️‍🔥", "👍🏽", "می\u{200C}خواهم", "क्\u{200D}ष", "e\u{301}", "日本",
  ])
  func `keeps what makes one sign of several characters`(text: String) {
    #expect(text.printable == text)
  }

  @Test func `replaces what a terminal obeys, each character by one`() {
    #expect(
      "a\u{1B}[31m\u{9B}b\u{7F}\r\nc".printable
        == "a\u{FFFD}[31m\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}c")
    #expect("a\u{2028}b\u{2029}".printable == "a\u{FFFD}b\u{FFFD}")
  }

  @Test func `has a code for what turns text, and for what nobody sees`() {
    #expect(
      "\u{202E}a\u{2066}b\u{200F}c\u{61C}".printable == #"\u{202E}a\u{2066}b\u{200F}c\u{61C}"#)
    #expect(
      "lo\u{200B}gin\u{2060} \u{FEFF}but\u{AD}ton".printable
        == #"lo\u{200B}gin\u{2060} \u{FEFF}but\u{AD}ton"#)
  }
}
