import AssetCatalogs
import InterfaceBuilder

/// The ends of messages that a name is not there: another name that is there, and that may be
/// meant.
extension DocumentResources {
  /// The nearest image of the catalogs, the folders, the document's resources or the program.
  func nearImage(_ name: String, in document: Document, for environment: AssetEnvironment)
    -> String
  {
    let kept = document.resourceNames("image") + (embedded?.imageNames ?? [])
    let sets = ["imageset", "symbolset"].flatMap(assets.search.names(ofSetsEnding:))
    let files = assets.search.names(ofFilesEnding: FolderIndex.imageEndings)
    let isFull = FolderIndex.imageEndings.contains(name.extensionOfPath.lowercased())
    let loose = isFull ? files : files.map { $0.stemOfPath.withoutScale }
    return Self.suggestion(for: name, among: kept + sets + loose) { near in
      // A set of a folder with a namespace is not found by its name alone.
      if kept.contains(near) { return true }
      if case .missing = assets.image(named: near, for: environment) { return false }
      return true
    }
  }

  /// The nearest colour of the catalogs or of the document's resources.
  func nearColor(_ name: String, in document: Document) -> String {
    let kept = document.resourceNames("namedColor")
    let sets = assets.search.names(ofSetsEnding: "colorset")
    return Self.suggestion(for: name, among: kept + sets) { near in
      if kept.contains(near) { return true }
      if case .missing = assets.color(named: near) { return false }
      return true
    }
  }

  /// The nearest storyboard around the document or in the program.
  func nearStoryboard(_ name: String) -> String {
    let files = folder.bundle == nil ? assets.search.names(ofFilesEnding: ["storyboard"]) : []
    let own = embedded?.source.files.keys.map(\.nameOfPath).sorted() ?? []
    let names = (files + own).filter { $0.extensionOfPath == "storyboard" }.map(\.stemOfPath)
    return Self.suggestion(for: name, among: names)
  }

  /// `; did you mean NAME?` with the nearest of some names; nothing if none is near or there.
  static func suggestion(
    for name: String, among names: [String], where isThere: (String) -> Bool = { _ in true }
  ) -> String {
    guard let near = NearestName.suggestion(for: name, among: names), isThere(near) else {
      return ""
    }
    return "; did you mean \"\(near)\"?"
  }
}

extension String {
  /// The name of an image without the scale and the device of its file: `star` for `star@2x~ipad`.
  fileprivate var withoutScale: String {
    String(prefix { $0 != "@" && $0 != "~" })
  }
}
