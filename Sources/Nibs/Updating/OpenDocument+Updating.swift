import AutoLayout
import InterfaceBuilder

extension OpenDocument {
  /// Changes the objects of a scene so that they are as if they had been made of another version of
  /// the document. Only what differs is touched. The objects are laid out with the next layout.
  /// - Parameters:
  ///   - controller: The controller that ``makeController(_:)`` has made.
  ///   - document: The other version.
  /// - Returns: The other version, opened; nil if the scene has to be made anew, after a part of it
  ///   may have been changed.
  package func update(_ controller: UIViewController, to document: Document) -> OpenDocument? {
    guard let shared = controller.sharedDocument, shared.document.kind == document.kind,
      let scenes = LiveScene.all(in: controller, of: shared),
      var update = SceneUpdate(scenes, of: shared, to: document), update.perform()
    else { return nil }
    resources.know(document, at: path)
    return OpenDocument(document, path: path, resources: resources)
  }
}
