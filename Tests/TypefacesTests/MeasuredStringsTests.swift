import Testing
import Typefaces

/// Widths of texts that Core Text gives on iOS 26, in points, unrounded.
///
/// Source: golden/font_metrics_ios.json in <https://github.com/Vercantez/openuikit>.
@Suite struct MeasuredStringsTests {
  private let pangram = "The quick brown fox jumps over the lazy dog"

  private func width(
    _ text: String, _ size: Double, _ weight: Double = 0, italic: Bool = false
  ) -> Double {
    ScaledTypeface(Typeface(weight: weight, italic: italic), size: size).width(of: text)
  }

  // Texts that aren't kerned, at sizes for text, between, and for large text: "WWWW MMMM" and
  // "iiiiillll".
  @Test(arguments: [
    (8.0, -0.8, 60.1901, 17.0948), (14, -0.6, 101.8491, 26.3886), (17, -0.4, 124.0939, 32.3544),
    (8, 0, 63.0156, 19.8047), (8, 0.23, 63.8149, 20.8847), (8, 0.3, 64.3968, 21.6700),
    (17.5, 0.62, 139.2983, 48.0945), (19, 0, 140.5807, 37.9952), (19, 0.4, 145.7684, 44.9169),
    (21, -0.8, 145.6228, 32.1061), (22, 0.62, 173.1644, 57.6843), (24, 0.56, 186.0906, 58.9697),
    (26, -0.6, 181.3941, 40.4683), (28, 0.3, 210.6783, 60.9275), (29, 0.56, 225.3522, 71.4766),
    (34, -0.8, 233.0413, 48.2261), (34, -0.4, 243.6136, 60.0946),
  ])
  func `Advances and tracking are those of the font`(
    size: Double, weight: Double, capitals: Double, letters: Double
  ) {
    #expect(abs(width("WWWW MMMM", size, weight) - capitals) < 0.005)
    #expect(abs(width("iiiiillll", size, weight) - letters) < 0.005)
  }

  @Test(arguments: [
    (9.0, 70.3828, 21.9111), (16, 119.6406, 33.4688), (22, 161.6687, 42.8765),
    (29, 214.4272, 57.4761), (33, 243.5684, 64.9688),
  ])
  func `Slanted letters have advances of their own`(size: Double, capitals: Double, letters: Double)
  {
    #expect(abs(width("WWWW MMMM", size, italic: true) - capitals) < 0.005)
    #expect(abs(width("iiiiillll", size, italic: true) - letters) < 0.005)
    // Of other weights than regular the slant is not measured; they differ as regular does.
    let bold = width("iiiiillll", size, 0.4, italic: true) - width("iiiiillll", size, 0.4)
    #expect(abs(bold - letters + width("iiiiillll", size)) < 0.005)
  }

  // "AVAST Wavy To. LT" and a pangram, whose letters are kerned.
  @Test(arguments: [
    (8.0, 0.0, 76.0, 176.9766), (13, 0.62, 129.1938, 302.5229), (17, -0.8, 138.2094, 324.8033),
    (19, 0, 162.8087, 375.8106), (19, 0.3, 168.6803, 391.1660), (24, 0.4, 209.3588, 491.6061),
    (28, 0, 229.2910, 530.4551), (28, 0.4, 243.8926, 574.5332), (29, 0.62, 267.4854, 640.0957),
    (34, -0.8, 254.4246, 600.4288),
  ])
  func `Kerning grows with the size, more so of capitals`(
    size: Double, weight: Double, capitals: Double, letters: Double
  ) {
    #expect(abs(width("AVAST Wavy To. LT", size, weight) - capitals) < 0.1)
    #expect(abs(width(pangram, size, weight) - letters) < 0.1)
  }

  @Test func `Words are as wide as on a device`() {
    #expect(abs(width("Hello UIKit", 17) - 79.667) < 1.0 / 3)
    #expect(46.0 < width("Layout", 15) && width("Layout", 15) <= 46.17)
    #expect(51.0 < width("Layout", 17) && width("Layout", 17) <= 51.334)
  }
}
