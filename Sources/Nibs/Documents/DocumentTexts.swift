import StringTables

/// The languages of a document: the tables of texts and the whole documents beside it.
struct DocumentTexts {
  private let source: any DocumentSource
  /// The tables of texts, by language.
  private var tables: [(language: String, table: StringTable)] = []
  /// The catalogs of texts, which come after the tables.
  private var catalogs: [StringCatalog] = []
  /// The folders of languages that have the whole document.
  private var documents: [String] = []
  /// The language of the catalogs' keys.
  private var development = LanguageTag(language: "en")
  /// The problems of the tables and catalogs, each with the path of its file.
  private(set) var problems: [String] = []

  /// Reads the tables of texts for a document.
  /// - Parameters:
  ///   - source: Where the document is; nil for the folders on the disk.
  ///   - device: The device whose texts are taken where a catalog has several.
  init(
    for path: String, in source: (any DocumentSource)? = nil,
    device: StringCatalog.Device = .iPhone
  ) {
    let document = DocumentName(path)
    let (around, name) = (document.around, document.stem)
    let source = source ?? FolderSource(folder: ResourceFolder([around]))
    self.source = source
    for folder in source.languageFolders(in: around) {
      let language = String(folder.dropLast(6))
      if source.hasFile("\(around)/\(folder)/\(name).\(document.type)") { documents.append(folder) }
      guard let bytes = read("\(around)/\(folder)/\(name).strings") else { continue }
      let table = StringTable(file: bytes)
      note(table.problems, "\(around)/\(folder)/\(name).strings")
      tables.append((language, table))
    }
    // Newer Xcodes put the catalog of a document into a folder for several languages.
    for catalogPath in ["\(around)/\(name).xcstrings", "\(around)/mul.lproj/\(name).xcstrings"] {
      guard let bytes = read(catalogPath) else { continue }
      let catalog = StringCatalog(bytes, device: device)
      note(catalog.problems, catalogPath)
      development = LanguageTag(catalog.sourceLanguage) ?? development
      catalogs.append(catalog)
    }
  }

  /// The languages that the document has texts in, in alphabetical order, without `Base`.
  var languages: [String] {
    textLanguages.union(documents.map { String($0.dropLast(6)) })
      .filter { $0 != "Base" && $0 != "mul" }.sorted()
  }

  private var textLanguages: Set<String> {
    Set(tables.map(\.language) + catalogs.flatMap(\.languages))
  }

  /// The tables in which a device looks for a text in a language.
  func tables(in language: DocumentLanguage) -> [StringTable] {
    guard let tag = language.tag else { return [] }
    let names = textLanguages.sorted()
    let found = tag.folders(among: names, development: development).first { $0 != "Base" }
    guard let found else { return [] }
    return tables.filter { $0.language == found }.map(\.table)
      + catalogs.map { $0.table(language: found) }
  }

  /// Whether the document itself is in a language: the language has a whole document, or it is the
  /// language of the catalogs' keys, which is English unless a catalog says another.
  func hasOwnDocument(in tag: LanguageTag) -> Bool {
    documents.contains { LanguageTag(String($0.dropLast(6)))?.language == tag.language }
      || tag.language == development.language
  }

  /// The bytes of a file; nil if there is none.
  private mutating func read(_ path: String) -> [UInt8]? {
    guard source.hasFile(path) else { return nil }
    do throws(DocumentError) {
      return try source.bytes(of: path, limit: StringTable.mostBytes)
    } catch {
      problems.append(error.description)
      return nil
    }
  }

  /// Keeps the first problems of a file.
  private mutating func note(_ found: [StringTableProblem], _ path: String) {
    problems += found.prefix(10).map { "\(path):\($0)" }
  }
}
