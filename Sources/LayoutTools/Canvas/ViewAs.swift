import InterfaceBuilder
import Wording

/// Draws the scenes of a document on another device.
///
/// Source: "View as" in the bar below the canvas of Xcode.
public struct ViewAs: Sendable {
  /// The document as it is drawn at present.
  public let document: Document
  /// The device.
  public let device: DesignDevice
  /// The size of the device on which the document is drawn at present, in points; nil if it is not
  /// known.
  public let before: Size?
  /// The size of the new device, in points.
  public let after: Size

  /// Creates the change.
  public init(_ document: Document, on device: DesignDevice, from before: Size?, to after: Size) {
    (self.document, self.device, self.before, self.after) = (document, device, before, after)
  }

  /// Why a document can't have a device; nil if it has one or can get one.
  public static func obstacle(in document: Document) -> String? {
    guard document.device == nil, let xcode = document.xcode, xcode.major < 8 else { return nil }
    return "Documents of Xcode \(xcode.major) have no device: they have one since Xcode 8"
  }

  /// The edits that write the device.
  public var deviceEdits: [DocumentEdit] {
    let path = ElementPath.document.group("device")
    guard let element = document.element(at: path) else {
      return [.insert([NewElement("device", attributes)], into: .document)]
    }
    var edits = attributes.filter { $0.key != "appearance" }.map { name, value in
      DocumentEdit.set(name, of: path, to: value)
    }
    if let share = element.child("adaptation")?["id"], share != "fullscreen" {
      edits.append(.set("id", of: path.group("adaptation"), to: "fullscreen"))
    }
    if element["layout"] != nil, device.layout == nil {
      edits.append(.set("layout", of: path, to: nil))
    }
    return edits
  }

  private var attributes: KeyValuePairs<String, String> {
    // Xcode 10 and before write the layout as an element of its own.
    guard let layout = device.layout, document.writingXcode >= 11 else {
      return [
        "id": device.id, "orientation": device.orientation.rawValue, "appearance": "light",
      ]
    }
    return [
      "id": device.id, "orientation": device.orientation.rawValue, "layout": layout,
      "appearance": "light",
    ]
  }

  /// The edits that give the root views that fill the former device the size of the new one.
  public var rootEdits: [DocumentEdit] {
    guard let before, before != after else { return [] }
    let embedded = Set(document.embeddings.map(\.scene))
    return document.drawnRoots.flatMap { owner, root -> [DocumentEdit] in
      guard let id = owner["id"], !embedded.contains(id), let rect = root.rect(key: "frame"),
        SimulatedMetrics(owner).freeformSize == nil, rect.width == before.width,
        // A sheet, or what is drawn between bars, is lower than the device.
        rect.height <= before.height, rect.height >= before.height * 0.75
      else { return [] }
      return root.resizing(
        to: Size(width: after.width, height: rect.height + after.height - before.height))
    }
  }
}

/// Embedded scenes follow the views around them.
extension ViewAs {
  /// The edits that give embedded scenes the new size of the views around them, if they had the
  /// former size of these views.
  /// - Parameters:
  ///   - later: The document with the new frames of the views around the scenes.
  ///   - resized: The ids of the root views that have their new size already.
  public func embeddedEdits(in later: Document, but resized: Set<String>) -> [DocumentEdit] {
    document.embeddings.flatMap { container, scene -> [DocumentEdit] in
      guard let earlier = document.object(container)?.rect(key: "frame"),
        let own = document.object(scene)?.rootView?.rect(key: "frame"),
        own.width == earlier.width, own.height == earlier.height,
        let root = later.object(scene)?.rootView, root["id"].map(resized.contains) == false,
        let now = later.object(container)?.rect(key: "frame")
      else { return [] }
      return root.resizing(to: Size(width: now.width, height: now.height))
    }
  }

  /// The ids of the root views that edits give another size.
  public static func roots(of edits: [DocumentEdit]) -> [String] {
    edits.compactMap(\.rectOwner).uniqued
  }
}

extension Element {
  /// The edits that give a root view a size; none if it has that size.
  fileprivate func resizing(to size: Size) -> [DocumentEdit] {
    guard let id = self["id"], let rect = rect(key: "frame") else { return [] }
    let path = ElementPath(id).child("rect", key: "frame")
    var edits: [DocumentEdit] = []
    if rect.width != size.width {
      edits.append(.set("width", of: path, to: size.width.settled.written))
    }
    if rect.height != size.height {
      edits.append(.set("height", of: path, to: size.height.settled.written))
    }
    return edits
  }
}

extension Document {
  /// The scenes that views embed: the ids of the views, and of the controllers.
  fileprivate var embeddings: [(container: String, scene: String)] {
    scenes.flatMap { scene in
      scene.element.descendants.filter { $0.name == "segue" && $0["kind"] == "embed" }.compactMap {
        segue in
        let container = sequence(first: segue, next: \.parent).first(where: \.isView)?["id"]
        return container.flatMap { id in segue["destination"].map { (id, $0) } }
      }
    }
  }

  /// The views that are drawn by themselves, with the element that says how: a controller, or the
  /// view itself.
  fileprivate var drawnRoots: [(owner: Element, root: Element)] {
    rootViews.filter { !$0.name.hasSuffix("Cell") }.map { root in
      (root.parent.flatMap { $0.isController ? $0 : nil } ?? root, root)
    }
  }
}

extension DocumentEdit {
  /// The view whose size the edit sets.
  fileprivate var rectOwner: String? {
    guard case .set(let name, let path, _) = self, name == "width" || name == "height" else {
      return nil
    }
    return path.id
  }
}
