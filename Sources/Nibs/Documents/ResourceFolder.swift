import Foundation

/// The folder in which a document's names are looked up: a bundle's, or that of the document itself.
struct ResourceFolder {
  /// The folders that are searched, the first first.
  var paths: [String]

  init(_ paths: [String]) { self.paths = paths }

  init(_ bundle: Bundle) { paths = [bundle.resourcePath].compactMap(\.self) }

  /// The path of a file of that name, also in the folders of languages.
  func path(of name: String, type: String) -> String? {
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0"), name != "..", name != "."
    else { return nil }
    for folder in paths {
      for place in ["", "Base.lproj/", "en.lproj/"] {
        let path = "\(folder)/\(place)\(name).\(type)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return nil
  }
}
