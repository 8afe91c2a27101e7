import AutoLayout
import Cells
import Foundation

/// A view as a picture needs it: values taken at one moment, which no later change of the view touches.
struct DrawnView {
  let path: ViewPath
  /// The place of its superview among the views; nil for a root.
  let parent: Int?
  /// How many views it lies in.
  let depth: Int
  /// Whether it is the root of what a controller presents.
  let isPresentedRoot: Bool
  /// Whether that is a sheet, which covers what lies behind with or without a background.
  let isSheet: Bool

  /// Where it is shown, in the window's coordinates.
  let frame: CGRect
  /// Where it comes to rest.
  let restFrame: CGRect
  /// In its own coordinates.
  let bounds: CGRect

  /// Whether neither it nor a view around it is hidden or wholly transparent.
  let isShown: Bool
  let isGliding: Bool
  let clips: Bool
  /// Its own opacity, from 0 to 1.
  let opacity: Double
  let background: UIColor.Components?
  let isAmbiguous: Bool

  let drawing: Drawing
  /// The pixels of the drawing's picture.
  let pixels: Cells.PixelImage?

  /// Where something that the view draws by itself lies in the window. Characters can't be turned or stretched: where a
  /// transform is at work, their place is the same part of the rectangle around the view.
  /// - Parameter rect: In the view's coordinates.
  func place(of rect: CGRect) -> CGRect {
    guard frame.size != bounds.size, bounds.width > 0, bounds.height > 0 else {
      return rect.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
    }
    let (across, down) = (frame.width / bounds.width, frame.height / bounds.height)
    return CGRect(
      x: frame.minX + (rect.minX - bounds.minX) * across,
      y: frame.minY + (rect.minY - bounds.minY) * down,
      width: rect.width * across, height: rect.height * down)
  }

  /// Whether a transform leaves it less room than its content was laid out for.
  var isShrunk: Bool { frame.width < bounds.width - 0.5 || frame.height < bounds.height - 0.5 }
}
