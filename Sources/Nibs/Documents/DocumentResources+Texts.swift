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
