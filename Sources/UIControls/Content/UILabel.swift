@_spi(Package) import UIViews

/// A view that shows read-only text.
///
/// ```swift
/// let label = UILabel()
/// label.text = "Down the rabbit hole"
/// label.font = .preferredFont(forTextStyle: .body)
/// label.adjustsFontForContentSizeCategory = true
/// label.numberOfLines = 0
/// label.textAlignment = .center
/// ```
///
/// Source: <https://developer.apple.com/documentation/uikit/uilabel>
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? {
    get { content.text }
    set {
      guard newValue != content.text || content.attributed != nil else { return }
      content.set(newValue)
      contentChanged()
    }
  }
  /// The text with fonts and other attributes of its own. Setting ``text`` removes them.
  open var attributedText: NSAttributedString? {
    get {
      content.attributed
        ?? text.map { NSAttributedString(string: $0, attributes: [.font: storedFont]) }
    }
    set {
      content.set(newValue)
      contentChanged()
    }
  }
  /// Whether the text has attributes of its own, and not only the view's font and colour.
  package var hasOwnAttributes: Bool { content.attributed != nil }
  private var content = TextContent()

  /// The font; `nil` restores the system font of 17 points. Setting it sets it for all of the text.
  open var font: UIFont! {
    get { storedFont }
    set {
      dynamicFont.set(newValue, for: traitCollection.preferredContentSizeCategory)
      content.setAttribute(.font, to: storedFont)
      contentChanged()
    }
  }
  private var dynamicFont = DynamicFont(standardSize: UIFont.labelFontSize)
  private var storedFont: UIFont { dynamicFont.font }

  /// The colour. Setting it sets it for all of the text, as do alignment and line break mode.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uilabel/textcolor>
  open var textColor: UIColor! = .label {
    didSet {
      content.setAttribute(.foregroundColor, to: textColor)
      setNeedsDisplay()
    }
  }
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      content.setParagraphStyles(insteadOf: ownParagraphStyle) { $0.alignment = textAlignment }
      setNeedsDisplay()
    }
  }
  /// How lines are broken, and how the last one is cut if the text does not fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      guard lineBreakMode != shownLineBreakMode || lineBreakMode != oldValue else { return }
      content.setParagraphStyles(insteadOf: ownParagraphStyle) { $0.lineBreakMode = lineBreakMode }
      contentChanged()
    }
  }
  /// The style of text that has none of its own.
  private var ownParagraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return style
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

  /// How lines are broken so that the text looks well.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { if lineBreakStrategy != oldValue { contentChanged() } }
  }

  /// Whether a text that is too long for the label is drawn smaller, down to
  /// ``minimumScaleFactor``.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }
  /// The least factor of the font's size with ``adjustsFontSizeToFitWidth``; 0 means no limit.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Whether a text that is slightly too long is drawn closer before it is cut.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { contentChanged() } }
  }

  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Whether the text has its colour; otherwise it is grey.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Not drawn.
  open var shadowColor: UIColor?
  /// Not drawn.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Has no effect: a text that is made smaller stays in the middle.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.decodeDocument(self, as: UILabel.self)
  }

  private func contentChanged() {
    content.invalidate()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func adjustFont() {
    if dynamicFont.adjust(for: traitCollection.preferredContentSizeCategory) { contentChanged() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  // MARK: Size

  /// The size of the text in points, in one line or broken at ``preferredMaxLayoutWidth``.
  open override var intrinsicContentSize: CGSize {
    let wraps = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return textSize(width: wraps ? preferredMaxLayoutWidth : .infinity)
  }

  @_spi(Package) open override func contentSize(forWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
    let width = width > 0 ? width : .infinity
    var size = textSize(width: width)
    // Labels of public documents that hug their wrapped texts are as wide as the longest line and
    // the space at its end.
    if !isBlank {
      let layout = layout(width: width, lines: numberOfLines)
      size.width = roundedUpToPixels(CGSize(width: layout.widthWithBreaks, height: 0)).width
    }
    return size
  }

  @_spi(Package) open override var wrapsText: Bool { numberOfLines != 1 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: numberOfLines != 1 && size.width > 0 ? size.width : .infinity)
  }

  /// The rectangle of the text in `bounds` for this number of lines; 0 means no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  {
    CGRect(origin: bounds.origin, size: size(of: layout(width: bounds.width, lines: numberOfLines)))
  }

  private func textSize(width: CGFloat) -> CGSize {
    guard !isBlank else { return .zero }
    var size = size(of: layout(width: width, lines: numberOfLines))
    // On devices a newline alone has the height of two lines, however many there may be:
    // <https://github.com/lionheart/openradar-mirror/issues/19390>
    if content.text == "\n" { size.height = roundedUpToPixels(2 * measuredFont.lineHeight) }
    return size
  }

  private func size(of layout: TextLayout) -> CGSize {
    roundedUpToPixels(CGSize(width: layout.width, height: layout.height))
  }

  /// Whether there is no text. Asked of a part of the content: the whole is not copied for it.
  private var isBlank: Bool { content.text?.isEmpty ?? true }

  private func layout(width: CGFloat, lines: Int) -> TextLayout {
    content.layout(
      font: storedFont, metrics: textMetrics, width: width, lines: lines, mode: shownLineBreakMode,
      pushesOut: pushesOut, tightens: allowsDefaultTighteningForTruncation)
  }

  /// Labels push out single last words since iOS 11.
  private var pushesOut: Bool {
    lineBreakStrategy.contains(.pushOut) && traitCollection.values.systemVersion >= 11
  }

  private var shownLineBreakMode: NSLineBreakMode {
    content.attributed == nil
      ? lineBreakMode : content.paragraphStyle?.lineBreakMode ?? lineBreakMode
  }

  private var shownAlignment: NSTextAlignment {
    content.attributed == nil ? textAlignment : content.paragraphStyle?.alignment ?? textAlignment
  }

  // MARK: Baselines

  @_spi(Package) open override var firstBaselineOffsetFromTop: CGFloat? {
    styledLines.first?.ascent ?? Double(measuredFont.ascender)
  }

  @_spi(Package) open override var lastBaselineOffsetFromBottom: CGFloat {
    styledLines.last.map { $0.height - $0.ascent } ?? Double(-measuredFont.descender)
  }

  /// The lines of a text with attributes, whose fonts decide where the baselines are.
  private var styledLines: [TextLayout.Line] {
    content.attributed == nil ? [] : layout(width: bounds.width, lines: numberOfLines).lines
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .aroundText(Drawing.TextBox(isDrawnIfTall: true))
    drawing.text = drawnText(edge: edge(of: shownAlignment))
    drawing.text?.wraps = numberOfLines != 1
    return drawing
  }
}

extension UILabel: TextShowing {
  package var wholeText: String? { text }
  package var placedLines: [PlacedLine] {
    placedLines(in: bounds, edge: edge(of: shownAlignment), isReversed: readsFromRightToLeft)
  }
  package var shownFont: UIFont { storedFont }
  package var shownColor: UIColor {
    guard isEnabled else { return .tertiaryLabel }
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return content.attributed == nil ? textColor : content.color ?? textColor
  }

  /// The lines that fit into `rect`, centred vertically. At least one line is drawn.
  func placedLines(in rect: CGRect, edge: LineEdge, isReversed: Bool) -> [PlacedLine] {
    guard !isBlank, rect.width > 0, rect.height > 0 else { return [] }
    let layout = shownLayout(in: rect.size)
    // Where there is no room even for the ellipsis, nothing is shown.
    guard !layout.isTruncated || layout.width <= rect.width + LineBreaker.slack else { return [] }
    return layout.placed(
      in: rect.offsetBy(dx: 0, dy: (rect.height - layout.height) / 2), edge: edge,
      isReversed: isReversed)
  }

  /// The lines as they are drawn in a room: as many as it holds, in a smaller font if that is asked
  /// for and all of the text fits so.
  private func shownLayout(in room: CGSize) -> TextLayout {
    let layout = layout(width: room.width, lines: numberOfLines)
    let fitting = layout.lines(in: room.height).count
    guard layout.isTruncated || fitting < layout.lines.count else { return layout }
    if adjustsFontSizeToFitWidth {
      return content.smaller(
        font: storedFont, metrics: textMetrics, room: room, lines: numberOfLines,
        mode: shownLineBreakMode, least: minimumScaleFactor)
    }
    return fitting < layout.lines.count
      ? self.layout(width: room.width, lines: max(1, fitting)) : layout
  }
}

extension UILabel: TextIdentified {
  package var identifyingText: String? { text }
}
