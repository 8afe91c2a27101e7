/// The rounding of solved frames to pixels: the only place that decides it.
///
/// On a screen each edge is rounded to the nearest pixel, and an edge halfway between two pixels to
/// the one further right or down, so that neighbours that share an edge still share it. Outside of
/// a window the origin is rounded to the nearest whole point, and the size to the nearest half.
@MainActor
package enum PixelRounding {
  /// - Parameter scale: The number of pixels in a point; nil outside of a window.
  static func snap(_ frame: CGRect, scale: CGFloat?) -> CGRect {
    guard let scale else {
      return CGRect(
        x: nearest(frame.minX, steps: 1), y: nearest(frame.minY, steps: 1),
        width: nearest(frame.width, steps: 2), height: nearest(frame.height, steps: 2))
    }
    let left = nearest(frame.minX, steps: scale)
    let top = nearest(frame.minY, steps: scale)
    return CGRect(
      x: left, y: top, width: nearest(frame.maxX, steps: scale) - left,
      height: nearest(frame.maxY, steps: scale) - top)
  }

  /// The nearest multiple of a step; the higher one at a tie.
  ///
  /// A difference from a tie of less than a thousandth of a step is a rounding error.
  package static func nearest(_ value: CGFloat, steps: CGFloat) -> CGFloat {
    // From here on numbers have no fraction, and some multiples of them are infinite.
    guard value.magnitude < 0x1p52 else { return value }
    let inSteps = (value * steps * 1024).rounded() / 1024
    return (inSteps + 0.5).rounded(.down) / steps
  }
}

extension UIView {
  /// The number of pixels in a point inside the view, by its traits, which may override that of the
  /// window's screen; nil outside of a window.
  package var pixelScale: CGFloat? {
    // Traits that are stored save the way up to the window.
    if let keptTraits, traitVersion == .window, keptTraits.displayScale > 0 {
      return keptTraits.displayScale
    }
    guard let window else { return nil }
    let own = traitCollection.displayScale
    return own > 0 ? own : window.configuration.scale
  }

  /// Marks the frame to be rounded again, since the scale around it has changed.
  func pixelsChanged() {
    setNeedsLayout()
    layoutEngine?.needPlacing(node)
  }
}
