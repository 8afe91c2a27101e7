import AutoLayout
import Foundation
import InterfaceBuilder
import Nibs
import Scenes
import Stage

/// The documents that the user has named, with their scenes.
///
/// The scenes of all documents are read at once, up to ``byteLimit``; a document beyond that is a
/// single entry, and is read when it is shown. A document that can't be read any more keeps the
/// scenes that it had.
@MainActor
final class DocumentLibrary {
  /// A document.
  struct File {
    let path: String
    /// The program's own document whose copy the path is for; nil for a document of the user's.
    var shipped: SceneDocument?
    /// Whether that copy is shown.
    var isCopy = false
    /// The path without what all documents have in common.
    var place: String
    var document: OpenDocument?
    /// What the user has made of it; nil if it was not edited.
    var draft: Draft?
    /// The file in which unsaved changes are kept; nil if there are none.
    var journal: Journal.File?
    /// Whether the journal lacks the last changes, because they could not be written.
    var isJournalBehind = false
    /// Whether another program has written the file while there were unsaved changes.
    var isOvertaken = false
    var scenes: [OpenDocument.Scene] = []
    var connections: [OpenDocument.Connection] = []
    /// The device on which the document draws its scenes.
    var device: DesignDevice?
    /// The version of Xcode that has saved it; nil for one that is not known.
    var xcode: Xcode?
    var failure: DocumentFailure?
    /// What is wrong with the document as it was opened last.
    var problems: [DocumentNote] = []
  }

  /// The most bytes of documents that are read before they are shown.
  static let byteLimit = 64 << 20
  /// The most documents that stay open without having been shown.
  private static let openLimit = 16

  var files: [File] = []
  private(set) var sources: [NamedDocuments]
  /// The program's own scenes, among which its documents are; none if the user has named documents.
  let listed: [NamedScene]
  /// Where the program's own documents are copied to; nil if the user has named documents.
  let copies: WorkFolder?
  /// Where unsaved changes are kept; nil for nowhere.
  var journal: Journal?
  /// What the journal has of a document while changes are made that it gets as one.
  var heldChange: HeldChange?
  /// What the ids of new objects come from: random, so that two people who change the same document
  /// don't give the same ids.
  let seed: UInt64
  /// How the documents are shown.
  var settings = DocumentSettings() {
    didSet {
      for file in files { file.document?.adopt(settings) }
      for index in files.indices where files[index].original == nil {
        guard let document = files[index].document else { continue }
        let path = document.resources.localizedPath(of: files[index].path)
        if path != document.path { read(index) }
      }
    }
  }

  /// Reads the documents that the user has named. Of those that are named twice, the first counts.
  init(
    _ sources: [NamedDocuments], settings: DocumentSettings = DocumentSettings(),
    seed: UInt64 = .random(in: .min ... .max)
  ) {
    self.sources = sources
    listed = []
    copies = nil
    self.seed = seed
    self.settings = settings
    take(sources.flatMap(\.paths))
  }

  /// Has the documents that the program's own scenes show. A storyboard is read when it is shown.
  /// - Parameter copies: Where they are copied to as they are edited.
  init(
    of listed: [NamedScene], copies: WorkFolder, settings: DocumentSettings, seed: UInt64
  ) {
    SceneDocument.embed()
    sources = []
    self.listed = listed
    self.copies = copies
    self.seed = seed
    self.settings = settings
    for case let document? in listed.map(\.document) {
      files.append(
        File(
          path: copies.path(of: document.rawValue), shipped: document, place: document.rawValue))
      if document.isXib { read(files.count - 1) }
    }
  }

  /// Looks again for documents below the folders that the user has named.
  /// - Parameter shown: The path of the document that is shown, which stays in the list when its
  ///   file is gone, as those with unsaved changes do.
  /// - Returns: Whether there are other documents.
  func searchAgain(keeping shown: String?) -> Bool {
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

  /// Has the documents at some paths, and reads those that are not known.
  private func take(_ paths: [String]) {
    var known: [String: File] = [:]
    for file in files { known[file.path] = file }
    var taken: Set<String> = []
    let paths = paths.filter { taken.insert($0).inserted }
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
  var scenes: [NamedScene] { listed.isEmpty ? files.flatMap(scenes) : scenesOfProgram }

  /// The scenes of a document; the document itself if they are not known.
  func scenes(of file: File) -> [NamedScene] {
    let shown = file.scenes.filter { $0.reference == nil }
    let place = files.count > 1 || file.shipped != nil ? file.place.printable : nil
    if shown.isEmpty {
      let name = file.path.nameOfPath.printable
      return [scene(named: name, NamedScene.Origin(path: file.path, id: nil, place: place))]
    }
    return shown.map { shown in
      var made = scene(
        named: shown.name.printable,
        NamedScene.Origin(path: file.path, id: shown.id, place: place))
      made.device = file.device.flatMap { Device.inInterfaceBuilder($0.id) }
      made.isLandscape = made.device != nil && file.device?.orientation == .landscape
      made.own = ownScreen(of: shown, in: made)
      made.design = design(of: shown, in: file, made)
      return made
    }
  }

  /// The screen of a scene whose document draws it at another size than that of its device.
  private func ownScreen(of shown: OpenDocument.Scene, in made: NamedScene) -> OwnScreen? {
    let device = made.device.map { SimulatedScreen($0, isLandscape: made.isLandscape).size }
    guard let size = shown.size, size.width > 0, size.height > 0,
      shown.isFreeform || size != device
    else { return nil }
    // Before Xcode 8 a canvas that is no device's has a status bar.
    let hasBar = device == nil && !shown.isFreeform && shown.hasStatusBar && !shown.isView
    return OwnScreen(
      size: size, isFreeform: shown.isFreeform, standsForAll: shown.standsForAll,
      bars: hasBar ? .status : [])
  }

  /// The screen for which a document has the frames of a scene: its device, or the size of the view
  /// itself, which has one in a xib.
  private func design(
    of shown: OpenDocument.Scene, in file: File, _ made: NamedScene
  ) -> DesignCanvas? {
    let device = made.device.map { device in
      let size = SimulatedScreen(device, isLandscape: made.isLandscape).size
      return file.completed(DesignCanvas(device: device.name, size: size), of: shown)
    }
    guard let own = made.own, own.size != device?.size else { return device }
    var canvas = DesignCanvas(device: nil, size: own.size)
    canvas.scale = made.device.map { CGFloat($0.scale) }
    canvas.hasHomeIndicator = made.device?.hasHomeIndicator
    return file.completed(canvas, of: shown)
  }

  private func scene(named name: String, _ origin: NamedScene.Origin) -> NamedScene {
    NamedScene(name: name, summary: "", isStep: false, origin: origin) { [self] in
      makeController(origin)
    }
  }

  /// Whether the user has named more than a single document.
  var namesSeveral: Bool {
    files.count > 1
      || sources.contains {
        if case .folder = $0 { true } else { false }
      }
  }

  func file(at path: String) -> File? { files.first { $0.path == path } }

  /// The document at a path, opened if it is not.
  func document(at path: String) -> OpenDocument? {
    guard let index = files.firstIndex(where: { $0.path == path }) else { return nil }
    if files[index].document == nil { read(index) }
    return files[index].document
  }

  private func makeController(_ origin: NamedScene.Origin) -> UIViewController {
    guard let document = document(at: origin.path),
      let scene = document.scenes.first(where: { $0.id == origin.id }) ?? document.scenes.first
    else { return UIViewController() }
    return document.makeController(scene)
  }

  /// Makes the controller of a scene as another version of its document has it.
  func makeController(_ origin: NamedScene.Origin, in version: Document) -> UIViewController {
    let document = OpenDocument(document: version, path: origin.path)
    document.adopt(settings)
    let scene = document.scenes.first { $0.id == origin.id }
    return scene.map(document.makeController) ?? UIViewController()
  }

  /// Reads a document again. What can't be read leaves the scenes as they are.
  func reread(_ path: String) {
    guard let index = files.firstIndex(where: { $0.path == path }) else { return }
    if files[index].draft != nil { takeFile(index) }
    read(index)
  }

  /// Forgets what is open besides the document at a path, so that it is read again when it is
  /// shown.
  func closeAll(but path: String?) {
    for index in files.indices where files[index].path != path { files[index].document = nil }
  }

  /// Finds what is wrong with a document, which takes about as long as reading it.
  func check(_ path: String) {
    guard let index = files.firstIndex(where: { $0.path == path }) else { return }
    files[index].problems = files[index].document?.problems.map(\.note) ?? []
  }

  /// Opens a document: its draft, or what its file says.
  func read(_ index: Int) {
    do throws(DocumentError) {
      let path = files[index].path
      var document: OpenDocument
      if let original = files[index].original {
        document = try OpenDocument(embedded: original.rawValue)
      } else if let draft = files[index].draft {
        document = OpenDocument(document: draft.document, path: path)
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
      files[index].scenes = document.scenes
      files[index].connections = document.connections
      files[index].device = document.device
      files[index].xcode = document.xcode
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

extension DocumentLibrary.File {
  /// A canvas with what the version of Xcode makes of it.
  fileprivate func completed(_ canvas: DesignCanvas, of scene: OpenDocument.Scene) -> DesignCanvas {
    var canvas = canvas
    canvas.systemVersion = xcode.map { version in
      min(
        max(version.iOS, SimulatedScreen.systemVersions[0]),
        SimulatedScreen.systemVersions.last ?? 18)
    }
    canvas.insets = insets(of: scene, on: canvas)
    return canvas
  }

  /// The safe area with which Interface Builder draws a scene; nil for a cell, and without a device
  /// that is known.
  private func insets(of scene: OpenDocument.Scene, on canvas: DesignCanvas) -> EdgeInsets? {
    guard !scene.isCell else { return nil }
    let isDevice = canvas.device != nil
    // Before Xcode 8 a canvas is no device's, and has a status bar alone.
    guard let device else {
      let top: CGFloat = scene.hasStatusBar && !scene.isView ? 20 : 0
      return EdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    }
    guard var insets = DesignCanvas.safeArea(of: device, xcode) else { return nil }
    let own = insets
    let hasHomeButton = insets.bottom == 0
    if !scene.isView, let missing = missingHeight(on: canvas), missing >= 10 {
      // Sheets leave a part of the screen above them, from Xcode 11 on, and opaque bars take
      // theirs.
      let isSheet = missing < 55
      if isSheet ? (xcode?.major ?? 14) >= 11 : (60...120).contains(missing) {
        insets.top = 0
        if missing == 10 { insets.bottom = 0 }
        return insets
      }
    }
    // Xcode up to 14 leaves the status bar of views out that have a size of their own.
    let isSmall = !isDevice && scene.isView && (xcode?.major ?? 14) < 15
    let drawsStatusBar = scene.hasStatusBar && xcode?.drawsStatusBars != false && !isSmall
    if hasHomeButton, !drawsStatusBar { insets.top = 0 }
    if xcode?.doublesSafeArea == true, !scene.hasNavigationBar, isDevice || !hasHomeButton {
      if insets.top > 0 { insets.top += own.top }
      insets.bottom += own.bottom
    }
    return insets
  }

  /// How much lower than the device a canvas of its width is, in points; nil for one of another
  /// width.
  private func missingHeight(on canvas: DesignCanvas) -> CGFloat? {
    guard canvas.device == nil, let size = device?.screenSize, canvas.size.width == size.width
    else { return nil }
    return size.height - canvas.size.height
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
