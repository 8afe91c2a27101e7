// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The contexts that code draws into, the current one last.
@MainActor private var contexts: [CGContext?] = []

/// The context that code draws into; nil outside of drawing.
///
/// Source: <https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()>
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  contexts.last ?? nil
}

@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  contexts.append(context)
}
@preconcurrency @MainActor public func UIGraphicsPopContext() { _ = contexts.popLast() }

/// Begins an image of a size in points, with one pixel in a point.
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points. A scale of 0 pixels in a point is that of the main screen.
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  contexts.append(
    CGContext(size: size, scale: scale == 0 ? UITraitCollection.current.displayScale : scale))
}

/// What was drawn into the image that was begun last.
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext()?.image
}
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { _ = contexts.popLast() }

/// Fills a rectangle of the current context.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// What code draws in a context of a size; nil if it draws nothing.
@MainActor package func drawnImage(
  of size: CGSize, scale: CGFloat, _ draw: () -> Void
) -> UIImage? {
  guard size.width > 0, size.height > 0 else { return nil }
  let context = CGContext(size: size, scale: scale)
  contexts.append(context)
  defer { _ = contexts.popLast() }
  draw()
  return context.isTouched ? context.image : nil
}

extension UIColor {
  /// Fills with the colour from now on.
  @preconcurrency @MainActor public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(resolved.cgColor)
  }
  /// Draws lines with the colour from now on.
  @preconcurrency @MainActor public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(resolved.cgColor)
  }
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }

  @MainActor private var resolved: UIColor { resolvedColor(with: .current) }
}

extension UIImage {
  /// Draws the image into the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image with an opacity. The blend mode has no effect.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(self, in: rect, alpha: alpha)
  }
}

public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case sourceIn = 18
  case sourceAtop = 20
  case destinationIn = 22
}
