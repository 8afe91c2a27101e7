import Stage

/// Animations are off at first: they take no time. When they are on, frames are still the final
/// ones, as in UIKit, but pictures show the views in motion.
///
/// ```swift
/// screen.animates = true
/// try screen.tap("drawerButton")
/// screen.advance(by: 0.1)
/// try screen.check(golden: "drawer half open")
/// ```
extension TestScreen {
  /// Whether animations take time, which passes with ``advance(by:)``. Rotation of the screen is
  /// animated too. Setting it to `false` ends all animations.
  public var animates: Bool {
    get { host.animates }
    set {
      host.animates = newValue
      layout()
    }
  }

  /// Whether an animation is running.
  public var isAnimating: Bool { host.isAnimating }

  /// Runs a closure whose animations take time on the screen's clock, and lays out the changes.
  @discardableResult
  public func perform<Result>(_ body: () -> Result) -> Result {
    let result = host.change(body)
    layout()
    return result
  }

  /// Advances the screen's clock by some seconds.
  public func advance(by seconds: TimeInterval) {
    host.advanceAnimations(by: seconds)
    layout()
  }

  /// Advances the clock until no animation is running, by at most a minute.
  public func finishAnimations() {
    host.finishAnimations()
    layout()
  }
}
