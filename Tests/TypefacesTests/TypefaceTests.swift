import Testing
import Typefaces

@Suite struct TypefaceTests {
  @Test func `A family without measurements is as wide as its relative, or by a share wider`() {
    func width(_ name: String) -> Double {
      ScaledTypeface(Typeface(named: name), size: 100).width(of: "Hamburg")
    }
    #expect(abs(width("Futura-Medium") / width("Avenir-Medium") - 1.03) < 1e-9)
    #expect(abs(width("GillSans") / width("Avenir-Roman") - 0.9) < 1e-9)
    #expect(width("Optima-Regular") == width("Avenir-Roman"))
  }

  @Test func `Weights beyond the scale count as its ends`() {
    #expect(Typeface(weight: 7).weight == 1)
    #expect(Typeface(weight: .nan).weight == 0)
    #expect(Typeface(weight: -0.8) != Typeface(weight: 0))
  }

  @Test func `Every family has widths and heights`() {
    for family in FontFamily.allCases {
      let typeface = ScaledTypeface(Typeface(named: family.name), size: 100)
      #expect(typeface.typeface.family == family, "\(family)")
      let average = typeface.width(of: "abcdefghijklmnopqrstuvwxyz") / 26
      #expect(average > 40 && average < 65, "\(family)")
      #expect(typeface.lineHeight >= 100 && typeface.lineHeight < 140, "\(family)")
      #expect(typeface.xHeight < typeface.capHeight, "\(family)")
    }
  }

  @Test func `Versions of iOS belong to three eras`() {
    #expect([8, 9, 10].map(SystemFontEra.init(iOSMajor:)) == [.iOS9, .iOS9, .iOS9])
    #expect(
      [11, 13, 14, 18].map(SystemFontEra.init(iOSMajor:)) == [.iOS11, .iOS11, .iOS14, .iOS14])
  }
}
