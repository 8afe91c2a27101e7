import Cells

/// The app's styles: an accent, amber and red for problems, and the terminal's own colours. They
/// differ in attributes too, so that they can be told apart without colour.
enum Palette {
  static let plain = Style()
  static let quiet = Style(attributes: .dim)
  static let strong = Style(attributes: .bold)
  static let accent = Style(foreground: .palette(6), attributes: .bold)
  static let moved = Style(foreground: .palette(6))
  static let warning = Style(foreground: .palette(3), attributes: .bold)
  /// The orange of frames that differ, as in Interface Builder.
  static let ownFrame = Style(foreground: .palette(208))
  /// The blue of constraints in order, as in Interface Builder.
  static let constraint = Style(foreground: .palette(75))
  static let problem = Style(foreground: .palette(1), attributes: .bold)
}
