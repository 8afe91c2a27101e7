extension UIImage {
  /// How an image is coloured.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum>
  public enum RenderingMode: Int, Sendable {
    /// As the view that shows it does by default: system buttons draw it as a template.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// In the view's tint, by the opacity of its pixels alone.
    case alwaysTemplate = 2
  }

  /// Whether a view draws the image in its tint. An image of which only the size is known stays
  /// gray.
  package func isTemplate(byDefault: Bool) -> Bool {
    switch renderingMode {
    case .automatic: byDefault && hasPixels
    case .alwaysOriginal: false
    case .alwaysTemplate: hasPixels
    }
  }
}
