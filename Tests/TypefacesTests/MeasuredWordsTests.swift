import Testing
import Typefaces

@Suite struct MeasuredWordsTests {
  /// The width of a word on a screen: the sum, rounded up to the pixel.
  private func width(of word: MeasuredWord) -> Double {
    let typeface = ScaledTypeface(
      Typeface(weight: word.weight), size: word.size, era: SystemFontEra(iOSMajor: word.version))
    return (typeface.width(of: word.text) * word.scale - 0.02).rounded(.up) / word.scale
  }

  @Test func `All but few of the words are as wide as in documents, to the pixel`() {
    let met = MeasuredWord.all.count { abs(width(of: $0) - $0.width) < 0.01 }
    #expect(MeasuredWord.all.count == 180)
    #expect(met >= 136)
  }

  @Test(arguments: MeasuredWord.all)
  func `A word is at most a pixel wider or narrower than in a document`(word: MeasuredWord) {
    // What measures the font on iOS 26 has a wider percent sign than documents of iOS 12, and
    // a wider light 9 and black B; a bold label is two pixels narrower than the sum of its letters.
    let isOlder =
      ["100%", "399", "Blue"].contains(word.text) && word.version < 14
      || word.text == "Label" && word.weight == 0.4 && word.size == 14
    let pixels = isOlder ? 2.0 : 1
    #expect(abs(width(of: word) - word.width) <= pixels / word.scale + 0.01, "\(word)")
  }

  @Test
  func `A label that says Label is 42 points wide before iOS 14, and half a point less since`() {
    let words = MeasuredWord.all.filter { $0.text == "Label" && $0.size == 17 && $0.weight == 0 }
    #expect(words.contains { $0.version == 12 && $0.width == 42 && width(of: $0) == 42 })
    #expect(words.contains { $0.version == 14 && $0.width == 41.5 && width(of: $0) == 41.5 })
  }

  // Titles of buttons of the system font at 15 points in public documents, which are rounded up to
  // a whole point.
  @Test(arguments: [
    ("Button", 46.0), ("Cancel", 48), ("Close", 39), ("Delete", 45), ("Dismiss", 54), ("Done", 37),
    ("Login", 38), ("Next", 32), ("Rename", 56), ("Save", 34), ("Send", 36),
    ("Start", 34), ("Submit", 49), ("Back", 34), ("Accept", 49), ("Lines", 37), ("Take Photo", 77),
  ])
  func `The title of a button is as wide as in documents`(title: String, width: Double) {
    let typeface = ScaledTypeface(Typeface(), size: 15, era: .iOS11)
    #expect((typeface.width(of: title) - 0.02).rounded(.up) == width)
  }
}
