import SeededRandom
import Testing
import Typefaces

@Suite struct AdvancesTests {
  private let body = ScaledTypeface(Typeface(), size: 17)

  @Test func `There is an advance for each code point, and their sum is the width`() {
    for text in ["", "A", "To AV.", "Größe", "文字 To", "👨‍👩‍👧 e\u{301}", "a\u{301}To", "1️⃣"] {
      var advances: [Double] = []
      body.appendAdvances(of: text, to: &advances)
      #expect(advances.count == text.unicodeScalars.count, "\(text)")
      #expect(abs(advances.reduce(0, +) - body.width(of: text)) < 1e-9, "\(text)")
    }
  }

  @Test func `Advances are appended to what is there`() {
    var advances = [1.0]
    body.appendAdvances(of: "ab", to: &advances)
    #expect(advances.count == 3 && advances[0] == 1)
  }

  @Test func `A line that ends in a text is as wide as the sum without the kerning at its end`() {
    let text = "AVATo."
    var advances: [Double] = []
    body.appendAdvances(of: text, to: &advances)
    let scalars = Array(text.unicodeScalars)
    for end in 1..<scalars.count {
      let line = String(String.UnicodeScalarView(scalars[..<end]))
      let sum = advances[..<end].reduce(0, +) - body.kerning(scalars[end - 1], scalars[end])
      #expect(abs(sum - body.width(of: line)) < 1e-9)
    }
  }

  @Test func `Widths don't depend on what was measured before`() {
    var random = SplitMix(seed: 7)
    // More sizes than are kept.
    let sizes = (0..<600).map { _ in Double(Int.random(in: 80...9_000, using: &random)) / 20 }
    let first = sizes.map { ScaledTypeface(Typeface(), size: $0).width(of: "Order") }
    let again = sizes.reversed().map { ScaledTypeface(Typeface(), size: $0).width(of: "Order") }
    #expect(first == again.reversed())
  }
}
