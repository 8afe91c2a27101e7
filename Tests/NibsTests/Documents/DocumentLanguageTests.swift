import AutoLayout
import Foundation
import Glibc
import StringTables
import Testing

@testable import Nibs

@MainActor @Suite(.phone) struct `A document is shown in a language` {
  private let folder = TemporaryFolder()

  /// A storyboard in a language.
  private func open(_ path: String, _ language: String) throws -> OpenDocument {
    let document = try OpenDocument(path: path)
    document.resources.language = try #require(DocumentLanguage(named: language))
    return document
  }

  /// The views of a storyboard's first scene, which are made anew each time.
  private func views(_ document: OpenDocument) throws -> [UIView] {
    document.makeController(try #require(document.scenes.first)).view.subviews
  }

  /// The text of the label of a storyboard.
  private func text(_ path: String, _ language: String) throws -> String? {
    (try views(open(path, language)).first as? UILabel)?.text
  }

  @Test func `the table of a language has the texts, by object and property`() throws {
    let path = try folder.writeLabel("App/Base.lproj/Main", "Cat")
    try folder.write("App/de.lproj/Main.strings", #""lA1.text" = "Katze %@";"#)
    try folder.write("App/pt-BR.lproj/Main.strings", #""lA1.text" = "Gato";"#)
    #expect(try text(path, "de") == "Katze %@")
    #expect(try text(path, "de-AT") == "Katze %@")
    #expect(try text(path, "pt-BR") == "Gato")
    #expect(try text(path, "fr") == "Cat")
    #expect(try text(path, "de+bounded") == "[# Katze %@ #]")
    #expect(try text(path, "double-length") == "Cat Cat")
    #expect(DocumentResources.languages(of: path) == ["de", "pt-BR"])
  }

  /// The keys are those that Xcode writes when it exports the texts of a document.
  @Test func `the table has titles of buttons and segments, and each text is shown once`() throws {
    func button(_ number: Int, _ content: String) -> String {
      """
      <button buttonType="system" id="bU\(number)"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>\(content)</button>
      """
    }
    let path = try folder.write(
      "App/Base.lproj/Main.storyboard",
      Documents.storyboard(
        button(1, #"<state key="normal" title="Cat"/><state key="selected" title="Dog"/>"#)
          + button(2, #"<state key="normal"><string key="title">Cow</string></state>"#)
          + button(
            3,
            """
            <buttonConfiguration key="configuration" style="plain"><string key="title">Cow</string></buttonConfiguration>
            """)
            + """
            <segmentedControl id="sG1"><segments><segment title="One"/><segment><string key="title">Two</string></segment></segments></segmentedControl>
            <label id="lA1"><attributedString key="attributedText"><fragment content="Hen"/></attributedString></label>
            """))
    try folder.write(
      "App/de.lproj/Main.strings",
      #"""
      "bU1.normalTitle" = "Katze"; "bU1.selectedTitle" = "Hund";
      "bU3.configuration.title" = "Kuh"; "sG1.segmentTitles[1]" = "Zwei";
      """#)
    func texts(_ language: String) throws -> [String?] {
      let views = try views(open(path, language))
      let buttons = views.compactMap { $0 as? UIButton }
      let segments = try #require(views[3] as? UISegmentedControl)
      return [
        buttons[0].title(for: .normal), buttons[0].title(for: .selected),
        buttons[1].title(for: .normal), buttons[2].configuration?.title,
        segments.titleForSegment(at: 0), segments.titleForSegment(at: 1),
        (views[4] as? UILabel)?.attributedText?.string,
      ]
    }
    #expect(try texts("de") == ["Katze", "Hund", "Cow", "Kuh", "One", "Zwei", "Hen"])
    #expect(
      try texts("double-length") == [
        "Cat Cat", "Dog Dog", "Cow Cow", "Cow Cow", "One One", "Two Two", "Hen Hen",
      ])
  }

  @Test(arguments: ["App/Main.xcstrings", "App/mul.lproj/Main.xcstrings"])
  func `a catalog of texts serves all languages`(place: String) throws {
    let path = try folder.writeLabel("App/Base.lproj/Main", "Cat")
    try folder.write(
      place,
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"lA1.text": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Katze"}},
        "en": {"stringUnit": {"state": "translated", "value": "Kitten"}}}}}}
      """)
    #expect(try text(path, "de-CH") == "Katze")
    // A device without the wanted language shows the one that the app was written in.
    #expect(try text(path, "fr") == "Kitten")
    #expect(DocumentResources.languages(of: path) == ["de", "en"])
  }

  @Test func `a document in the program's binary has its texts there, none of the disk`() throws {
    let embedded = EmbeddedDocuments()
    let storyboard = Documents.storyboard(Documents.label("Cat"))
    embedded.add("Main.storyboard") { Array(storyboard.utf8) }
    embedded.add("de.lproj/Main.strings") { Array(#""lA1.text" = "Katze";"#.utf8) }
    embedded.add("de.lproj/Other.strings") { Array(#""lA1.text" = "Maus";"#.utf8) }
    embedded.add("mul.lproj/Main.xcstrings") {
      Array(
        #"""
        {"sourceLanguage": "en", "strings": {"lA1.text": {"localizations": {
          "fr": {"stringUnit": {"value": "Chat"}}}}}}
        """#.utf8)
    }
    let resources = DocumentResources(ResourceFolder([]), embedded: embedded)
    let document = try #require(try resources.document(named: "Main", type: "storyboard"))
    for (language, text) in [
      ("de-AT", "Katze"), ("fr", "Chat"), ("en", "Cat"), ("bounded", "[# Cat #]"),
    ] {
      resources.language = try #require(DocumentLanguage(named: language))
      let controller = UIStoryboard(document, resources: resources)
        .instantiateInitialViewController()
      #expect((controller?.view.subviews.first as? UILabel)?.text == text)
    }
    #expect(resources.report.entries == [])
  }

  @Test func `code that says no language loads documents in the present one`() throws {
    DocumentLanguage.current = try #require(DocumentLanguage(named: "de"))
    defer { DocumentLanguage.current = .device }
    try folder.writeLabel("Base.lproj/Main", "Cat")
    try folder.writeLabel("Base.lproj/Own", "Cat")
    try folder.write("de.lproj/Main.strings", #""lA1.text" = "Katze";"#)
    try folder.writeLabel("de.lproj/Own", "Kater")
    let bundle = try #require(Bundle(path: folder.path))
    let texts = ["Main", "Own"].map { name in
      let controller = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
      return (controller?.view.subviews.first as? UILabel)?.text
    }
    #expect(texts == ["Katze", "Kater"])
  }

  @Test func `a catalog of texts may have others for an iPad`() throws {
    let path = try folder.writeLabel("App/Main", "Tap")
    try folder.write(
      "App/Main.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"lA1.text": {"localizations": {
        "de": {"variations": {"device": {
          "ipad": {"stringUnit": {"value": "Auf dem iPad"}},
          "other": {"stringUnit": {"value": "Sonst"}}}}}}}}}
      """)
    let document = try open(path, "de")
    func text() -> String? { ((try? views(document).first) as? UILabel)?.text }
    #expect(text() == "Sonst")
    var configuration = ScreenConfiguration.initial
    configuration.traitCollection = configuration.traitCollection.modifyingTraits {
      $0.userInterfaceIdiom = .pad
    }
    let pad = UIScreen(configuration, log: LayoutLog())
    #expect(pad.perform { text() } == "Auf dem iPad")
  }

  // With a table of each language for every document this takes hours.
  @Test func `a catalog of many languages is read for the chosen one alone`() throws {
    let path = try folder.writeLabel("App/Main", "Cat")
    let unit = #"{ "stringUnit": { "value": "Katze" } }"#
    let fixed = (0..<20_000).map {
      #""f\#($0)": { "shouldTranslate": false, "localizations": { "en": \#(unit) } }"#
    }
    let codes = (0..<20_000).map { #""de-x\#($0)": \#(unit)"# }
    try folder.write(
      "App/Main.xcstrings",
      #"{ "sourceLanguage": "en", "strings": { \#(fixed.joined(separator: ",")), "lA1.text": "#
        + #"{ "localizations": { "de": \#(unit), \#(codes.joined(separator: ",")) } } } }"#)
    #expect(try text(path, "de") == "Katze")
  }

  @Test func `a document of a language's own comes before Base`() throws {
    let base = try folder.writeLabel("App/Base.lproj/Main", "Cat")
    let german = try folder.writeLabel("App/de.lproj/Main", "Katze")
    let resources = DocumentResources(ResourceFolder(["\(folder.path)/App"]))
    resources.language = DocumentLanguage()
    #expect(resources.folder.path(of: "Main", type: "storyboard") == base)
    #expect(resources.localizedPath(of: base) == base)
    // Who opens a translation without a wish for a language sees it.
    #expect(resources.localizedPath(of: german) == german)
    resources.language = try #require(DocumentLanguage(named: "de-AT"))
    #expect(resources.folder.path(of: "Main", type: "storyboard") == german)
    #expect(resources.localizedPath(of: base) == german)
    #expect(DocumentResources.languages(of: base) == ["de"])
  }

  @Test func `a document without Base comes in the development language, or any`() throws {
    let german = try folder.writeLabel("App/de.lproj/Main", "Katze")
    let resources = DocumentResources(ResourceFolder(["\(folder.path)/App"]))
    resources.language = DocumentLanguage()
    #expect(resources.folder.path(of: "Main", type: "storyboard") == german)
    let english = try folder.writeLabel("App/en.lproj/Main", "Cat")
    #expect(resources.folder.path(of: "Main", type: "storyboard") == english)
    let common = try folder.writeLabel("App/Main", "Cat")
    #expect(resources.folder.path(of: "Main", type: "storyboard") == common)
  }

  @Test func `a document is found around the one that names it, in its language`() throws {
    try folder.makeFolder("Project/App.xcodeproj")
    try folder.makeFolder("Project/App/Base.lproj")
    let base = try folder.writeLabel("Project/Parts/Base.lproj/Part", "Cat")
    let german = try folder.writeLabel("Project/Parts/de.lproj/Part", "Katze")
    try folder.writeLabel("Secret", "Cat")
    let resources = DocumentResources(ResourceFolder(["\(folder.path)/Project/App/Base.lproj"]))
    resources.language = DocumentLanguage()
    #expect(resources.path(of: "Part", type: "storyboard") == base)
    resources.language = try #require(DocumentLanguage(named: "de"))
    #expect(resources.path(of: "Part", type: "storyboard") == german)
    #expect(resources.path(of: "Secret", type: "storyboard") == nil)
    #expect(resources.path(of: "../../Secret", type: "storyboard") == nil)
  }

  @Test(arguments: ["a", "/", "", "~"])
  func `a path of one character or none has no languages`(path: String) {
    #expect(DocumentResources.languages(of: path) == [])
  }

  @Test func `languages have names`() throws {
    #expect(DocumentLanguage(named: "de+accented")?.name == "de+accented")
    #expect(DocumentLanguage().name == "")
    #expect(DocumentLanguage(named: "") == nil)
    #expect(DocumentLanguage(named: "de+fr") == nil)
    #expect(DocumentLanguage(named: "bounded+accented") == nil)
    #expect(DocumentLanguage(named: "klingon") == nil)
    #expect(
      DocumentLanguage.pseudoNames == [
        "double-length", "accented", "bounded", "right-to-left", "right-to-left-strings",
      ])
    for name in DocumentLanguage.pseudoNames {
      #expect(DocumentLanguage(named: name)?.name == name)
    }
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("de", false), ("right-to-left", true),
    ("de+right-to-left-strings", true), ("accented", false),
  ])
  func `the layout's direction follows the language`(name: String, isRightToLeft: Bool) throws {
    #expect(try #require(DocumentLanguage(named: name)).isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    ("de", []), ("de-AT", []), ("en", []), ("accented", []),
    ("fr", ["there are no texts in fr, only in de: the document's own are shown"]),
  ])
  func `a language without texts is reported`(name: String, messages: [String]) throws {
    let path = try folder.writeLabel("App/Base.lproj/Main", "Cat")
    try folder.write("App/de.lproj/Main.strings", "\"lA1.text\" = \"Katze\";\n")
    let document = try open(path, name)
    _ = try views(document)
    #expect(document.notices.map(\.message) == messages)
    #expect(document.notices.allSatisfy { $0.kind == .text })
  }

  @Test func `what is wrong in a table is reported once, and the rest counts`() throws {
    let path = try folder.writeLabel("App/Base.lproj/Main", "Cat")
    try folder.write("App/de.lproj/Main.strings", "\"lA1.text\" = \"Katze\";\n\"x\" = ;\n")
    let document = try open(path, "de")
    for _ in 0..<2 { #expect((try views(document).first as? UILabel)?.text == "Katze") }
    let entries = document.resources.report.entries
    #expect(entries.count == 1)
    #expect(entries[0].message.hasPrefix("\(folder.path)/App/de.lproj/Main.strings:2:7: "))
  }

  @Test func `folders, pipes and links to the outside are no tables`() throws {
    let path = try folder.writeLabel("App/Base.lproj/Main", "Cat")
    try folder.makeFolder("App/de.lproj/Main.strings")
    try folder.write("secret.strings", #""lA1.text" = "secret";"#)
    try folder.makeFolder("App/fr.lproj")
    try folder.link("App/fr.lproj/Main.strings", to: "\(folder.path)/secret.strings")
    try folder.makeFolder("App/it.lproj")
    #expect(mkfifo("\(folder.path)/App/it.lproj/Main.strings", 0o600) == 0)
    for language in ["de", "fr", "it"] { #expect(try text(path, language) == "Cat") }
    #expect(
      DocumentTexts(for: path).problems == [
        "\(folder.path)/App/de.lproj/Main.strings is not a regular file",
        "\(folder.path)/App/fr.lproj/Main.strings leads out of the folder of the document",
        "\(folder.path)/App/it.lproj/Main.strings is not a regular file",
      ])
  }

  @Test func `a document that is a link to the outside is not found by name`() throws {
    let content = Documents.storyboard(Documents.label("Cat"))
    try folder.write("Secret.storyboard", content)
    try folder.write("App/Parts/Own.storyboard", content)
    try folder.link("App/Secret.storyboard", to: "../Secret.storyboard")
    try folder.link("App/Own.storyboard", to: "Parts/Own.storyboard")
    let found = ResourceFolder(["\(folder.path)/App"])
    #expect(found.path(of: "Secret", type: "storyboard") == nil)
    #expect(found.path(of: "Own", type: "storyboard") == "\(folder.path)/App/Own.storyboard")
  }
}
