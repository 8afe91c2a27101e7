extension UIScreen {
  /// Runs a closure whose animations go by the screen's clock.
  /// - Parameter isApart: Whether it has no part in the animation blocks that it is run in.
  func performAnimations<Result>(apart isApart: Bool, _ body: () -> Result) -> Result {
    AnimationClock.perform(by: clock) { AnimationScope.perform(apart: isApart, body) }
  }
}
