import AutoLayout
import Foundation
import Stage

/// Animations: without them, as at first, everything is at once where it is going. Frames are always those at the end, as
/// in UIKit; pictures show what is on its way.
///
/// ```swift
/// screen.animates = true
/// try screen.tap("drawerButton")
/// screen.advance(by: 0.1)
/// try screen.check(golden: "drawer half open")
/// ```
extension TestScreen {
  /// Whether animations take time, which passes when ``advance(by:)`` says so; also turning the screen then takes some.
  /// Turning it off ends what is on its way.
  public var animates: Bool {
    get { host.animates }
    set {
      host.animates = newValue
      layout()
    }
  }

  /// Whether anything is on its way.
  public var isAnimating: Bool { host.isAnimating }

  /// Does something to the views by the screen's clock, so that its animations take time, and lays out what follows.
  @discardableResult
  public func perform<Result>(_ body: () -> Result) -> Result {
    let result = host.change(body)
    layout()
    return result
  }

  /// Lets so many seconds pass.
  public func advance(by seconds: TimeInterval) {
    host.advanceAnimations(by: seconds)
    layout()
  }

  /// Lets pass what time it takes until nothing is on its way; of what never ends, a minute.
  public func finishAnimations() {
    host.finishAnimations()
    layout()
  }
}
