extension UIView {
  func setTransform(_ transform: CGAffineTransform) {
    guard transform.isFinite else {
      LayoutException.raise(
        .invalidGeometry,
        "CALayer transform is not finite: \(transform). Layer: \(layer.debugDescription)")
      return
    }
    guard transform != self.transform else { return }
    UIView.changeRecorder?.note(
      self, .transform, from: AnimatedValue(self.transform), to: AnimatedValue(transform))
    rareState.transform = transform
    setNeedsDisplay()
    updateSafeArea()
  }

  func setContentScaleFactor(_ factor: CGFloat) {
    guard factor.isFinite, factor >= 0 else {
      LayoutException.raise(
        .invalidGeometry,
        "CALayer contentsScale is not a scale: \(factor). Layer: \(layer.debugDescription)")
      return
    }
    // Zero means the scale of the screen.
    rareState.contentScaleFactor = factor == 0 ? nil : factor
  }

  /// Whether the view has a transform other than the identity.
  package var isTransformed: Bool { storedRareState != nil && !transform.isIdentity }

  /// The smallest rectangle around the transformed view, in the superview's coordinates.
  var transformedFrame: CGRect {
    transform.isIdentity ? untransformedFrame : bounds.applying(mapToSuperview)
  }

  /// The frame without the transform that becomes the given frame with it.
  ///
  /// As in Core Animation, the center is that of the frame, and the size results from the inverse
  /// transform of the frame: it is exact for scales and quarter turns, and too large for other
  /// rotations.
  func untransformed(_ frame: CGRect) -> CGRect {
    let way = CGAffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    let size =
      way.isInvertible
      ? CGRect(origin: .zero, size: frame.size).applying(way.inverted()).size : bounds.size
    let middle = CGPoint(x: frame.midX - transform.tx, y: frame.midY - transform.ty)
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2,
      width: size.width, height: size.height)
  }
}
