import Testing
import Typefaces

/// Widths by the figures that Adobe publishes for the fonts of PDF and PostScript, in thousandths
/// of an em.
@Suite struct PublishedAdvancesTests {
  @Test(arguments: [
    ("Helvetica", "Hamburg", 722 + 556 + 833 + 556 + 556 + 333 + 556),
    ("Helvetica-Bold", "Hamburg", 722 + 556 + 889 + 611 + 611 + 389 + 611),
    ("ArialMT", "Quiz 42", 778 + 556 + 222 + 500 + 278 + 556 + 556),
    ("TimesNewRomanPSMT", "Hamburg", 722 + 444 + 778 + 500 + 500 + 333 + 500),
    ("TimesNewRomanPS-BoldItalicMT", "Hamburg", 778 + 500 + 778 + 500 + 556 + 389 + 500),
    ("Courier", "Hamburg", 7 * 600),
    ("Palatino-Roman", "Hamburg", 832 + 500 + 883 + 553 + 603 + 395 + 556),
    ("HelveticaNeue", "Hamburg", 722 + 537 + 853 + 593 + 556 + 333 + 574),
    ("HelveticaNeue-Bold", "Hamburg", 741 + 574 + 906 + 611 + 593 + 389 + 611),
  ])
  func `A word is as wide as the published advances of its letters`(
    font: String, word: String, sum: Int
  ) {
    let width = ScaledTypeface(Typeface(named: font), size: 1000).width(of: word)
    #expect(abs(width - Double(sum)) < 3)
  }

  @Test func `Letters with accents are as wide as without`() {
    for font in ["HelveticaNeue", "AvenirNext-Medium", "Georgia", "SFProText-Regular"] {
      let typeface = ScaledTypeface(Typeface(named: font), size: 17)
      #expect(abs(typeface.width(of: "Ầẽñộś") - typeface.width(of: "Aenos")) < 0.3, "\(font)")
    }
  }

  // Widths before rounding that tests, comments and posts of public projects give for
  // `systemFont(ofSize:)`.
  @Test(arguments: [
    ("This is a test string", 17.0, SystemFontEra.iOS11, 144.0933), ("Hello", 17, .iOS14, 38.8145),
    ("Some text", 20, .iOS11, 87.3340), ("See all", 14, .iOS9, 42.5947), ("a", 14, .iOS9, 7.5742),
    ("a", 15, .iOS9, 8.0420), ("a", 16, .iOS9, 8.5156), ("a", 17, .iOS9, 8.9897),
    ("a", 18, .iOS9, 9.5010), ("A", 14, .iOS9, 9.2832), ("A", 17, .iOS9, 11.0649),
    ("A", 19, .iOS9, 12.3203),
  ])
  func `A text of the system font is within a quarter of a point of the published width`(
    text: String, size: Double, era: SystemFontEra, width: Double
  ) {
    #expect(abs(ScaledTypeface(Typeface(), size: size, era: era).width(of: text) - width) < 0.25)
  }
}
