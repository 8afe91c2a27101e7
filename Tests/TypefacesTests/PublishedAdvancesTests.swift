import Testing
import Typefaces

/// Widths by the figures that Adobe publishes for the fonts of PDF and PostScript, in thousandths of an em.
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
}
