@_spi(Package) import AutoLayout
import Cells
import Stage

/// The values of a view that a picture is drawn from, taken at one moment.
struct DrawnView {
  let path: ViewPath
  /// Its name, which its box shows.
  let title: String
  /// The index of its superview; nil for a root.
  let parent: Int?
  /// The number of its superviews.
  let depth: Int
  /// Whether it is the root view of a presented controller.
  let isPresentedRoot: Bool
  /// Whether it is a sheet, which covers the views behind it even without a background.
  let isSheet: Bool

  /// The frame shown, in the window's coordinates in points.
  let frame: CGRect
  /// The final frame of an animation, in the window's coordinates in points.
  let restFrame: CGRect
  /// The bounds in its own coordinates, in points.
  let bounds: CGRect

  /// Whether neither it nor a superview is hidden or fully transparent.
  let isShown: Bool
  let isGliding: Bool
  /// Whether its text is being edited.
  let isEdited: Bool
  let clips: Bool
  /// Its opacity from 0 to 1, without that of superviews.
  let opacity: Double
  let background: UIColor.Components?
  /// What its layer adds; nil for most views.
  let layer: LayerLook?
  let isAmbiguous: Bool

  let drawing: Drawing
  /// The pixels of the drawing's image.
  let pixels: PixelImage?

  /// The rectangle in the window of something that the view draws. Characters can't be transformed:
  /// with a transform it is the proportional part of the view's frame in the window.
  /// - Parameter rect: The rectangle in the view's coordinates, in points.
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
}
