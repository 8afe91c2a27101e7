import Stage

extension TestScreen {
  /// The coordinate space of a frame.
  public enum Space: Hashable, Sendable {
    /// The superview's coordinates; for a guide, those of the view that owns it.
    case superview
    /// The window's coordinates, with the origin in the upper left corner of the screen.
    case window
  }

  /// The frame of a view or a layout guide, in points, on whole pixels. If transforms rotate the
  /// view, it is the smallest rectangle around it.
  /// - Throws: ``LayoutTestError`` if no view or guide has the name, or several have it.
  public func frame(
    of name: String, in space: Space = .superview
  ) throws(LayoutTestError) -> CGRect {
    switch try item(named: name) {
    case .view(let view): return try frame(of: view, in: space)
    case .guide(let guide):
      let frame = guide.layoutFrame
      return space == .superview ? frame : guide.owningView?.convert(frame, to: nil) ?? frame
    }
  }

  /// The frame of a view, in points, on whole pixels.
  /// - Throws: ``LayoutTestError`` if the view is not on the screen.
  public func frame(
    of view: UIView, in space: Space = .superview
  ) throws(LayoutTestError) -> CGRect {
    try require(view)
    if space == .superview { return view.frame }
    // The view's rotation and those around it give one rectangle, not a rectangle around a
    // rectangle.
    return view.isTransformed
      ? view.convert(view.bounds, to: nil)
      : view.superview?.convert(view.frame, to: nil) ?? view.frame
  }

  /// The frame of a view or a layout guide as solved from the constraints, in points, without
  /// rounding to pixels and without transforms.
  /// - Throws: ``LayoutTestError`` if no view or guide has the name, or several have it.
  public func solvedFrame(
    of name: String, in space: Space = .superview
  ) throws(LayoutTestError) -> CGRect {
    switch try item(named: name) {
    case .view(let view): return try solvedFrame(of: view, in: space)
    case .guide(let guide):
      let frame = guide.solvedFrame
      return space == .superview ? frame : offset(frame, from: guide.owningView)
    }
  }

  /// The frame of a view as solved from the constraints, in points, without rounding to pixels and
  /// without transforms.
  /// - Throws: ``LayoutTestError`` if the view is not on the screen.
  public func solvedFrame(
    of view: UIView, in space: Space = .superview
  ) throws(LayoutTestError) -> CGRect {
    try require(view)
    return space == .superview ? view.solvedFrame : offset(view.solvedFrame, from: view.superview)
  }

  private func require(_ view: UIView) throws(LayoutTestError) {
    layout()
    guard view.window === host.window else { throw .notOnScreen("\(type(of: view))") }
  }

  /// Converts a frame in a view's coordinates to the window's, without rounding.
  private func offset(_ frame: CGRect, from view: UIView?) -> CGRect {
    sequence(first: view, next: { $0?.superview }).reduce(frame) { frame, view in
      guard let view, view !== host.window else { return frame }
      let (origin, scrolled) = (view.solvedFrame.origin, view.bounds.origin)
      return frame.offsetBy(dx: origin.x - scrolled.x, dy: origin.y - scrolled.y)
    }
  }
}

// MARK: - All of them

extension TestScreen {
  /// The frames of all views, one line each, indented by depth. The same layout gives the same
  /// text.
  ///
  /// ```
  /// view            0   0  414  736
  ///   avatarView   16  20  382  300
  ///   titleLabel   16  -4  382   20  hidden
  /// ```
  public func frames(in space: Space = .superview) -> String {
    layout()
    return host.snapshot.frameTable(isInWindow: space == .window)
  }
}
