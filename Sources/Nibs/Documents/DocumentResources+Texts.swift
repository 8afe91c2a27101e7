import InterfaceBuilder
import StringTables

extension DocumentResources {
  /// A document on a device: catalogs of texts may have other texts for an iPad.
  struct TextKey: Hashable {
    var document: String
    var device: StringCatalog.Device
  }

  /// The text that the language has for a property of an object in a document.
  func text(of id: String, _ property: String, in document: Document) -> String? {
    guard language.tag != nil else { return nil }
    let key = "\(id).\(property)"
    for table in tables(for: document) {
      if let text = table[key] { return text }
    }
    return nil
  }

  private func tables(for document: Document) -> [StringTable] {
    let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
    let key = TextKey(document: document.name, device: isPad ? .iPad : .iPhone)
    if let known = knownTables[key] { return known }
    let source = embedded.flatMap { $0.has(document) ? $0.source : nil }
    let texts = DocumentTexts(for: document.name, in: source, device: key.device)
    for problem in texts.problems { report.add(.text, problem, at: nil, in: document) }
    let tables = texts.tables(in: language)
    if tables.isEmpty, let tag = language.tag, !texts.hasOwnDocument(in: tag) {
      let others =
        texts.languages.isEmpty ? "" : ", only in \(texts.languages.joined(separator: ", "))"
      report.add(
        .text, "there are no texts in \(tag)\(others): the document's own are shown", at: nil,
        in: document)
    }
    knownTables[key] = tables
    return tables
  }

  /// The languages that the document at a path has, in alphabetical order.
  package static func languages(of path: String) -> [String] {
    DocumentTexts(for: path).languages
  }

  /// The language whose texts for the document at a path are the longest together; nil if there is
  /// no other language than the document's own.
  package static func longestLanguage(of path: String) -> String? {
    let texts = DocumentTexts(for: path)
    let lengths = texts.languages.compactMap { name -> (name: String, length: Int)? in
      guard let language = DocumentLanguage(named: name) else { return nil }
      let entries = texts.tables(in: language).flatMap(\.entries)
      return (name, entries.reduce(0) { $0 + $1.text.roughWidth })
    }
    return lengths.max { ($0.length, $1.name) < ($1.length, $0.name) }
      .flatMap { $0.length > 0 ? $0.name : nil }
  }

  /// The ids of the elements of the document at a path of which a language has texts.
  package static func translatedElements(of path: String) -> Set<String> {
    let texts = DocumentTexts(for: path)
    let tables = texts.languages.compactMap { DocumentLanguage(named: $0) }
      .flatMap { texts.tables(in: $0) }
    return Set(
      tables.flatMap(\.entries).map { String($0.key.prefix { $0 != "." }) })
  }

  /// The languages that a document in the program's binary has, in alphabetical order.
  package static func languages(ofEmbedded path: String) -> [String] {
    DocumentTexts(for: path, in: EmbeddedDocuments.main.source).languages
  }

  /// The path of the document that the device would take for the document at a path: the same path,
  /// or the path in the folder of the chosen language.
  package func localizedPath(of path: String) -> String {
    language.tag == nil ? path : preferredPath(of: path)
  }

  /// The path of the same document in the folder of the language, in `Base.lproj`, or else in any
  /// folder that has it.
  func preferredPath(of path: String) -> String {
    let name = DocumentName(path)
    guard name.isLocalized else { return path }
    var folder = ResourceFolder([name.around])
    folder.language = language
    return folder.path(of: name.stem, type: name.type) ?? path
  }
}

extension String {
  /// The width in letters: ideographs are twice as wide as others.
  fileprivate var roughWidth: Int {
    unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
  }
}
