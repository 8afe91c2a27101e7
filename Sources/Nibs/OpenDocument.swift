import InterfaceBuilder

/// A document that was opened by its path, with its scenes.
@MainActor
package final class OpenDocument {
  /// The path of the file.
  package let path: String
  /// The scenes of a storyboard, the scene that it begins with first; the views and controllers of
  /// a xib.
  package let scenes: [Scene]
  /// The segues from one scene of a storyboard to another, in the order of the text.
  package let connections: [Connection]
  package let resources: DocumentResources
  package let document: Document

  /// Opens the file at a path.
  package convenience init(path: String) throws(DocumentError) {
    let resources = Self.listing(DocumentResources(ResourceFolder(Self.folders(around: path))))
    self.init(try resources.document(at: path), path: path, resources: resources)
  }

  /// Opens a document in the program's binary, by its path there.
  package convenience init(embedded path: String) throws(DocumentError) {
    let resources = Self.listing(DocumentResources(.main))
    guard
      let found = resources.embedded?.document(path.stemOfPath, type: path.extensionOfPath)
    else { throw DocumentError(description: "there is no document \(path) in the program") }
    self.init(found, path: path, resources: resources)
  }

  /// Opens an unsaved version of the file at a path, such as a document that is edited.
  package convenience init(document: Document, path: String) {
    let resources = Self.listing(DocumentResources(ResourceFolder(Self.folders(around: path))))
    resources.know(document, at: path)
    self.init(document, path: path, resources: resources)
  }

  /// Lets resources show samples, and list what is missing without writing it into the log.
  private static func listing(_ resources: DocumentResources) -> DocumentResources {
    resources.report.writesLog = false
    resources.showsSamples = true
    return resources
  }

  /// Opens a document that is in no file.
  /// - Parameter path: Its name in messages. Its images and texts are looked for around this path.
  package convenience init(bytes: [UInt8], path: String) throws(DocumentError) {
    let (document, problems) = Document.read(bytes, name: path)
    guard let document else { throw DocumentError(problems) }
    self.init(document: document, path: path)
  }

  /// Opens a document whose resources are known.
  init(_ document: Document, path: String, resources: DocumentResources) {
    self.path = path
    self.resources = resources
    self.document = document
    connections = Self.connections(of: document)
    scenes = Self.scenes(of: document, connections)
  }

  /// The folders in which the names in a document are looked up: its own folder, and if that is the
  /// folder of a language, the folder around it.
  package nonisolated static func folders(around path: String) -> [String] {
    let folder = path.folderOfPath
    guard folder.hasSuffix(".lproj") else { return [folder.isEmpty ? "." : folder] }
    let around = folder.folderOfPath
    return [folder, around.isEmpty ? "." : around]
  }

  /// Makes the controller of a scene; in the design, with the containers around it. For a view of a
  /// xib, makes a controller that shows the view.
  package func makeController(_ scene: Scene) -> UIViewController {
    switch document.kind {
    case .storyboard:
      let storyboard = UIStoryboard(document, resources: resources)
      let containers =
        resources.mode == .design ? DesignContainers(of: scene.id, in: storyboard) : nil
      return containers?.makeController() ?? storyboard.makeController(scene.id)
        ?? UIViewController()
    case .xib:
      let instantiation = Instantiation(document, resources: resources)
      if let element = document.object(scene.id), element.isController,
        let made = document.scene(of: element).flatMap({
          ControllerDecoder(instantiation).makeController(element, of: $0)
        })
      {
        return made
      }
      return XibController(document, scene.id, resources)
    }
  }

  /// The line of the document on which a scene's controller or view begins.
  package func line(of scene: Scene) -> Int? { document.object(scene.id)?.position.line }
}

/// A controller whose view is a view of a xib.
final class XibController: UIViewController {
  private let document: Document?
  private let id: String
  private let resources: DocumentResources?

  init(_ document: Document, _ id: String, _ resources: DocumentResources) {
    self.document = document
    self.id = id
    self.resources = resources
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    guard let document, let resources else { return super.loadView() }
    let objects = Instantiation(document, resources: resources).makeTopLevel()
    let made = objects.first { $0.element["id"] == id }
    view = made?.object as? UIView ?? UIView()
    view.translatesAutoresizingMaskIntoConstraints = true
  }
}

extension OpenDocument {
  /// What is wrong with the document, in the order of its text; it is shown nevertheless.
  package var problems: [DocumentProblem] {
    resources.report.problems.filter { $0.file == path }
  }

  /// What the document asks for and did not get so far, and the mistakes of other documents that it
  /// needs.
  package var notices: [LoadingReport.Entry] {
    resources.report.entries(besidesMistakesOf: path)
  }
}
