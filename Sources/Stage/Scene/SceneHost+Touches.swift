import AutoLayout
import Foundation

extension SceneHost {
  /// The way a finger moves.
  public enum SwipeDirection: String, Hashable, Sendable {
    case left, right, up, down
  }

  /// Taps a point of the window. Whether anything took the tap.
  @discardableResult
  public func tap(at point: CGPoint) -> Bool {
    change { window.sendTap(at: point) }
  }

  /// Swipes over a point of the window. Whether anything took the swipe.
  @discardableResult
  public func swipe(_ direction: SwipeDirection, at point: CGPoint) -> Bool {
    change { window.sendSwipe(direction.recognized, at: point) }
  }

  /// Swipes over the view that waits for such a swipe, the frontmost of several. Whether there was one.
  @discardableResult
  public func swipe(_ direction: SwipeDirection) -> Bool {
    for view in currentInventory.views.reversed() where view.waits(for: direction.recognized) {
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let inside = view.convert(middle, to: window)
      if swipe(direction, at: inside) { return true }
    }
    return false
  }

  /// Scrolls the text at a path by so many of its own heights, as far as it goes. Whether it moved.
  @discardableResult
  public func scroll(_ path: ViewPath, pages: Int) -> Bool {
    guard let view = view(at: path) as? UITextView else { return false }
    return change { view.scroll(pages: pages) }
  }

  /// Scrolls the text at a path by lines, as far as it goes. Whether it moved.
  @discardableResult
  public func scroll(_ path: ViewPath, lines: Int) -> Bool {
    guard let view = view(at: path) as? UITextView else { return false }
    return change { view.scroll(lines: lines) }
  }
}

extension SceneHost.SwipeDirection {
  fileprivate var recognized: UISwipeGestureRecognizer.Direction {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }
}

extension UIView {
  fileprivate func waits(for direction: UISwipeGestureRecognizer.Direction) -> Bool {
    (gestureRecognizers ?? []).contains { recognizer in
      (recognizer as? UISwipeGestureRecognizer)
        .map { $0.isEnabled && $0.direction.contains(direction) } ?? false
    }
  }
}
