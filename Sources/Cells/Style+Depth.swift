extension Style {
  /// The style with the colours that a terminal of this depth can show.
  ///
  /// If two different colours become the same, the text becomes black or white, so that it stays
  /// readable. Among 256 colours a text that is read easily in its own colours is still read
  /// easily. A colour of the terminal's palette is made darker or lighter where it could not be
  /// read easily on a background that is not of the theme, such as marks of the app on the colours
  /// of a scene.
  public func resolved(for depth: ColorDepth) -> Style {
    var style = self
    if depth > .sixteen, case .palette(let index)? = foreground, case .rgb? = background,
      let background
    {
      style.foreground = Color.palette(index).readable(
        on: background, contrast: Color.easyContrast)
    }
    return depth == .direct ? style : style.nearest(in: depth)
  }

  private func nearest(in depth: ColorDepth) -> Style {
    var style = Style(attributes: attributes)
    style.foreground = foreground?.nearest(in: depth)
    style.background = background?.nearest(in: depth)
    guard let foreground, let background, let shown = style.foreground,
      let ground = style.background
    else { return style }
    if shown == ground, foreground != background {
      style.foreground = shown.contrasting.nearest(in: depth)
    }
    if depth == .indexed, foreground.contrast(with: background) >= Color.easyContrast,
      shown.contrast(with: ground) < Color.easyContrast
    {
      style.foreground = foreground.nearestIndexed(on: ground, leastContrast: Color.easyContrast)
    }
    return style
  }
}
