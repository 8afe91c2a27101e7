import Foundation

/// A view that shows read-only text.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilabel>
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? {
    didSet { if text != oldValue { contentChanged() } }
  }

  /// The font; `nil` restores the system font of 17 points.
  open var font: UIFont! {
    get { storedFont }
    set {
      dynamicFont.set(newValue, for: traitCollection.preferredContentSizeCategory)
      contentChanged()
    }
  }
  private var dynamicFont = DynamicFont(standardSize: UIFont.labelFontSize)
  private var storedFont: UIFont { dynamicFont.font }

  open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  /// How lines are broken, and how the last one is cut if the text does not fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged() } }
  }
  /// The greatest number of lines; 0 means no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }
  /// The width in points at which the intrinsic size breaks lines; 0 means the width in the layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }

  /// Whether a font made by `preferredFont(forTextStyle:)` follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { dynamicFont.followsTextSize }
    set {
      dynamicFont.followsTextSize = newValue
      adjustFont()
    }
  }

  private var layouts = TextLayoutCache()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private func contentChanged() {
    layouts.invalidate()
    invalidateIntrinsicContentSize()
  }

  private func adjustFont() {
    if dynamicFont.adjust(for: traitCollection.preferredContentSizeCategory) { contentChanged() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    if traitCollection.displayScale != previousTraitCollection?.displayScale {
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Size

  /// The size of the text in points, in one line or broken at ``preferredMaxLayoutWidth``.
  open override var intrinsicContentSize: CGSize {
    let wraps = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return textSize(width: wraps ? preferredMaxLayoutWidth : .infinity)
  }

  package override func contentSize(forWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    return textSize(width: width > 0 ? width : .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: numberOfLines != 1 && size.width > 0 ? size.width : .infinity)
  }

  /// The rectangle of the text in `bounds` for this number of lines; 0 means no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  {
    let layout = layout(width: bounds.width, lines: numberOfLines)
    return CGRect(origin: bounds.origin, size: roundedUpToPixels(size(of: layout)))
  }

  private func textSize(width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return roundedUpToPixels(size(of: layout(width: width, lines: numberOfLines)))
  }

  private func size(of layout: TextLayout) -> CGSize {
    let font = measuredFont
    return CGSize(
      width: CGFloat(layout.columns) * font.columnWidth,
      height: CGFloat(layout.lines.count) * font.lineHeight)
  }

  private func layout(width: CGFloat, lines: Int) -> TextLayout {
    layouts.layout(
      of: text ?? "", columns: measuredFont.columns(in: width), lines: lines, mode: lineBreakMode)
  }

  // MARK: Baselines

  package override var firstBaselineOffsetFromTop: CGFloat? { measuredFont.ascender }
  package override var lastBaselineOffsetFromBottom: CGFloat { -measuredFont.descender }

  package override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .aroundText(Drawing.TextBox(isDrawnIfTall: true))
    drawing.text = drawnText(edge: edge(of: textAlignment))
    drawing.text?.wraps = numberOfLines != 1
    return drawing
  }
}

extension UILabel: TextShowing {
  package var wholeText: String? { text }
  package var placedLines: [PlacedLine] { placedLines(in: bounds, edge: edge(of: textAlignment)) }
  package var shownFont: UIFont { storedFont }
  package var shownColor: UIColor { textColor }

  /// The lines that fit into `rect`, centred vertically. At least one line is drawn.
  func placedLines(in rect: CGRect, edge: LineEdge) -> [PlacedLine] {
    let font = measuredFont
    guard let text, !text.isEmpty, rect.width >= font.columnWidth, rect.height > 0 else {
      return []
    }
    let rows = max(1, Int(min(rect.height / font.lineHeight + 1e-6, 100_000)))
    let lines = numberOfLines > 0 ? min(numberOfLines, rows) : rows
    let layout = layout(width: rect.width, lines: lines)
    let textHeight = size(of: layout).height
    return layout.placed(
      in: rect.offsetBy(dx: 0, dy: (rect.height - textHeight) / 2), font: font, edge: edge)
  }
}

extension UILabel: TextIdentified {
  var identifyingText: String? { text }
}
