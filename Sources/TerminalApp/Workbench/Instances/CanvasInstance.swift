import Stage

/// The instance of the scene on the canvas of its document while the scene is shown elsewhere, in a
/// preview. Nobody sees the instance: the tools of Interface Builder take frames from it.
@MainActor
final class CanvasInstance {
  /// What an instance was made from.
  private struct Source: Equatable {
    let instance: InstanceSource
    let screen: SimulatedScreen
  }

  private var known: (source: Source, host: SceneHost)?

  /// The instance on a canvas.
  /// - Parameter make: Makes an instance on the canvas.
  func host(
    of scene: OpenScene, on canvas: SimulatedScreen, make: (SimulatedScreen) -> SceneHost
  ) -> SceneHost {
    let source = Source(instance: scene.source, screen: canvas)
    if let known, known.source == source { return known.host }
    let host = make(canvas)
    known = (source, host)
    return host
  }
}
