import Cells
import Testing

@Suite struct ControlGlyphsTests {
  private let text = "\u{1B}[31mred\u{0}\u{7F}\u{85}\ttab\u{202E}日"

  @Test func `controls are pictures where the terminal has them`() {
    #expect(GlyphSet.unicode.visible(text) == "␛[31mred␀␡\u{FFFD}    tab\u{FFFD}日")
  }

  @Test func `what joins emoji or letters stays`() {
    #expect(GlyphSet.unicode.visible("👨‍👩‍👧 x\u{200C}y") == "👨‍👩‍👧 x\u{200C}y")
    #expect(GlyphSet.ascii.visible("a\u{2028}👨‍👩‍👧") == "a\u{FFFD}👨‍👩‍👧")
  }

  @Test func `controls are a caret and a letter elsewhere`() {
    #expect(GlyphSet.ascii.visible(text) == "^[[31mred^@^?\u{FFFD}    tab\u{FFFD}日")
  }
}
