import Stage

extension TestScreen {
  /// Taps a view in the middle of its visible part, and lays out the changes.
  /// - Throws: ``LayoutTestError`` if no view has the name, or several have it; and if the view is
  ///   hidden, out of sight or covered, or nothing handles the tap.
  public func tap(_ name: String) throws(LayoutTestError) {
    let point = try touchPoint(name)
    guard host.tap(at: point) else {
      throw .untouchable(name, why: "neither it nor a view around it takes taps")
    }
    layout()
  }

  /// Taps a text field or text view, and enters a text at its end as by a keyboard, character by
  /// character. A newline is the return key of a field.
  /// - Throws: ``LayoutTestError`` if no view has the name, or several have it; and if the view is
  ///   hidden, out of sight or covered, or can't be edited.
  public func enter(_ text: String, into name: String) throws(LayoutTestError) {
    let point = try touchPoint(name)
    let view = try view(name)
    let isEdited = host.change {
      if !view.isFirstResponder { host.window.sendTap(at: point) }
      guard view.isFirstResponder else { return false }
      return text.allSatisfy { host.window.sendText(String($0)) }
    }
    guard isEdited else { throw .untouchable(name, why: "its text can't be edited") }
    layout()
  }

  /// Swipes over a view, and lays out the changes.
  /// - Throws: ``LayoutTestError`` if no view has the name, or several have it; and if the view is
  ///   hidden, out of sight or covered, or nothing handles the swipe.
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, on name: String
  ) throws(LayoutTestError) {
    let point = try touchPoint(name)
    guard host.change({ host.window.sendSwipe(direction, at: point) }) else {
      throw .untouchable(name, why: "neither it nor a view around it takes such swipes")
    }
    layout()
  }

  /// Scrolls a view by a number of pages, each as long as the view, or backwards for negative
  /// numbers, up to the end of the content. If the view can't be scrolled further, the nearest
  /// scroll view around it that can is scrolled.
  /// - Returns: Whether anything was scrolled.
  /// - Throws: ``LayoutTestError`` if no view has the name, or several have it.
  @discardableResult
  public func scroll(
    _ name: String, pages: Int = 1, sideways: Bool = false
  ) throws(LayoutTestError) -> Bool {
    let view = try view(name)
    let axis: NSLayoutConstraint.Axis? = sideways ? .horizontal : nil
    let moved = host.change {
      sequence(first: view, next: \.superview).contains {
        ($0 as? UIScrollView)?.scroll(pages: pages, on: axis) ?? false
      }
    }
    layout()
    return moved
  }

  /// Scrolls the scroll views around a view until it is in sight.
  /// - Throws: ``LayoutTestError`` if no view has the name, or several have it.
  public func scroll(toShow name: String) throws(LayoutTestError) {
    let view = try view(name)
    host.change {
      for around in sequence(first: view, next: \.superview).dropFirst() {
        guard let around = around as? UIScrollView else { continue }
        around.scrollRectToVisible(view.convert(view.bounds, to: around), animated: false)
      }
    }
    layout()
  }

  /// The point at which a finger touches a view, in the window's coordinates.
  private func touchPoint(_ name: String) throws(LayoutTestError) -> CGPoint {
    let view = try view(name)
    do {
      return try host.touchPoint(of: view)
    } catch {
      throw .untouchable(name, why: error.reason)
    }
  }
}
