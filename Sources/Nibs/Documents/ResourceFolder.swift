import Foundation
import StringTables

/// The folder in which a document's names are looked up: a bundle's folder, or the document's own.
struct ResourceFolder {
  /// The folders that are searched for documents, in the order of the search.
  var paths: [String]
  /// The bundle's folder; nil for documents that are opened by their path.
  let bundle: String?
  /// The language whose documents come first.
  var language = DocumentLanguage.device

  init(_ paths: [String]) {
    self.paths = paths
    bundle = nil
  }

  init(_ bundle: Bundle) {
    let app = AppResources.folders(of: bundle)
    paths = app ?? [bundle.resourcePath].compactMap(\.self)
    self.bundle = app == nil ? bundle.resourcePath : nil
  }

  /// The path of a document of a name, also in the folders of languages. A document for all
  /// languages comes first, as in a bundle on Apple's systems.
  func path(of name: String, type: String) -> String? {
    guard Self.isName(name) else { return nil }
    for folder in paths {
      let places = [folder] + localized(folder).map { "\(folder)/\($0)" }
      for place in places {
        let path = "\(place)/\(name).\(type)"
        if FileManager.default.fileExists(atPath: path), holds(path) { return path }
      }
    }
    return nil
  }

  /// The folders of languages in a folder, in the order in which they are searched.
  private func localized(_ folder: String) -> [String] {
    let all = FolderSource.languageFolders(in: folder)
    let development = LanguageTag(language: "en")
    let known = (language.tag ?? development).folders(among: all, development: development)
    // Where no language is chosen, the document itself is shown, and not one of its translations.
    let first = language.tag == nil ? all.filter { $0 == "Base.lproj" } : []
    let wanted = first + known.filter { !first.contains($0) }
    return wanted + all.filter { !wanted.contains($0) }
  }

  /// Whether a path stays inside of the bundle, or of the folders around the document, also when
  /// symbolic links are followed.
  func holds(_ path: String) -> Bool {
    let place = Self.resolved(path)
    return paths.contains { place.hasPrefix(Self.resolved($0) + "/") }
      || levels.last.map { place.hasPrefix($0.path + "/") } ?? false
  }

  /// Whether a name that a document gives stays in the folder where it is looked up.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains(UInt8(ascii: "/")) && !name.utf8.contains(0)
      && name != ".." && name != "." && name.utf8.count <= 255
  }
}
