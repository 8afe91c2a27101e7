import Foundation
import InterfaceBuilder
import Wording

extension OpenDocument {
  /// A scene of a storyboard, or a view of a xib.
  package struct Scene: Hashable, Sendable {
    /// The name by which it is shown: label, storyboard identifier, title, class or kind. Of
    /// several scenes with the same name, the later ones have a number.
    package let name: String
    /// The id of its controller or view in the document.
    package let id: String
    /// All names by which it is found besides its id.
    package let names: [String]
    /// The class of the controller or view: its custom class, or the class of its element.
    package let className: String
    /// Whether the storyboard begins with it.
    package let isInitial: Bool
    /// The size of its view in the document, in points.
    package let size: CGSize?
    /// Whether its view has a size of its own, and not the size of a device.
    package let isFreeform: Bool
    /// Whether it is drawn on the canvas that stands for all devices, as by Xcode 6 and 7: the
    /// document has size classes and no device.
    package let standsForAll: Bool
    /// Whether it is a cell, and a view without a controller.
    package let isCell: Bool
    package let isView: Bool
    /// Whether the canvas draws it with a status bar, and with a navigation bar.
    package let hasStatusBar: Bool
    package let hasNavigationBar: Bool
    /// Whether the system shows it while the app is launched, on the whole screen.
    package let isLaunchScreen: Bool
    /// Its place on the document's canvas, in points.
    package let location: CGPoint?
    /// Of a reference to another storyboard, the storyboard's name and the identifier in it.
    package let reference: String?
  }

  /// A segue: what leads from one scene to another.
  package struct Connection: Hashable, Sendable {
    /// The ids of the scenes.
    package let source: String
    package let destination: String
    /// The kind of the segue, such as `show`; of a relationship, its name, such as
    /// `rootViewController`.
    package let kind: String
    package let identifier: String?
  }

  static func scenes(of document: Document, _ connections: [Connection]) -> [Scene] {
    var taken: [String: Int] = [:]
    func unique(_ name: String) -> String {
      taken[name, default: 0] += 1
      return taken[name] == 1 ? name : "\(name) \(taken[name] ?? 0)"
    }
    let initial = document.root["initialViewController"]
    let found: [(element: Element, place: CGPoint?)]
    switch document.kind {
    case .storyboard:
      found = document.scenes.compactMap { scene in
        scene.controller.map {
          ($0, scene.element.child(key: "canvasLocation")?.point.map { CGPoint($0) })
        }
      }
    case .xib:
      found = document.objects.filter(isShown).map {
        ($0, $0.child(key: "canvasLocation")?.point.map { CGPoint($0) })
      }
    }
    let containers = InferredContainers(document)
    // What is embedded is as large as the view around it.
    let embedded = Set(connections.filter { $0.kind == "embed" }.map(\.destination))
    let scenes = found.compactMap { element, place -> Scene? in
      guard let id = element["id"] else { return nil }
      let view = element.child(key: "view") ?? element
      let metrics = SimulatedMetrics(element)
      let isCell = element.name.hasSuffix("Cell")
      let free = metrics.freeformSize.map { CGSize($0) }
      let drawn = view.rect(key: "frame").map { CGSize(width: $0.width, height: $0.height) }
      let names = names(of: element)
      return Scene(
        name: unique(names.first ?? element.name), id: id, names: names,
        className: element["customClass"] ?? className(of: element.name),
        isInitial: id == initial,
        // A freeform scene is drawn at the size of its view, which may have been changed since.
        size: drawn ?? free ?? Self.canvasSize(of: document).map { CGSize($0) },
        // A cell is never as large as a device.
        isFreeform: free != nil || embedded.contains(id) || document.kind == .xib && isCell,
        standsForAll: document.device == nil && document.root.flag("useTraitCollections") == true
          && !isCell && free == nil,
        isCell: isCell, isView: element.isView,
        hasStatusBar: metrics.hasStatusBar,
        hasNavigationBar: element.name == "navigationController"
          || (metrics.topBar == .inferred
            ? containers[id].navigation.flatMap(document.object)
              .map { $0.flag("navigationBarHidden") != true } ?? false
            : metrics.topBar != .none),
        isLaunchScreen: document.isLaunchScreen,
        location: place,
        reference: reference(of: element))
    }
    return scenes.filter(\.isInitial) + scenes.filter { !$0.isInitial }
  }

  /// The size of a scene that says none, in a document without a device.
  private static func canvasSize(of document: Document) -> Size? {
    document.kind == .storyboard && document.device == nil ? document.canvasSize : nil
  }

  static func connections(of document: Document) -> [Connection] {
    guard document.kind == .storyboard else { return [] }
    var connections: [Connection] = []
    for scene in document.scenes {
      guard let source = scene.controller?["id"] else { continue }
      for element in scene.element.descendants where element.name == "segue" {
        guard let destination = element["destination"], let kind = element["kind"] else { continue }
        connections.append(
          Connection(
            source: source, destination: destination,
            kind: kind == "relationship" ? element["relationship"] ?? kind : kind,
            identifier: element["identifier"]))
      }
    }
    return connections
  }

  /// The names of an element, the name that says most first.
  private static func names(of element: Element) -> [String] {
    let all = [
      element["userLabel"], element["storyboardIdentifier"], element["title"],
      element.child("navigationItem", key: "navigationItem")?["title"],
      element["customClass"], element["storyboardName"],
      element["referencedIdentifier"],
    ]
    return all.compactMap(\.self).filter { !$0.isEmpty }.uniqued
  }

  private static func reference(of element: Element) -> String? {
    guard element.name == "viewControllerPlaceholder" else { return nil }
    return [element["storyboardName"], element["referencedIdentifier"]].compactMap(\.self)
      .joined(separator: "#")
  }

  /// The class of an element: `UITableView` for `tableView`. An unknown element has only its own
  /// name.
  private static func className(of element: String) -> String {
    if element == "viewControllerPlaceholder" { return "reference" }
    return ElementClass.named(element)?.className ?? element
  }

  /// Whether an object of a xib can be shown: views and controllers.
  private static func isShown(_ element: Element) -> Bool {
    element.isController || element.isView
  }
}
