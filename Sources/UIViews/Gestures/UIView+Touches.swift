extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  /// The frontmost view that receives touches at a point of this view.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
}

extension UIWindow {
  /// Taps at a point of the window.
  /// - Returns: Whether anything handled the tap.
  ///
  /// It goes to the innermost view that handles it. Of all recognisers whose gesture it completes,
  /// the one with the most taps recognises it: the second tap of a double tap is no single tap too.
  @discardableResult
  package func sendTap(at point: CGPoint) -> Bool {
    let views = viewsTouched(at: point)
    tapSeries.add(on: views.first)
    var recognizer: UITapGestureRecognizer?
    for view in views {
      if recognizer == nil, view.tapped(at: convert(point, to: view)) { return true }
      for case let tap as UITapGestureRecognizer in view.gestureRecognizers ?? []
      where tapSeries.completes(tap)
        && tap.numberOfTapsRequired > recognizer?.numberOfTapsRequired ?? .min
      {
        if tap.mayRecognize(at: point) { recognizer = tap }
      }
    }
    recognizer?.recognize(at: point)
    if recognizer == nil { sendTouches(at: point) }
    return recognizer != nil
  }

  /// Makes the next tap the first of a series, after something other than a tap has happened.
  package func endTapSeries() { tapSeries = TapSeries() }

  /// Swipes at a point of the window.
  /// - Returns: Whether anything handled the swipe.
  @discardableResult
  package func sendSwipe(
    _ direction: UISwipeGestureRecognizer.Direction, at point: CGPoint
  ) -> Bool {
    endTapSeries()
    for view in viewsTouched(at: point) {
      for case let swipe as UISwipeGestureRecognizer in view.gestureRecognizers ?? []
      where swipe.numberOfTouchesRequired <= 1 && swipe.direction.contains(direction)
        && swipe.mayRecognize(at: point)
      {
        swipe.recognize(at: point)
        return true
      }
    }
    return false
  }

  /// The view at a point of the window, and its superviews.
  private func viewsTouched(at point: CGPoint) -> [UIView] {
    guard let hit = hitTest(point, with: nil) else { return [] }
    return Array(sequence(first: hit, next: \.superview))
  }
}
