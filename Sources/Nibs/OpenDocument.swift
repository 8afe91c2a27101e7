import AutoLayout
import Foundation
import InterfaceBuilder

/// A document that was opened by its path, with its scenes.
@MainActor
package final class OpenDocument {
  /// A scene of a storyboard, or the views of a xib.
  package struct Scene: Hashable, Sendable {
    /// The name by which it is found: storyboard identifier, title, class or kind.
    package let name: String
    /// The id of its controller or view in the document.
    package let id: String
  }

  /// The path of the file.
  package let path: String
  package let scenes: [Scene]
  package let resources: DocumentResources
  private let document: Document

  /// Opens the file at a path.
  package init(path: String) throws(DocumentError) {
    self.path = path
    let folder = (path as NSString).deletingLastPathComponent
    let base = folder.isEmpty ? "." : folder
    let around = base.hasSuffix(".lproj") ? (base as NSString).deletingLastPathComponent : base
    resources = DocumentResources(ResourceFolder([base, around.isEmpty ? "." : around]))
    resources.report.writesLog = false
    document = try resources.document(at: path)
    scenes = Self.scenes(of: document)
  }

  /// Makes the controller of a scene; for a view of a xib, a controller that shows it.
  package func makeController(_ scene: Scene) -> UIViewController {
    switch document.kind {
    case .storyboard:
      return UIStoryboard(document, resources: resources).makeController(scene.id)
        ?? UIViewController()
    case .xib:
      return XibController(document, scene.id, resources)
    }
  }

  private static func scenes(of document: Document) -> [Scene] {
    var taken: [String: Int] = [:]
    func unique(_ name: String) -> String {
      taken[name, default: 0] += 1
      return taken[name] == 1 ? name : "\(name) \(taken[name] ?? 0)"
    }
    let objects =
      document.kind == .storyboard
      ? document.scenes.compactMap(\.controller)
      : document.objects.filter { $0.name != "placeholder" }
    return objects.compactMap { element in
      element["id"].map { Scene(name: unique(name(of: element)), id: $0) }
    }
  }

  private static func name(of element: Element) -> String {
    element["storyboardIdentifier"] ?? element["userLabel"] ?? element["title"]
      ?? element.child("navigationItem", key: "navigationItem")?["title"]
      ?? element["customClass"] ?? element.name
  }
}

/// A controller for a view of a xib, which is its own view or, at its own size, inside of it.
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
    let instantiation = Instantiation(document, resources: resources, report: resources.report)
    let made = instantiation.makeTopLevel()
    let wanted = document.object(id).flatMap { element in
      made.first { $0 === instantiation.objects[element["id"] ?? ""] }
    }
    view = wanted as? UIView ?? UIView()
    view.translatesAutoresizingMaskIntoConstraints = true
  }
}
