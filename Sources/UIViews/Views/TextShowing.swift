/// A view with text of its own, as the painter needs it.
@MainActor package protocol TextShowing: UIView {
  /// The visible lines, in the view's coordinates.
  var placedLines: [PlacedLine] { get }
  /// The text before it is broken into lines.
  var wholeText: String? { get }
  /// The font of the lines.
  var shownFont: UIFont { get }
  /// The colour of the lines.
  var shownColor: UIColor { get }
}

extension TextShowing {
  /// The font of the lines with the view's text metrics.
  package var measuredFont: MeasuredFont { measured(shownFont) }

  /// The description of the text for drawing.
  package func drawnText(edge: LineEdge) -> Drawing.Text {
    Drawing.Text(
      lines: placedLines, whole: wholeText, edge: edge, isBold: shownFont.weight.isBold,
      color: drawn(shownColor))
  }
}

extension UIView {
  /// The components of a colour for the view's traits.
  package func drawn(_ color: UIColor) -> UIColor.Components {
    color.resolvedColor(with: traitCollection).components
  }

  /// The edge of the view to which an alignment moves text.
  package func edge(of alignment: NSTextAlignment) -> LineEdge {
    switch alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified:
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }

  /// The size with both lengths rounded up to whole pixels.
  package func roundedUpToPixels(_ size: CGSize) -> CGSize {
    CGSize(width: roundedUpToPixels(size.width), height: roundedUpToPixels(size.height))
  }

  /// The length rounded up to whole pixels.
  package func roundedUpToPixels(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    // A sum that exceeds a whole pixel only by a rounding error must not become one pixel more.
    // And nothing is 0, not -0, which would be printed so.
    return (length * scale - 1e-6).rounded(.up) / scale + 0
  }

  /// The font with the text metrics of this view.
  package func measured(_ font: UIFont) -> MeasuredFont {
    font.measured(by: traitCollection.textMetrics)
  }

  /// The text metrics of this view, to be compared.
  package var textMetrics: AnyTextMetrics { traitCollection.values.textMetrics }
}
