extension SceneHost {
  /// The direction of a swipe.
  public enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
    /// The direction in which the finger moves.
    case left, right, up, down
  }

  /// Taps a point of the window. Returns whether a view handled the tap.
  @discardableResult
  public func tap(at point: CGPoint) -> Bool {
    change { window.sendTap(at: point) }
  }

  /// Swipes at a point of the window. Returns whether a view handled the swipe.
  @discardableResult
  public func swipe(_ direction: SwipeDirection, at point: CGPoint) -> Bool {
    change { window.sendSwipe(direction.recognized, at: point) }
  }

  /// Swipes over the frontmost view that recognises such a swipe. Returns whether there was one.
  @discardableResult
  public func swipe(_ direction: SwipeDirection) -> Bool {
    for view in currentInventory.views.reversed() where view.waits(for: direction.recognized) {
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let inside = view.convert(middle, to: window)
      if swipe(direction, at: inside) { return true }
    }
    return false
  }

  /// Scrolls the view at a path by pages, within its content. Returns whether anything moved.
  @discardableResult
  public func scroll(_ path: ViewPath, pages: Int, isSideways: Bool = false) -> Bool {
    scroll(path) { $0.scroll(pages: pages, on: isSideways ? .horizontal : nil) }
  }

  /// Scrolls the view at a path by lines, within its content. Returns whether anything moved.
  @discardableResult
  public func scroll(_ path: ViewPath, lines: Int, isSideways: Bool = false) -> Bool {
    scroll(path) { $0.scroll(lines: lines, on: isSideways ? .horizontal : nil) }
  }

  /// Scrolls the view at a path, or the nearest superview that can still scroll.
  private func scroll(_ path: ViewPath, by step: (UIScrollView) -> Bool) -> Bool {
    change {
      window.endTapSeries()
      return views(around: path).contains { ($0 as? UIScrollView).map(step) ?? false }
    }
  }
}

/// The error for a view that can't be touched.
public struct Untouchable: Error, Hashable, Sendable {
  /// The reason in words, to be read after the view's name.
  public let reason: String
}

extension SceneHost {
  /// The point at which a finger would touch a view, in the window's coordinates: the middle of the
  /// part of it that is in sight.
  /// - Throws: ``Untouchable`` if the view is hidden, out of sight, or covered at that point.
  public func touchPoint(of view: UIView) throws(Untouchable) -> CGPoint {
    let isShown = sequence(first: view, next: \.superview).allSatisfy {
      !$0.isHidden && $0.alpha > 0
    }
    guard isShown else { throw Untouchable(reason: "it is hidden") }
    let part = view.partInSight
    guard !part.isEmpty else { throw Untouchable(reason: "it is out of sight") }
    let point = CGPoint(x: part.midX, y: part.midY)
    if let hit = window.hitTest(point, with: nil), !hit.isDescendant(of: view),
      !view.isDescendant(of: hit)
    {
      throw Untouchable(reason: "\(name(of: hit)) covers it")
    }
    return point
  }

  /// The view at a path and its superviews, innermost first.
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

extension [UIView] {
  /// The directions of the swipes that one of the views recognises.
  @MainActor var swipes: Set<SceneHost.SwipeDirection> {
    var found: Set<SceneHost.SwipeDirection> = []
    for view in self where view.gestureRecognizers != nil {
      for direction in SceneHost.SwipeDirection.allCases
      where view.waits(for: direction.recognized) {
        found.insert(direction)
      }
    }
    return found
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
