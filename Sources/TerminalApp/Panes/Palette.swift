import Cells
import Painting

/// The app's styles: an accent, amber and red for problems, and the terminal's own colours. They
/// differ in attributes too, so that they can be told apart without colour.
enum Palette {
  static let plain = Style()
  static let quiet = PaintingOptions.quiet
  static let strong = Style(attributes: .bold)
  static let accent = PaintingOptions.accent
  static let moved = Style(foreground: .palette(6))
  static let warning = PaintingOptions.warning
  /// The orange of frames that differ, as in Interface Builder.
  static let ownFrame = Style(foreground: .palette(208))
  /// The blue of constraints in order, as in Interface Builder.
  static let constraint = PaintingOptions.line
  static let problem = PaintingOptions.problem
}
