@_spi(Package) import UIViews

/// A view that shows text, and scrolls if the text is taller than the view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextview>
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInputTraits {
  open var text: String! {
    get { content.text ?? "" }
    set { show { $0.set(newValue ?? "") } }
  }
  /// The text with fonts and other attributes of its own. Setting ``text`` removes them.
  open var attributedText: NSAttributedString! {
    get { content.attributed ?? NSAttributedString(string: text, attributes: [.font: storedFont]) }
    set { show { $0.set(newValue) } }
  }
  /// Whether the text has attributes of its own, and not only the view's font and colour.
  package var hasOwnAttributes: Bool { content.attributed != nil }
  private(set) var content = TextContent("")

  /// Changes the text, and scrolls to its start.
  private func show(_ change: (inout TextContent) -> Void) {
    change(&content)
    contentOffset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
    contentChanged()
  }

  /// Changes the text at its end, which comes into sight.
  func type(_ change: (inout TextContent) -> Void) {
    change(&content)
    contentChanged()
    layoutIfNeeded()
    if isScrollEnabled { contentOffset.y = offsetRange.y.upperBound }
  }

  /// The font; `nil` restores the system font of 12 points. Setting it sets it for all of the text.
  open var font: UIFont? {
    get { storedFont }
    set {
      dynamicFont.set(newValue, for: traitCollection.preferredContentSizeCategory)
      content.setAttribute(.font, to: storedFont)
      contentChanged()
    }
  }
  private var dynamicFont = DynamicFont(standardSize: UIFont.smallSystemFontSize)
  private var storedFont: UIFont { dynamicFont.font }

  /// The colour. Setting it sets it for all of the text, as does the alignment.
  open var textColor: UIColor? = .label {
    didSet {
      content.setAttribute(.foregroundColor, to: textColor)
      setNeedsDisplay()
    }
  }
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      content.setParagraphStyles(insteadOf: style) { $0.alignment = textAlignment }
      setNeedsDisplay()
    }
  }
  /// Whether the text can be edited: a tap begins it, and text is entered at the end.
  open var isEditable = true
  /// Has no effect: the user can't select text here.
  open var isSelectable = true
  /// Has no effect: there are no links.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Has no effect.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Has no effect.
  open var allowsEditingTextAttributes = false
  /// Has no effect: text is entered at the end.
  open var clearsOnInsertion = false
  /// Whether a font made by `preferredFont(forTextStyle:)` follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { dynamicFont.followsTextSize }
    set {
      dynamicFont.followsTextSize = newValue
      adjustFont()
    }
  }
  /// The space around the text in points, in addition to the container's at both ends of each line.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }
  /// Whether the text scrolls. A scrolling text view has no intrinsic size, since any height will
  /// do.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The room of the text within ``textContainerInset``.
  public let textContainer: NSTextContainer

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Creates a text view with a container, or with one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepare()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    prepare()
    coder.decodeDocument(self, as: UITextView.self)
  }

  private func prepare() {
    backgroundColor = .systemBackground
    textContainer.changed = { [weak self] in self?.contentChanged() }
  }

  private func contentChanged() {
    content.invalidate()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func adjustFont() {
    if dynamicFont.adjust(for: traitCollection.preferredContentSizeCategory) { contentChanged() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  // MARK: The keyboard, of which nothing has an effect

  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var textContentType: UITextContentType!

  // MARK: Size

  /// The size of the whole text at the view's width with its insets, in points. It can't be set.
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: textSize(width: bounds.width).height) }
    set {}
  }

  /// The size of the text in points; no intrinsic size if the text scrolls.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(width: .infinity)
  }

  @_spi(Package) open override func contentSize(forWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : textSize(width: width > 0 ? width : .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .infinity)
  }

  @_spi(Package) open override var firstBaselineOffsetFromTop: CGFloat? {
    textContainerInset.top + (styledLines.first?.ascent ?? Double(measuredFont.ascender))
  }

  @_spi(Package) open override var lastBaselineOffsetFromBottom: CGFloat {
    textContainerInset.bottom
      + (styledLines.last.map { $0.height - $0.ascent } ?? Double(-measuredFont.descender))
  }

  /// The lines of a text with attributes, whose fonts decide where the baselines are.
  private var styledLines: [TextLayout.Line] {
    content.attributed == nil ? [] : layout(width: bounds.width).lines
  }

  private var shownAlignment: NSTextAlignment {
    content.paragraphStyle?.alignment ?? textAlignment
  }

  /// The space around the text in points: the insets and the padding of lines.
  private var padding: UIEdgeInsets {
    var padding = textContainerInset
    padding.left += textContainer.lineFragmentPadding
    padding.right += textContainer.lineFragmentPadding
    return padding
  }

  /// The size of the text with what is around it, in points. Unlike a label's, the last line has
  /// its leading too: all text views of public documents that show a text style, and are as high as
  /// their text, are a whole number of the style's lines high.
  private func textSize(width: CGFloat) -> CGSize {
    let layout = layout(width: width)
    return roundedUpToPixels(
      CGSize(
        width: layout.width + padding.left + padding.right,
        height: layout.height + CGFloat(layout.spaceBelow) + padding.top + padding.bottom))
  }

  /// The text broken into lines for a view of this width.
  private func layout(width: CGFloat) -> TextLayout {
    let room = width - padding.left - padding.right
    let mode = content.paragraphStyle?.lineBreakMode ?? textContainer.lineBreakMode
    let lines = textContainer.maximumNumberOfLines
    var areas = textContainer.exclusionPaths.map {
      TextExclusion($0, padding: textContainer.lineFragmentPadding)
    }
    guard !areas.isEmpty else {
      return content.layout(
        font: storedFont, metrics: textMetrics, width: room, lines: lines, mode: mode)
    }
    if readsFromRightToLeft { areas = areas.map { $0.mirrored(in: room) } }
    return content.layout(
      font: storedFont, metrics: textMetrics, width: room, around: areas, lines: lines, mode: mode)
  }

  @_spi(Package) open override func tapped(at point: CGPoint) -> Bool {
    isEditable && !isFirstResponder && becomeFirstResponder()
  }

  @_spi(Package) open override var lineHeight: CGFloat { measuredFont.lineHeight }
  @_spi(Package) open override var pageOverlap: CGFloat { lineHeight + textContainerInset.top }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .aroundRoom
    drawing.text = drawnText(edge: edge(of: shownAlignment))
    drawing.text?.wraps = true
    drawing.text?.isScrolled = true
    drawing.text?.whole = textInSight
    return drawing
  }

  /// The text from the first line in sight on.
  private var textInSight: String {
    let top = bounds.minY - padding.top
    let line = layout(width: bounds.width).lines.first { CGFloat($0.top + $0.height) > top }
    guard let start = line?.start else { return "" }
    // Most text views are not scrolled, and need no text of their own.
    return start == TextLayout.Start() ? text : content.text(from: start)
  }
}

extension UITextView: TextShowing {
  package var wholeText: String? { text }
  package var placedLines: [PlacedLine] {
    guard bounds.width - padding.left - padding.right > 0 else { return [] }
    let room = CGRect(origin: .zero, size: bounds.size).inset(by: padding)
    return layout(width: bounds.width)
      .placed(in: room, edge: edge(of: shownAlignment), isReversed: readsFromRightToLeft)
      .filter { $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY }
  }

  package var shownFont: UIFont { storedFont }
  package var shownColor: UIColor { content.color ?? textColor ?? .label }
}
