import Foundation
import Nibs
import StringTables

/// The languages in which a document can be shown, by the names that the command line has for them.
@MainActor
enum DocumentLanguages {
  /// The names of the pseudo-languages, which need no file.
  nonisolated static let pseudo: [(name: String, language: Pseudolanguage)] = [
    ("double-length", .doubleLength), ("accented", .accented), ("bounded", .bounded),
    ("right-to-left", .rightToLeft), ("right-to-left-strings", .rightToLeftStrings),
  ]

  /// Whether a name is that of a pseudo-language or has the form of a language's.
  nonisolated static func isKnown(_ name: String) -> Bool {
    pseudo.contains { $0.name == name } || LanguageTag(name) != nil
  }

  nonisolated static func isRightToLeft(_ name: String) -> Bool {
    pseudo.first { $0.name == name }?.language.isRightToLeft
      ?? LanguageTag(name)?.isRightToLeft ?? false
  }

  /// The languages that have texts for a document, in the order of their names, then the
  /// pseudo-languages.
  static func names(for path: String) -> [String] {
    let file = path.nameOfPath
    let ending = file.extensionOfPath
    let stem = ending.isEmpty ? file : String(file.dropLast(ending.count + 1))
    var found: Set<String> = []
    for folder in OpenDocument.folders(around: path) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where name.hasSuffix(".lproj") && name != "Base.lproj" {
        if FileKind(of: "\(folder)/\(name)/\(stem).strings") == .file {
          found.insert(String(name.dropLast(6)))
        }
      }
      if let catalog = catalog(at: "\(folder)/\(stem).xcstrings") {
        found.formUnion(catalog.languages)
      }
    }
    return found.sorted() + pseudo.map(\.name)
  }

  /// The language of a name for a document; nil is the language in which it is written.
  static func language(_ name: String?, for document: OpenDocument) -> DocumentLanguage {
    DocumentLanguage()
  }

  private static func catalog(at path: String) -> StringCatalog? {
    guard FileKind(of: path) == .file,
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
      size <= StringTable.mostBytes, let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return StringCatalog(Array(data))
  }
}
