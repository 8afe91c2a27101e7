import StringTables
import Testing

struct LanguageTagTests {
  @Test(arguments: [
    ("de", "de"), ("de-CH", "de-CH"), ("pt_BR", "pt-BR"), ("zh-hant-hk", "zh-Hant-HK"),
    ("ZH_tw", "zh-TW"), ("es-419", "es-419"), ("German", "de"), ("iw", "he"), ("no", "nb"),
    ("sr-Latn", "sr-Latn"), ("ca-ES-valencia", "ca-ES"), ("fil", "fil"),
  ])
  func `Tags are read in all their spellings`(text: String, expected: String) {
    #expect(LanguageTag(text)?.description == expected)
  }

  @Test(arguments: ["", "Base", "mul", "d", "1a", "Elvish", "-", "ä"])
  func `Other names are no languages`(text: String) { #expect(LanguageTag(text) == nil) }

  @Test(arguments: [
    ("de", ["de"]), ("de-CH", ["de-CH", "de"]), ("pt-BR", ["pt-BR", "pt"]),
    ("zh-Hant-HK", ["zh-Hant-HK", "zh-Hant"]), ("zh-HK", ["zh-Hant-HK", "zh-Hant"]),
    ("zh", ["zh-Hans"]), ("es-MX", ["es-MX", "es-419", "es"]), ("es-ES", ["es-ES", "es"]),
    ("sr-Latn-RS", ["sr-Latn-RS", "sr-Latn", "sr"]),
  ])
  func `A language falls back to more general ones`(text: String, expected: [String]) {
    #expect(LanguageTag(text)?.fallbacks.map(\.description) == expected)
  }

  @Test(arguments: [
    ("de-CH", ["de-CH.lproj", "de.lproj", "German.lproj", "Base.lproj", "en.lproj"]),
    ("de", ["de.lproj", "German.lproj", "Base.lproj", "en.lproj"]),
    ("fr", ["Base.lproj", "en.lproj"]), ("en-GB", ["en.lproj", "Base.lproj"]),
    ("zh-Hant-HK", ["zh_TW.lproj", "Base.lproj", "en.lproj"]),
    ("zh-Hans-SG", ["zh-Hans.lproj", "Base.lproj", "en.lproj"]),
  ])
  func `Folders are tried from the nearest language to the development language`(
    text: String, expected: [String]
  ) throws {
    let names = [
      "en.lproj", "zh_TW.lproj", "German.lproj", "Base.lproj", "zh-Hans.lproj", "de-CH.lproj",
      "de.lproj", "mul.lproj",
    ]
    let language = try #require(LanguageTag(text))
    let english = LanguageTag(language: "en")
    #expect(language.folders(among: names, development: english) == expected)
    #expect(language.folders(among: names.reversed(), development: english) == expected)
  }

  @Test func `Some languages are written from right to left`() {
    let tags = ["ar", "he-IL", "fa", "iw", "az-Arab", "de", "ar-Latn", "zh-Hant"]
    #expect(
      tags.map { LanguageTag($0)?.isRightToLeft } == [
        true, true, true, true, true, false, false, false,
      ])
  }
}
