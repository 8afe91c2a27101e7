import Foundation

extension Drawing {
  /// A picture and where it lies; it may reach beyond the view.
  package struct Picture {
    package var image: Image
    package var frame: CGRect
    /// Whether a symbol has the view's tint.
    package var isTinted = false
    /// Whether the view is there for the picture alone.
    package var isWhole = false
  }

  /// What is drawn of an image.
  package enum Image {
    case symbol(Sign)
    case pixels(UIImage)
  }
}

extension UIImage {
  /// What is drawn of the image.
  var drawn: Drawing.Image { symbol.map { .symbol($0.sign) } ?? .pixels(self) }
}

extension UIImage.Symbol {
  /// The character as it is drawn.
  var sign: Drawing.Sign { Drawing.Sign(String(glyph.unicode), ascii: String(glyph.ascii)) }
}
