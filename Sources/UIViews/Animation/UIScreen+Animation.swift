extension UIScreen {
  /// Runs a closure whose animations use the screen's clock.
  /// - Parameter isApart: Whether the closure runs outside the animation blocks that are running.
  func performAnimations<Result>(apart isApart: Bool, _ body: () -> Result) -> Result {
    AnimationClock.perform(by: clock) { AnimationScope.perform(apart: isApart, body) }
  }
}
