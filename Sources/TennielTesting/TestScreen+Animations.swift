import AutoLayout
import Foundation
import Stage

/// Animations are off at first: each view is at once where it is going. When they are on, frames are still those at the
/// end, as in UIKit, and pictures show the views on their way.
///
/// ```swift
/// screen.animates = true
/// try screen.tap("drawerButton")
/// screen.advance(by: 0.1)
/// try screen.check(golden: "drawer half open")
/// ```
extension TestScreen {
  /// Whether animations take time, which passes with ``advance(by:)``. Turning the screen is animated too. Setting it to
  /// `false` ends all animations.
  public var animates: Bool {
    get { host.animates }
    set {
      host.animates = newValue
      layout()
    }
  }

  /// Whether an animation is running.
  public var isAnimating: Bool { host.isAnimating }

  /// Does something to the views by the screen's clock, so that its animations take time, and lays out what follows.
  @discardableResult
  public func perform<Result>(_ body: () -> Result) -> Result {
    let result = host.change(body)
    layout()
    return result
  }

  /// Lets some seconds pass.
  public func advance(by seconds: TimeInterval) {
    host.advanceAnimations(by: seconds)
    layout()
  }

  /// Lets time pass until no animation is running, or for a minute if one never ends.
  public func finishAnimations() {
    host.finishAnimations()
    layout()
  }
}
