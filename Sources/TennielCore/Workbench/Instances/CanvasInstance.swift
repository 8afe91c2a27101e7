import InterfaceBuilder
import Stage

/// The instance of the scene on the canvas of its document while that is shown elsewhere, in a
/// preview. Nobody sees it: the tools of Interface Builder take frames from it.
@MainActor
final class CanvasInstance {
  /// What an instance was made from.
  private struct Source: Equatable {
    let instance: InstanceSource
    let document: ObjectIdentifier
    let screen: SimulatedScreen
  }

  private var known: (source: Source, host: SceneHost)?
  /// The document, by which its source is told from others as long as it is there.
  private var document: Document?

  /// The instance on a canvas.
  /// - Parameters:
  ///   - document: The document as it is at present.
  ///   - make: Makes an instance on the canvas.
  func host(
    of scene: OpenScene, in document: Document, on canvas: SimulatedScreen,
    make: (SimulatedScreen) -> SceneHost
  ) -> SceneHost {
    let source = Source(
      instance: scene.source, document: ObjectIdentifier(document), screen: canvas)
    if let known, known.source == source { return known.host }
    let host = make(canvas)
    (known, self.document) = ((source, host), document)
    return host
  }
}
