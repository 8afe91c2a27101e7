import Stage

extension NamedScene {
  /// Makes an instance that nobody else has, at a chapter, without the animation that leads there.
  /// As on a device, the scene is made upright and then turned: code that takes numbers from the
  /// screen as its view is loaded takes the same ones for each instance.
  /// - Parameters:
  ///   - chapter: The chapter, counted from 1.
  ///   - animates: Whether animations take time, including those that begin as the scene appears.
  ///   - observer: Is told of what happens from the beginning on.
  ///   - runsReadyWork: Whether the scene's tasks run as far as they can at once.
  @MainActor
  package func instance(
    on screen: SimulatedScreen, at chapter: Int, animates: Bool = false,
    observer: ((LayoutEvent) -> Void)? = nil, runsReadyWork: Bool = false
  ) -> SceneHost {
    let host = SceneHost(
      screen: screen.atLaunch, animates: animates, observer: observer, make: make)
    if host.screen != screen { host.apply(screen) }
    if runsReadyWork { host.runReadyWork() }
    if chapter > 1 {
      _ = host.turn(toChapter: chapter)
      host.finishAnimations()
    }
    return host
  }
}
