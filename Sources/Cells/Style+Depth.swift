extension Style {
  /// The style with the colours that a terminal of this depth can show.
  ///
  /// If two different colours become the same, the text becomes black or white, so that it stays
  /// readable. Among 256 colours a text that is read easily in its own colours is still read easily.
  public func resolved(for depth: ColorDepth) -> Style {
    if depth == .direct { return self }
    var style = Style(attributes: attributes)
    style.foreground = foreground?.nearest(in: depth)
    style.background = background?.nearest(in: depth)
    guard let foreground, let background, let shown = style.foreground,
      let ground = style.background
    else { return style }
    if shown == ground, foreground != background {
      style.foreground = shown.contrasting.nearest(in: depth)
    }
    if depth == .indexed, foreground.contrast(with: background) >= Self.easyContrast,
      shown.contrast(with: ground) < Self.easyContrast
    {
      style.foreground = foreground.nearestIndexed(on: ground, leastContrast: Self.easyContrast)
    }
    return style
  }

  /// The contrast that WCAG 2.1 asks for text of the usual size: success criterion 1.4.3.
  /// <https://www.w3.org/TR/WCAG21/#contrast-minimum>
  private static let easyContrast = 4.5
}
