import AutoLayout
import Foundation

/// Animations: whoever shows the scene decides whether they take time, and how it passes.
///
/// ```swift
/// host.animates = true
/// host.tap(at: point)                     // the scene opens a drawer: frames are the last ones
/// host.advanceAnimations(by: 0.1)
/// ViewPainter.paint(host, in: viewport)   // the drawer on its way
/// ```
extension SceneHost {
  /// Whether the scene's animations take time. Without it, as at first, all is where it should be
  /// at once; turning it off ends what is on its way.
  public var animates: Bool {
    get { clock != nil }
    set {
      if newValue {
        if clock == nil { clock = AnimationClock() }
      } else if clock != nil {
        finishAnimations()
        clock = nil
      }
    }
  }

  /// Whether anything is on its way, so that the next picture may differ from this one.
  public var isAnimating: Bool { clock?.isRunning ?? false }

  /// Lets time pass for animations.
  /// - Returns: whether any ended, after which the layout may be another one.
  @discardableResult
  public func advanceAnimations(by seconds: TimeInterval) -> Bool {
    guard let clock, seconds >= 0, seconds.isFinite else { return false }
    let time = clock.now + seconds
    guard let end = clock.nextEnd, end <= time else {
      clock.advance(to: time)
      return false
    }
    change { clock.advance(to: time) }
    return true
  }

  /// Lets pass what time it takes until nothing is on its way. What never ends, or begins anew each
  /// time, goes on after a minute, or a thousand ends.
  public func finishAnimations() {
    guard let clock else { return }
    let limit = clock.now + 60
    for _ in 0..<1000 {
      guard let end = clock.nextEnd, end <= limit else { return }
      advanceAnimations(by: max(0, end - clock.now))
    }
  }

  /// The device's size as it is shown just now: on its way from one to the other while it turns.
  public var shownScreenSize: CGSize { isAnimating ? window.shownBounds.size : screen.size }

  /// Where each view of the snapshot is shown just now, in the window, and whether it is; asked
  /// while the views have the geometry that is shown.
  func shownPlaces() -> [(frame: CGRect, isShown: Bool)] {
    let inventory = currentInventory
    var shown: [(frame: CGRect, isShown: Bool)] = []
    shown.reserveCapacity(inventory.views.count)
    var places = WindowPlaces(capacity: inventory.views.count)
    for (item, view) in zip(inventory.items, inventory.views) {
      let isAroundShown = item.parent.map { shown[$0].isShown } ?? true
      shown.append(
        (
          places.add(view, item, frame: view.frame),
          isAroundShown && !view.isShownHidden && view.shownAlpha > 0
        ))
    }
    return shown
  }

  /// Does something on a screen, as one turn of its run loop: what took no time is over then.
  static func perform<Result>(on screen: UIScreen, _ body: () -> Result) -> Result {
    screen.perform {
      let clock = screen.clock
      let result = body()
      clock?.advance(by: 0)
      return result
    }
  }
}
