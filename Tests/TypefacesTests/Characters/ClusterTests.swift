import Testing
import Typefaces

@Suite struct ClusterTests {
  private let body = ScaledTypeface(Typeface(), size: 17)

  @Test(arguments: ["👍🏽", "🇩🇪", "👨‍👩‍👧‍👦", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏃‍♂️"])
  func `A sequence that shows one emoji is as wide as one`(emoji: String) {
    #expect(abs(body.width(of: emoji) - body.width(of: "😀")) < 1e-9)
    #expect(abs(body.width(of: "\(emoji)b\(emoji)") - body.width(of: "😀b😀")) < 1e-9)
  }

  @Test func `Two flags are two emoji wide, and two emoji without a joiner as well`() {
    let two = 2 * body.width(of: "😀")
    #expect(abs(body.width(of: "🇩🇪🇫🇷") - two) < 1e-9)
    #expect(abs(body.width(of: "👨👩") - two) < 1e-9)
  }

  // Labels in public documents: 🤍 at 17 points is 20 wide, 😬 at 38 is 43, 🌮 at 45 is 50.
  @Test(arguments: [(17.0, 20.0), (38, 43), (45, 49.5), (46, 50), (300, 326.5)])
  func `An emoji is as wide as in documents`(size: Double, width: Double) {
    let sum = ScaledTypeface(Typeface(), size: size).width(of: "😬")
    #expect((sum * 2 - 0.02).rounded(.up) / 2 == width)
  }

  @Test func `Marks that combine have no width`() {
    #expect(abs(body.width(of: "e\u{301}") - body.width(of: "e")) < 1e-9)
    #expect(body.width(of: "\u{301}") == 0)
    #expect(abs(body.width(of: "ก\u{E49}") - body.width(of: "ก")) < 1e-9)
    #expect(abs(body.width(of: "a\u{200B}b\u{FEFF}") - body.width(of: "a\u{200B}b")) < 1e-9)
  }

  @Test func `Format characters that nobody sees have no width, soft hyphens among them`() {
    for typeface in [Typeface(), Typeface(named: "HelveticaNeue"), Typeface(design: .monospaced)] {
      let scaled = ScaledTypeface(typeface, size: 17)
      let plain = scaled.width(of: "no")
      for hidden in ["\u{AD}", "\u{2060}", "\u{200E}", "\u{FEFF}"] {
        #expect(abs(scaled.width(of: "n\(hidden)o") - plain) < 0.1)
      }
    }
  }

  @Test func `Control characters have no width`() {
    #expect(body.width(of: "\n\t\u{0}\u{2028}") == 0)
  }

  // Chinese titles in public documents: 13 characters at 18 points are 238.5 wide, 2 at 14 points
  // were 28 before iOS 11.
  @Test func `Chinese characters are an em wide, and a fiftieth more since iOS 11`() {
    let heading = ScaledTypeface(Typeface(weight: 0.4), size: 18, era: .iOS11)
    let title = heading.width(of: "一二三四五六，七八九十一；")
    #expect((title * 2 - 0.02).rounded(.up) / 2 == 238.5)
    #expect(ScaledTypeface(Typeface(), size: 14, era: .iOS9).width(of: "照相") == 28)
    #expect(ScaledTypeface(Typeface(named: "HelveticaNeue"), size: 20).width(of: "中文") == 40)
  }

  // Korean texts in public documents: 5 syllables and a space are 80 points wide at 16 in Helvetica
  // Neue.
  @Test func `Korean syllables are as wide as in documents, written whole or in parts`() {
    let neue = ScaledTypeface(Typeface(named: "HelveticaNeue"), size: 16)
    #expect((neue.width(of: "추천 키워드") * 2 - 0.02).rounded(.up) / 2 == 80)
    #expect(abs(body.width(of: "\u{1112}\u{1161}\u{11AB}") - body.width(of: "한")) < 1e-9)
  }

  @Test func `Half-width kana are half an em wide`() {
    #expect(body.width(of: "ｱ") == 8.5)
  }

  @Test func `Characters that no table covers have a width`() {
    for text in ["ب", "ש", "ก", "क", "ქ", "∑", "⟶", "■", "𝒳"] {
      let width = body.width(of: text)
      #expect(width > 4 && width < 21, "\(text)")
    }
  }
}
