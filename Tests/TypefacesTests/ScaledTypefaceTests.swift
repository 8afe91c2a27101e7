import Testing
import Typefaces

@Suite struct ScaledTypefaceTests {
  @Test func `Label at 17 points is 41.5 points wide on a screen of two pixels a point`() {
    let width = ScaledTypeface(Typeface(), size: 17).width(of: "Label")
    #expect((width * 2 - 0.02).rounded(.up) / 2 == 41.5)
  }
}
