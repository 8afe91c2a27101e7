import AutoLayout
import Foundation
import InterfaceBuilder
import Nibs

/// The sizes at which root views are drawn: those of the scenes as the document is opened to be
/// shown, in the containers around them.
@MainActor struct DrawnRoots {
  /// The sizes by the ids of the root views' elements.
  private var sizes: [String: CGSize] = [:]

  init(_ document: Document, on canvas: Canvas, mode: DocumentResources.Mode) {
    let opened = OpenDocument(document: document, path: "")
    opened.resources.mode = mode
    opened.resources.keepsFrames = mode == .design
    for scene in opened.scenes where scene.reference == nil {
      guard let element = document.object(scene.id), let id = (element.rootView ?? element)["id"]
      else { continue }
      sizes[id] = Self.size(of: id, in: scene, of: opened, on: canvas)
    }
  }

  /// The size at which a root view is drawn, and that of its document, if they differ.
  func difference(of root: DesignRoot) -> (drawn: CGSize, own: CGSize)? {
    guard let id = root.element["id"], let drawn = sizes[id],
      let rect = root.element.rect(key: "frame")
    else { return nil }
    let own = CGSize(width: rect.width, height: rect.height)
    let error = max(abs(drawn.width - own.width), abs(drawn.height - own.height))
    return error > 0.5 + 1e-6 ? (drawn, own) : nil
  }

  /// Whether the size at which a root view is drawn is known: prototypes are drawn in their lists.
  func knows(_ root: DesignRoot) -> Bool { root.element["id"].map { sizes[$0] != nil } ?? false }

  private static func size(
    of id: String, in scene: OpenDocument.Scene, of document: OpenDocument, on canvas: Canvas
  ) -> CGSize? {
    var size = scene.size ?? canvas.size
    if size.width <= 0 || size.height <= 0 { size = canvas.size }
    let screen = UIScreen(
      canvas.configuration(root: size, insets: canvas.safeArea), log: LayoutLog())
    return screen.perform {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.rootViewController = document.makeController(scene)
      window.isHidden = false
      window.layoutIfNeeded()
      return view(id, in: window)?.bounds.size
    }
  }

  private static func view(_ id: String, in view: UIView) -> UIView? {
    if view.origin?.element["id"] == id { return view }
    return view.subviews.lazy.compactMap { Self.view(id, in: $0) }.first
  }
}
