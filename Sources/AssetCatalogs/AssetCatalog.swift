import JSON
import Wording

/// The colours, images and symbols of asset catalogs, by name.
///
/// It is made from the texts of the catalogs' files, which the caller has to find and read. What
/// can't be read is told by ``problems``, and everything else is kept.
public struct AssetCatalog: Equatable, Sendable {
  /// A file of a catalog.
  public struct File: Sendable {
    /// The path with `/` between its parts, from a folder outside of the catalog:
    /// `Assets.xcassets/Icons/star.imageset/Contents.json`.
    public var path: String
    /// The bytes of the file.
    public var bytes: [UInt8]

    /// Creates a file.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The number of bytes that all files together may have.
  public static let mostBytes = 16 << 20

  /// The colours, in the order of their paths.
  public private(set) var colorSets: [AssetColorSet] = []
  /// The images, in the order of their paths.
  public private(set) var imageSets: [AssetImageSet] = []
  /// The symbols, in the order of their paths.
  public private(set) var symbolSets: [AssetSymbolSet] = []
  /// What is wrong, by path and place; at most 1000 problems of a file.
  public private(set) var problems: [AssetProblem] = []

  private var colors: [JSONString: Int] = [:]
  private var images: [JSONString: Int] = [:]
  private var symbols: [JSONString: Int] = [:]

  /// Reads the files named `Contents.json`; others may be among them and are left aside, as are
  /// assets of other kinds.
  public init(_ files: [File]) {
    var left = Self.mostBytes
    var contents: [(folder: String, folders: [String], reader: ContentsReader)] = []
    var namespaces: Set<[String]> = []
    for file in files.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      let parts = file.path.split(separator: "/").map(String.init)
      guard parts.last == "Contents.json" else { continue }
      left -= file.bytes.count
      guard left >= 0 else {
        report("the catalogs' files have more than \(Self.mostBytes >> 20) MB together", file.path)
        break
      }
      guard let document = document(file) else { continue }
      let folders = Array(parts.dropLast())
      var reader = ContentsReader(path: file.path, document: document)
      if let properties = document.root["properties"],
        reader.bool("provides-namespace", of: properties)
      {
        namespaces.insert(folders)
      }
      let folder = file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } ?? ""
      contents.append((folder, folders, reader))
    }
    for (folder, folders, reader) in contents { add(folder, folders, reader, namespaces) }
    problems.sort {
      $0.path == $1.path
        ? $0.position < $1.position : $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
  }

  private mutating func document(_ file: File) -> JSONDocument? {
    do throws(JSONDocument.Mistake) {
      let document = try JSONDocument(file.bytes)
      if case .object = document.root.value { return document }
      report("the file has an object, not \(document.root.value.described)", file.path)
    } catch {
      report(error.message, file.path, error.position)
    }
    return nil
  }

  /// Adds the asset of a folder, if it is of a kind that is read.
  private mutating func add(
    _ folder: String, _ folders: [String], _ start: ContentsReader, _ namespaces: Set<[String]>
  ) {
    var reader = start
    let last = folders.last ?? ""
    let dot = last.lastIndex(of: ".") ?? last.endIndex
    // Folders that are namespaces give their names to what is in them.
    let outer = folders.indices.dropLast().filter { namespaces.contains(Array(folders[...$0])) }
    let name = (outer.map { Self.stem(folders[$0]) } + [Self.stem(last)]).joined(separator: "/")
    let key = JSONString(name)
    var isTwice = false
    switch last[dot...] {
    case ".colorset":
      isTwice = colors[key] != nil
      if !isTwice { colors[key] = colorSets.count }
      colorSets.append(reader.colorSet(named: name))
    case ".imageset":
      isTwice = images[key] != nil
      if !isTwice { images[key] = imageSets.count }
      imageSets.append(reader.imageSet(named: name, folder: folder))
    case ".symbolset":
      isTwice = symbols[key] != nil
      if !isTwice { symbols[key] = symbolSets.count }
      symbolSets.append(reader.symbolSet(named: name))
    default: break
    }
    if isTwice {
      reader.report(
        "the name '\(name.excerpt)' is there already; the first one counts", reader.root)
    }
    problems += reader.problems
  }

  /// The name of a folder without its type.
  private static func stem(_ folder: String) -> String {
    folder.lastIndex(of: ".").map { String(folder[..<$0]) } ?? folder
  }

  private mutating func report(
    _ message: String, _ path: String, _ position: TextPosition = TextPosition()
  ) {
    problems.append(AssetProblem(path: path, position: position, message: message))
  }

  /// The colour of a name; nil if there is none.
  public func colorSet(named name: String) -> AssetColorSet? {
    colors[JSONString(name)].map { colorSets[$0] }
  }

  /// The image of a name; nil if there is none.
  public func imageSet(named name: String) -> AssetImageSet? {
    images[JSONString(name)].map { imageSets[$0] }
  }

  /// The symbol of a name; nil if there is none.
  public func symbolSet(named name: String) -> AssetSymbolSet? {
    symbols[JSONString(name)].map { symbolSets[$0] }
  }
}
