import SeededRandom
import StringTables
import Testing

struct StringCatalogTests {
  private let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {},
        "a.text" : {
          "comment" : "Class = \\"UILabel\\";",
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "new", "value" : "Hello" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Grüß dich" } }
          }
        },
        "count" : {
          "localizations" : {
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Bild" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Bilder" } }
            } } },
            "en" : { "variations" : { "device" : {
              "ipad" : { "stringUnit" : { "state" : "translated", "value" : "On iPad" } },
              "other" : { "variations" : { "plural" : {
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Elsewhere" } } } } }
            } } }
          }
        },
        "brand" : {
          "shouldTranslate" : false,
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Tenniel" } },
            "de" : { "stringUnit" : { "state" : "new", "value" : "" } } }
        },
        "begun" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "" } } } }
      },
      "version" : "1.0"
    }
    """

  private func texts(_ language: String, _ device: StringCatalog.Device = .iPhone) -> [String] {
    StringCatalog(Array(text.utf8), device: device).table(language: language).entries.map {
      "\($0.position) \($0.key)=\($0.text)"
    }
  }

  @Test func `Each language has its table, in the order of the file`() {
    #expect(
      texts("de") == ["5:5 a.text=Grüß dich", "13:5 count=%lld Bilder", "26:5 brand=Tenniel"])
    #expect(texts("en") == ["5:5 a.text=Hello", "13:5 count=Elsewhere", "26:5 brand=Tenniel"])
    #expect(texts("fr") == ["26:5 brand=Tenniel"])
  }

  // With a look at all keys for each language this takes hours.
  @Test func `As many languages as keys take no longer than as many texts in one`() {
    let entries = (0..<40_000).map {
      #""k\#($0)": { "localizations": { "l\#($0)": { "stringUnit": { "value": "t\#($0)" } } } }"#
    }
    let catalog = StringCatalog(
      Array(#"{ "sourceLanguage": "l0", "strings": { \#(entries.joined(separator: ",")) } }"#.utf8))
    let texts = catalog.languages.flatMap { language in
      catalog.table(language: language).entries.map { $0.key + language + $0.text }
    }
    #expect(texts.count == 40_000)
    #expect(texts.contains("k39999l39999t39999"))
  }

  @Test func `A device may have its own text`() {
    #expect(texts("en", .iPad)[1] == "13:5 count=On iPad")
  }

  @Test func `Entries tell where they come from`() {
    let catalog = StringCatalog(Array(text.utf8))
    #expect(catalog.problems == [])
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.languages == ["de", "en"])
    #expect(catalog.entries.map(\.key) == ["", "a.text", "count", "brand", "begun"])
    #expect(catalog.entries.map(\.shouldTranslate) == [true, true, true, false, true])
    #expect(catalog.entries[1].texts.map(\.state) == ["new", "translated"])
  }

  @Test func `All faults are told, and the other texts are kept`() {
    let catalog = StringCatalog(
      Array(
        """
        { "strings": {
          "a": { "localizations": { "en": {} } },
          "b": { "shouldTranslate": 1, "localizations": { "en": { "stringUnit": { "value": 5 } } } },
          "c": 3,
          "d": { "localizations": { "en": { "variations": { "plural": { "one": {} } } } } },
          "e": { "localizations": { "en": { "stringUnit": { "value": "kept" } } } } } }
        """.utf8))
    #expect(
      catalog.problems.map(\.description) == [
        "1:1: the catalog has no \"sourceLanguage\"; en is taken",
        "2:35: \"a\" in en has neither \"stringUnit\" nor \"variations\"",
        "3:29: \"shouldTranslate\" is true or false, not the number 1",
        "3:73: \"b\" in en has no \"value\" that is a string",
        "4:8: the value of \"c\" is an object, not the number 3",
        "5:51: \"d\" in en has no variation for \"other\"",
      ])
    #expect(catalog.table(language: "en")["e"] == "kept")
  }

  @Test func `Text that is no JSON has one problem`() {
    #expect(
      StringCatalog(Array("{\n\"a\" 1}".utf8)).problems.map(\.description) == [
        "2:5: expected ':' after the key, found '1'"
      ])
    #expect(
      StringCatalog(Array("[]".utf8)).problems.map(\.description) == [
        "1:1: a string catalog is an object; this is an array"
      ])
  }

  @Test func `Damaged catalogs are read without trap`() {
    var random = SplitMix(seed: 13)
    for _ in 0..<500 {
      var bytes = Array(text.utf8)
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] = Array("{}[]:,\"1tx".utf8).randomElement(using: &random) ?? 0
      let catalog = StringCatalog(bytes)
      #expect(catalog.table(language: "de").entries.count <= 5)
    }
  }
}
