import Foundation

/// A view that shows text of its own: what a painter asks it.
@MainActor package protocol TextShowing: UIView {
  /// The lines that are in sight, in the view's coordinates.
  var placedLines: [PlacedLine] { get }
  /// The text before it is broken into lines.
  var wholeText: String? { get }
  /// The font of the lines.
  var shownFont: UIFont { get }
  /// The colour of the lines.
  var shownColor: UIColor { get }
}

extension TextShowing {
  /// The font of the lines, as the view measures them.
  var measuredFont: MeasuredFont { measured(shownFont) }

  /// What there is to draw of the text.
  func drawnText(edge: LineEdge) -> Drawing.Text {
    Drawing.Text(
      lines: placedLines, whole: wholeText, edge: edge, isBold: shownFont.weight.isBold,
      color: drawn(shownColor))
  }
}

extension UIView {
  /// The components of a colour as the view shows it.
  func drawn(_ color: UIColor) -> UIColor.Components {
    color.resolvedColor(with: traitCollection).components
  }

  /// The edge of the view against which text of that alignment is set.
  func edge(of alignment: NSTextAlignment) -> LineEdge {
    switch alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified:
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }

  /// The size with both sides rounded up to whole pixels.
  func roundedUpToPixels(_ size: CGSize) -> CGSize {
    let scale = max(traitCollection.displayScale, 1)
    // A sum that is a pixel but for its rounding error must not grow by another pixel.
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }
}

extension UIView {
  /// The font with the text metrics of this view.
  func measured(_ font: UIFont) -> MeasuredFont { font.measured(by: traitCollection.textMetrics) }
}
