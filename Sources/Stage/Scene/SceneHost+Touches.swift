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

  /// Scrolls the view at a path by so many of its own lengths, as far as it goes. Whether anything
  /// moved.
  @discardableResult
  public func scroll(_ path: ViewPath, pages: Int, isSideways: Bool = false) -> Bool {
    scroll(path) { $0.scroll(pages: pages, on: isSideways ? .horizontal : nil) }
  }

  /// Scrolls the view at a path by lines, as far as it goes. Whether anything moved.
  @discardableResult
  public func scroll(_ path: ViewPath, lines: Int, isSideways: Bool = false) -> Bool {
    scroll(path) { $0.scroll(lines: lines, on: isSideways ? .horizontal : nil) }
  }

  /// Scrolls the view at a path, or where that is at its end the nearest around it that is not.
  private func scroll(_ path: ViewPath, by step: (UIScrollView) -> Bool) -> Bool {
    change {
      views(around: path).contains { ($0 as? UIScrollView).map(step) ?? false }
    }
  }
}

extension SceneHost {
  /// The view at a path and those around it, outwards.
  private func views(around path: ViewPath) -> [UIView] {
    guard let view = view(at: path) else { return [] }
    return Array(sequence(first: view, next: \.superview))
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
