extension UIView {
  /// The frame without the transform: the size of the bounds, around the center.
  var untransformedFrame: CGRect { CGRect(origin: storedOrigin, size: storedBounds.size) }

  func setFrame(_ frame: CGRect) {
    guard frame.isFinite || layer.isLegal(frame: frame) else { return }
    setUntransformedFrame(transform.isIdentity ? frame : untransformed(frame))
  }

  private func setUntransformedFrame(_ frame: CGRect) {
    exactFrame = nil
    place(frame, in: superview)
    autoresizingChanged()
  }

  func setCenter(_ center: CGPoint) {
    let origin = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
    guard center.isFinite || layer.isLegal(position: center) else { return }
    setUntransformedFrame(CGRect(origin: origin, size: storedBounds.size))
  }

  func setBounds(_ newBounds: CGRect) {
    guard newBounds.isFinite || layer.isLegal(bounds: newBounds) else { return }
    // A change of the origin alone, as in scrolling, does not move the view.
    guard newBounds.size != storedBounds.size else { return resize(to: newBounds) }
    exactFrame = nil
    let middle = center
    resize(to: newBounds)
    storedOrigin = CGPoint(x: middle.x - newBounds.width / 2, y: middle.y - newBounds.height / 2)
    autoresizingChanged()
  }

  /// Runs a closure that finds other bounds in the view, of which nothing is laid out.
  package func withBounds<Result>(_ bounds: CGRect, _ body: () -> Result) -> Result {
    let own = storedBounds
    storedBounds = bounds
    defer { storedBounds = own }
    return body()
  }

  /// Sets the frame that the engine found: exactly, or on whole pixels if constraints place the
  /// view.
  func follow(
    _ solved: CGRect, _ engine: LayoutEngine, in superview: UIView, scale: CGFloat?
  ) {
    let placed =
      translatesAutoresizingMaskIntoConstraints
      ? solved : PixelRounding.snap(solved, scale: scale)
    if untransformedFrame != placed { place(placed, in: superview, following: engine) }
    exactFrame = solved
  }

  /// Sets the frame without telling the engine, from which it comes or which already knows it.
  func place(_ frame: CGRect, in superview: UIView?, following engine: LayoutEngine? = nil) {
    if let recorder = UIView.changeRecorder {
      let middle = CGPoint(
        x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
      recorder.note(self, .position, from: AnimatedValue(center), to: AnimatedValue(middle))
    }
    storedOrigin = frame.origin
    resize(to: CGRect(origin: storedBounds.origin, size: frame.size), following: engine)
    followSafeArea(in: superview, superview?.safeAreaInsets ?? .zero)
    systemGuides?.keyboard?.ownerOrKeyboardMoved()
  }

  private func resize(to newBounds: CGRect, following engine: LayoutEngine? = nil) {
    let old = storedBounds
    guard newBounds != old else { return }
    if newBounds.origin != old.origin { setNeedsDisplay() }
    if let recorder = UIView.changeRecorder {
      recorder.note(self, .bounds, from: AnimatedValue(old), to: AnimatedValue(newBounds))
      if newBounds.size != old.size { recorder.resized(self) }
    }
    storedBounds = newBounds
    if newBounds.origin != old.origin { boundsOriginChanged() }
    guard newBounds.size != old.size else { return }
    setNeedsLayout()
    sizeChanged(from: old.size)
    if !node.liesInAnother { node.ownEngine?.rootSizeChanged() }
    let autoresizes = autoresizesSubviews
    let safeArea = safeAreaInsets
    for subview in subviews {
      if autoresizes, subview.translatesAutoresizingMaskIntoConstraints {
        autoresize(subview, from: old.size, following: engine)
      }
      subview.followSafeArea(in: self, safeArea)
    }
  }

  /// Moves a subview that follows this view by its autoresizing mask.
  ///
  /// If the engine resized this view, it has computed the subview's frame too, from exact sizes.
  private func autoresize(_ subview: UIView, from old: CGSize, following engine: LayoutEngine?) {
    if let engine, engine.knowsAutoresizing(of: subview.node),
      !subview.pending.contains(.autoresizing), let solved = engine.frame(of: subview.node)
    {
      subview.follow(solved, engine, in: self, scale: nil)
      return
    }
    // The stored lengths, which may be negative, so that the original ones can return.
    let frame = subview.untransformedFrame
    let x = AutoresizingSpan(
      origin: frame.origin.x, length: frame.size.width, in: old.width,
      flexibility: subview.followedMask.flexibility(on: .horizontal))
    let y = AutoresizingSpan(
      origin: frame.origin.y, length: frame.size.height, in: old.height,
      flexibility: subview.followedMask.flexibility(on: .vertical))
    subview.setUntransformedFrame(
      CGRect(
        x: x.origin(bounds.size.width), y: y.origin(bounds.size.height),
        width: x.length(bounds.size.width), height: y.length(bounds.size.height)))
  }

  /// Notes a change of the frame or the mask, for which constraints may stand.
  func autoresizingChanged() {
    setNeedsDisplay()
    guard !isApartFromLayout else { return }
    if superview == nil {
      layoutEngine?.rootSizeChanged()
    } else if translatesAutoresizingMaskIntoConstraints {
      waitForEngine(.autoresizing)
    }
  }

  /// Notes that the frame stands as constraints from now on, or no longer.
  func translationChanged() {
    if superview == nil { hierarchyChanged() } else { waitForEngine(.autoresizing) }
  }

  /// The exact frame as solved from the constraints, in the superview's coordinates, without
  /// rounding to pixels and without the view's transform.
  package var solvedFrame: CGRect { exactFrame ?? untransformedFrame }

  var defaultSizeThatFits: CGSize {
    let content = intrinsicFrameSize
    return CGSize(
      width: content.width == UIView.noIntrinsicMetric ? bounds.width : content.width,
      height: content.height == UIView.noIntrinsicMetric ? bounds.height : content.height)
  }

  /// Sets the size to the one that fits the content, and keeps the upper left corner.
  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    let fitting = CGRect(origin: storedOrigin, size: size)
    guard fitting.isFinite || layer.isLegal(frame: fitting) else { return }
    setUntransformedFrame(fitting)
  }
}
