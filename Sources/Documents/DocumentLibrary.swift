import AppCode
import InterfaceBuilder
import Nibs
import Scenes
import Stage
import Wording

/// The documents that the user has named, or else the program's own, with their scenes.
///
/// The scenes of all documents are read at once, up to ``byteLimit``; a document beyond that is a
/// single entry, and is read when it is shown. A document that can't be read any more keeps the
/// scenes that it had.
@MainActor
package final class DocumentLibrary {
  /// What is known of a document's scenes, open or not.
  package struct Contents {
    package var scenes: [OpenDocument.Scene] = []
    package var connections: [OpenDocument.Connection] = []
    /// The device on which the document draws its scenes.
    var device: DesignDevice?
    /// The version of Xcode that has saved it; nil for one that is not known.
    var xcode: Xcode?
  }

  /// A document.
  package struct File {
    package let path: String
    /// The program's own document whose copy the path is for; nil for a document of the user's.
    var shipped: SceneDocument?
    /// Whether that copy is shown.
    package var isCopy = false
    /// The path without the folders that all documents share.
    package var place: String
    package var document: OpenDocument?
    /// What the user has made of it; nil if it was not edited.
    package var draft: Draft?
    /// The file in which unsaved changes are kept; nil if there are none.
    package var journal: Journal.File?
    /// Whether the journal lacks the last changes, because they could not be written.
    package var isJournalBehind = false
    /// Whether another program has written the file while there were unsaved changes.
    package var isOvertaken = false
    /// What the document had as it could be read last.
    package var contents = Contents()
    package var failure: DocumentFailure?
    /// What is wrong with the document as it was opened last.
    var problems: [DocumentNote] = []

    /// The scenes that can be shown: references to other storyboards can't.
    package var shownScenes: [OpenDocument.Scene] { contents.scenes.filter { $0.reference == nil } }
  }

  /// The most bytes of documents that are read before they are shown.
  static let byteLimit = 64 << 20
  /// The most documents that stay open without having been shown.
  private static let openLimit = 16

  package var files: [File] = []
  package private(set) var sources: [NamedDocuments]
  /// The program's own scenes, among which its documents are; none if the user has named documents.
  let listed: [NamedScene]
  /// The app's Swift files; nil where nobody has asked for them.
  package private(set) var code: AppCode?
  /// The names of the classes of the code that the documents want.
  private(set) var ownClasses: Set<String> = []
  /// Where the program's own documents are copied to; nil if the user has named documents.
  package let copies: WorkFolder?
  /// Where unsaved changes are kept; nil for nowhere.
  package var journal: Journal?
  /// The state of a document before changes that its journal gets as one; nil between such changes.
  var heldChange: HeldChange?
  /// The seed of the ids of new objects: random, so that two people who change the same document
  /// don't give the same ids.
  package let seed: UInt64
  /// How the documents are shown.
  package var settings = DocumentSettings() {
    didSet {
      for file in files { file.document?.adopt(settings) }
      for index in files.indices where files[index].original == nil {
        guard let document = files[index].document else { continue }
        let path = document.resources.localizedPath(of: files[index].path)
        if path != document.path { read(index) }
      }
    }
  }

  /// Reads the documents that the user has named. A document that is named twice counts once.
  package init(
    _ sources: [NamedDocuments], code: AppCode? = nil,
    settings: DocumentSettings = DocumentSettings(), seed: UInt64 = .random(in: .min ... .max)
  ) {
    (self.sources, self.code) = (sources, code)
    listed = []
    copies = nil
    self.seed = seed
    self.settings = settings
    adoptCode()
    take(sources.flatMap(\.paths))
  }

  /// Has the documents that the program's own scenes show. A storyboard is read when it is shown.
  /// - Parameter copies: Where they are copied to as they are edited.
  package init(
    of listed: [NamedScene], copies: WorkFolder, settings: DocumentSettings, seed: UInt64
  ) {
    SceneDocument.embed()
    (sources, code) = ([], nil)
    self.listed = listed
    self.copies = copies
    self.seed = seed
    self.settings = settings
    for case let document? in listed.map(\.document) {
      files.append(
        File(path: copies.path(of: document.rawValue), shipped: document, place: document.rawValue))
      if document.isXib { read(files.count - 1) }
    }
  }

  /// Shows an app's Swift files besides the documents, once they are compiled.
  package func show(_ code: AppCode) {
    self.code = code
    ownClasses = Self.ownClasses(in: files.map(\.path))
  }

  /// The folder of the app that a document is from: the nearest one around it with a project or a
  /// package, or else the one that was named.
  package func folderOfApp(around path: String) -> String {
    if let folder = Self.folderOfApp(around: path) { return folder }
    for case .folder(let search) in sources { return search.folder }
    return path.folderOfPath
  }

  /// The nearest folder around a path with a project or a package; nil for none.
  package nonisolated static func folderOfApp(around path: String) -> String? {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Package.swift" }) {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Looks again for documents below the folders that the user has named.
  /// - Parameter shown: The path of the document that is shown. It stays in the list when its file
  ///   is gone, as documents with unsaved changes do.
  /// - Returns: Whether there are other documents.
  package func searchAgain(keeping shown: String?) -> Bool {
    guard listed.isEmpty else { return false }
    sources = sources.map(\.again)
    var paths = sources.flatMap(\.paths)
    for (index, file) in files.enumerated() where !paths.contains(file.path) {
      guard file.path == shown || file.draft?.isChanged == true else { continue }
      paths.insert(file.path, at: min(index, paths.count))
    }
    let earlier = files.map(\.path)
    take(paths)
    return files.map(\.path) != earlier
  }

  /// Takes the documents at some paths, and reads the documents that are not known yet.
  private func take(_ paths: [String]) {
    var known: [String: File] = [:]
    for file in files { known[file.path] = file }
    let paths = paths.uniqued
    if code != nil { ownClasses = Self.ownClasses(in: paths) }
    files = zip(paths, Self.places(of: paths)).map { path, place in
      var file = known[path] ?? File(path: path, place: place)
      file.place = place
      return file
    }
    var bytes = 0
    for index in files.indices {
      bytes += Self.size(of: files[index].path)
      guard bytes <= Self.byteLimit || index == 0 else { break }
      guard known[files[index].path] == nil else { continue }
      read(index)
      if files.count > Self.openLimit { files[index].document = nil }
    }
  }

  /// The scenes of all documents, in their order. References to other storyboards are none.
  package var scenes: [NamedScene] {
    listed.isEmpty ? files.flatMap(scenes) + scenesOfCode : scenesOfProgram
  }

  /// The scenes of a document; the document itself if they are not known.
  func scenes(of file: File) -> [NamedScene] {
    let known = knownScenes(of: file)
    guard known.isEmpty else { return known }
    let name = file.path.nameOfPath.printable
    let place = place(of: file)
    return [scene(named: name, NamedScene.Origin(path: file.path, id: nil, place: place))]
  }

  /// The scenes that are known of a document; none of one that has none, or can't be read.
  package func knownScenes(of file: File) -> [NamedScene] {
    let place = place(of: file)
    return file.shownScenes.map { shown in
      var made = scene(
        named: shown.name.printable,
        NamedScene.Origin(path: file.path, id: shown.id, place: place))
      made.device = file.contents.device.flatMap { Device.inInterfaceBuilder($0.id) }
      made.isLandscape = made.device != nil && file.contents.device?.orientation == .landscape
      made.own = file.ownScreen(of: shown, in: made)
      made.design = file.design(of: shown, in: made)
      return made
    }
  }

  /// The document in the names of its scenes; nil where it is the only one.
  private func place(of file: File) -> String? {
    files.count > 1 || file.shipped != nil ? file.place.printable : nil
  }

  private func scene(named name: String, _ origin: NamedScene.Origin) -> NamedScene {
    NamedScene(name: name, summary: "", isStep: false, origin: origin) { [self] in
      makeController(origin)
    }
  }

  /// Whether the user has named more than a single document.
  package var namesSeveral: Bool {
    files.count > 1
      || sources.contains {
        if case .folder = $0 { true } else { false }
      }
  }

  package func file(at path: String) -> File? { files.first { $0.path == path } }

  /// The document at a path, opened if it is not.
  package func document(at path: String) -> OpenDocument? {
    guard let index = files.firstIndex(where: { $0.path == path }) else { return nil }
    if files[index].document == nil { read(index) }
    return files[index].document
  }

  private func makeController(_ origin: NamedScene.Origin) -> UIViewController {
    guard !isStopped(at: origin.work), let document = document(at: origin.path),
      let scene = document.scenes.first(where: { $0.id == origin.id }) ?? document.scenes.first
    else { return UIViewController() }
    return document.makeController(scene)
  }

  /// Reads a document again. What can't be read leaves the scenes as they are.
  package func reread(_ path: String) {
    guard let index = files.firstIndex(where: { $0.path == path }) else { return }
    if files[index].draft != nil { takeFile(index) }
    read(index)
  }

  /// Closes all documents but the one at a path. A closed document is read again when it is shown.
  package func closeAll(but path: String?) {
    for index in files.indices where files[index].path != path { files[index].document = nil }
  }

  /// Finds what is wrong with a document, which takes about as long as reading it.
  package func check(_ path: String) {
    guard let index = files.firstIndex(where: { $0.path == path }) else { return }
    files[index].problems = files[index].document?.problems.map(\.note) ?? []
  }

  /// Opens a document: its draft, or what its file says.
  package func read(_ index: Int) {
    do throws(DocumentError) {
      let path = files[index].path
      var document: OpenDocument
      if let original = files[index].original {
        document = try OpenDocument(embedded: original.rawValue)
      } else if let draft = files[index].draft {
        document = OpenDocument(document: draft.document, path: path)
        document.resources.editedRows = draft.editedRows
      } else if let bytes = sources.lazy.compactMap(\.inputBytes).first,
        path == DocumentReference.input
      {
        document = try OpenDocument(bytes: bytes, path: path)
      } else {
        document = try OpenDocument(path: path)
      }
      document.adopt(settings)
      // A language may have a document of its own.
      let localized = document.resources.localizedPath(of: path)
      if localized != path, files[index].original == nil {
        document = try OpenDocument(path: localized)
        document.adopt(settings)
      }
      files[index].document = document
      files[index].contents = Contents(
        scenes: document.scenes, connections: document.connections,
        device: document.document.device, xcode: document.document.xcode)
      files[index].failure = nil
      files[index].problems = []
    } catch {
      files[index].failure = DocumentFailure(error)
    }
  }

  private static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The paths without the folders that all of them are in.
  private static func places(of paths: [String]) -> [String] {
    let folders = paths.map { $0.split(separator: "/", omittingEmptySubsequences: false) }
    var shared = 0
    while let first = folders.first, shared < first.count - 1,
      folders.allSatisfy({ $0.count > shared + 1 && $0[shared] == first[shared] })
    { shared += 1 }
    return folders.map { $0.dropFirst(shared).joined(separator: "/") }
  }
}

extension OpenDocument {
  /// Shows the document as the settings say from the next controller on.
  fileprivate func adopt(_ settings: DocumentSettings) {
    resources.mode = settings.isDesignTime ? .design : .run
    resources.keepsFrames = settings.isDesignTime
    resources.language =
      settings.language.flatMap { DocumentLanguage(named: $0) } ?? DocumentLanguage.device
  }
}
