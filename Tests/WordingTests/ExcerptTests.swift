import Testing
import Wording

@Suite struct `The beginning of a text` {
  @Test func `is all of it up to 60 code points`() {
    let text = String(repeating: "é", count: 60)
    #expect(text.excerpt == text)
    #expect((text + "x").excerpt == String(repeating: "é", count: 59) + "…")
    #expect("".excerpt == "")
  }

  @Test func `ends within a character that has no end`() {
    let accents = "e" + String(repeating: "\u{301}", count: 1000)
    #expect(accents.count == 1)
    #expect(accents.excerpt.unicodeScalars.count == 60)
  }
}
