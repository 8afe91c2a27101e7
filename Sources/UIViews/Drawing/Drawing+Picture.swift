extension Drawing {
  /// A picture and its frame, which may reach beyond the view.
  package struct Picture {
    package var image: Image
    package var frame: CGRect
    /// Whether a symbol has the view's tint.
    package var isTinted = false
    /// Whether the pixels of an image only tell where the view's tint is drawn.
    package var isTemplate = false
    /// Whether the picture is the view's only content.
    package var isWhole = false

    package init(
      image: Image, frame: CGRect, isTinted: Bool = false, isTemplate: Bool = false,
      isWhole: Bool = false
    ) {
      self.image = image
      self.frame = frame
      self.isTinted = isTinted
      self.isTemplate = isTemplate
      self.isWhole = isWhole
    }
  }

  /// The form in which an image is drawn.
  package enum Image {
    case symbol(Sign)
    case pixels(UIImage)
  }
}

extension UIImage {
  /// The form in which the image is drawn.
  /// - Parameter isReversed: Whether symbols that point forward point to the left.
  package func drawn(isReversed: Bool) -> Drawing.Image {
    symbol.map { .symbol($0.sign(isReversed: isReversed)) } ?? .pixels(self)
  }
}

extension UIImage.Symbol {
  /// The characters with which the symbol is drawn.
  package func sign(isReversed: Bool) -> Drawing.Sign {
    let shown = glyph(isReversed: isReversed)
    return Drawing.Sign(String(shown.unicode), ascii: String(shown.ascii))
  }
}
