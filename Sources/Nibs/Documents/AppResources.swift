import AutoLayout
import Foundation
import StringTables
import Synchronization

/// The resources of an app whose code runs in this program, on whatever thread. What its code finds
/// in the main bundle on a device is in its folder here, at any depth.
package struct AppResources: Sendable {
  /// The path of the bundle that stands for the app's main one.
  private let bundle: String
  /// The folders that have resources, the outermost first.
  private let folders: [String]
  /// The module with the app's classes.
  private let module: String
  /// The tables of texts that were read, by their names and languages.
  private var tables: [[String]: [StringTable]] = [:]

  private static let loaded = Mutex<AppResources?>(nil)

  /// Makes the resources in a folder those of the app.
  /// - Parameter depth: How many folders may lie inside of one another in it.
  @MainActor package static func take(
    _ folder: String, depth: Int, bundle: String, module: String
  ) {
    var budget = FolderIndex.Budget()
    let index = FolderIndex(folder, depth: depth, budget: &budget)
    let resources = AppResources(bundle: bundle, folders: index.folders, module: module)
    loaded.withLock { $0 = resources }
    AppFonts.take(
      FontShelf(index.paths(ofFilesEnding: FontShelf.endings)) { path, limit in
        try DocumentFile.bytes(of: path, limit: limit)
      })
  }

  /// There is no app from here on.
  @MainActor package static func forget() {
    loaded.withLock { $0 = nil }
    AppFonts.take(nil)
  }

  private init(bundle: String, folders: [String], module: String) {
    (self.bundle, self.folders, self.module) = (bundle, folders, module)
  }

  /// The module with the app's classes; nil for none.
  package static var module: String? { loaded.withLock { $0?.module } }

  /// The folders with the app's resources, if a bundle is its main one.
  static func folders(of bundle: Bundle) -> [String]? {
    loaded.withLock { app in
      bundle == .main || bundle.bundlePath == app?.bundle ? app?.folders : nil
    }
  }

  /// The text for a key of a table, in the language that is shown, or else in English or the
  /// app's own; nil if there is none.
  package static func text(for key: String, in table: String) -> String? {
    loaded.withLock { $0?.text(for: key, in: table, DocumentLanguage.current) }
  }

  private mutating func text(
    for key: String, in table: String, _ language: DocumentLanguage
  ) -> String? {
    let id = [table, language.name]
    if tables[id] == nil {
      tables[id] = folders.flatMap { folder in
        let texts = DocumentTexts(for: "\(folder)/\(table).strings")
        let others = (["en"] + texts.languages).compactMap { DocumentLanguage(named: $0) }
        return ([language] + others).map(texts.tables).first { !$0.isEmpty } ?? []
      }
    }
    return tables[id]?.lazy.compactMap { $0[key] }.first.map(language.shown)
  }
}
