extension UIView {
  /// A view with the picture of this one: the backgrounds, images and drawings of its hierarchy,
  /// without texts and controls.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)>
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view with the picture of a part of this one. The insets have no effect.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let picture = drawnImage(of: rect.size, scale: 1) {
      UIGraphicsGetCurrentContext()?.translateBy(x: -rect.minX, y: -rect.minY)
      drawHierarchy()
    }
    return SnapshotView(frame: CGRect(origin: .zero, size: rect.size), picture: picture)
  }

  /// Draws the picture of ``snapshotView(afterScreenUpdates:)`` into the current context, fitted
  /// into a rectangle.
  /// - Returns: Whether there was a context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    drawHierarchy()
    context.restoreGState()
    return true
  }

  /// Draws the view and its subviews in its own coordinates.
  private func drawHierarchy() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if let color = drawnBackgroundColor?.resolvedColor(with: traitCollection) {
      context.setFillColor(color.cgColor)
      context.fill(bounds)
    }
    if let picture = drawing.picture, case .pixels(let image) = picture.image {
      image.draw(in: picture.frame)
    }
    for subview in subviews where !subview.isHidden && subview.alpha > 0 {
      context.saveGState()
      context.translateBy(
        x: subview.frame.minX - subview.bounds.minX, y: subview.frame.minY - subview.bounds.minY)
      context.setAlpha(subview.alpha)
      subview.drawHierarchy()
      context.restoreGState()
    }
  }
}

/// The picture of another view.
private final class SnapshotView: UIView {
  private let picture: UIImage?

  init(frame: CGRect, picture: UIImage?) {
    self.picture = picture
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    picture = nil
    super.init(coder: coder)
  }

  override var drawing: Drawing {
    var drawing = super.drawing
    drawing.picture = picture.map { Drawing.Picture(image: .pixels($0), frame: bounds) }
    return drawing
  }
}
