extension Style {
  /// The style with the colours that a terminal of this depth can show.
  ///
  /// If two different colours become the same, the text becomes black or white, so that it stays
  /// readable.
  public func resolved(for depth: ColorDepth) -> Style {
    if depth == .direct { return self }
    var style = Style(attributes: attributes)
    style.foreground = foreground?.nearest(in: depth)
    style.background = background?.nearest(in: depth)
    if let shown = style.foreground, shown == style.background, foreground != background {
      style.foreground = shown.contrasting.nearest(in: depth)
    }
    return style
  }
}
