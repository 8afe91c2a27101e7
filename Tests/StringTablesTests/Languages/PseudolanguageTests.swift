import StringTables
import Testing

struct PseudolanguageTests {
  @Test(
    arguments: [
      (.doubleLength, "Text Text"), (.rightToLeft, "Text"), (.accented, "T̀ëx̀t̃"),
      (.bounded, "[# Text #]"), (.rightToLeftStrings, "\u{202E}Text\u{202C}"),
    ] as [(Pseudolanguage, String)])
  func `A text is changed as on the device`(language: Pseudolanguage, expected: String) {
    #expect(language.text("Text") == expected)
    #expect(language.text("") == "")
  }

  @Test func `Letters have accents in turn, other characters none`() {
    #expect(Pseudolanguage.accented.text("String 1 ß!") == "S̈t̃r̀i̥ñģ 1 ß!")
  }

  @Test func `Two of them turn the layout`() {
    #expect(Pseudolanguage.allCases.filter(\.isRightToLeft) == [.rightToLeft, .rightToLeftStrings])
  }
}
