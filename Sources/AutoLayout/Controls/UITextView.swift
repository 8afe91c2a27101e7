import Foundation

/// A view of text that may be longer than the view is high, and then scrolls.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextview>
@preconcurrency @MainActor open class UITextView: UIView {
  open var text: String! {
    get { storedText }
    set {
      storedText = newValue ?? ""
      contentOffset = .zero
      contentChanged()
    }
  }
  private var storedText = ""

  /// The font; assigning `nil` brings back the system's font of 12 points.
  open var font: UIFont? {
    get { storedFont }
    set {
      dynamicFont.set(newValue, for: traitCollection.preferredContentSizeCategory)
      contentChanged()
    }
  }
  private var dynamicFont = DynamicFont(standardSize: UIFont.smallSystemFontSize)
  private var storedFont: UIFont { dynamicFont.font }

  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var isEditable = true
  open var isSelectable = true
  /// Whether a font made by `preferredFont(forTextStyle:)` follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { dynamicFont.followsTextSize }
    set {
      dynamicFont.followsTextSize = newValue
      adjustFont()
    }
  }
  /// The space around the text, in points, beside the 5 points at the sides of each line.
  open var textContainerInset = UIEdgeInsets(top: 8, bottom: 8) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }
  /// Whether the text scrolls. A view that does has no intrinsic size: any height will do.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How far the text is scrolled, in points: what lies at the view's top left corner.
  open var contentOffset: CGPoint = .zero

  /// The space between the ends of a line and the insets, in points.
  private let linePadding: CGFloat = 5
  private var layouts = TextLayoutCache()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .systemBackground
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
  }

  // MARK: Size

  /// The size of the whole text at the view's width, in points, insets included.
  open var contentSize: CGSize {
    CGSize(width: bounds.width, height: textSize(width: bounds.width).height)
  }

  /// The size of the text where it does not scroll; none where it does.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(width: .infinity)
  }

  package override func contentSize(forWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : textSize(width: width > 0 ? width : .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .infinity)
  }

  package override var firstBaselineOffsetFromTop: CGFloat? {
    textContainerInset.top + storedFont.ascender
  }

  package override var lastBaselineOffsetFromBottom: CGFloat {
    textContainerInset.bottom - storedFont.descender
  }

  /// What the insets and the lines' padding take, in points.
  private var padding: UIEdgeInsets {
    var padding = textContainerInset
    padding.left += linePadding
    padding.right += linePadding
    return padding
  }

  private func textSize(width: CGFloat) -> CGSize {
    let layout = layout(width: width)
    return roundedUpToPixels(
      CGSize(
        width: CGFloat(layout.columns) * storedFont.columnWidth + padding.left + padding.right,
        height: CGFloat(layout.lines.count) * storedFont.lineHeight + padding.top
          + padding.bottom))
  }

  /// The text in lines for a view of that width.
  private func layout(width: CGFloat) -> TextLayout {
    let columns = TextMetrics.current.columns(
      in: width - padding.left - padding.right, fontSize: storedFont.pointSize)
    return layouts.layout(of: storedText, columns: columns, lines: 0, mode: .byWordWrapping)
  }

  // MARK: Scrolling

  /// Moves the text to an offset in points; unlike ``contentOffset`` it stays within the text.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = CGPoint(x: 0, y: min(max(contentOffset.y, 0), largestOffset))
  }

  /// The offset at which the last line is at the bottom, in points; 0 if all of the text fits.
  package var largestOffset: CGFloat { max(0, contentSize.height - bounds.height) }

  /// Moves the text up by so many lines, down for negative numbers. Answers whether it moved.
  @discardableResult package func scroll(lines: Int) -> Bool {
    guard isScrollEnabled else { return false }
    let before = contentOffset
    let distance = CGFloat(lines) * storedFont.lineHeight
    setContentOffset(CGPoint(x: 0, y: before.y + distance), animated: false)
    return contentOffset != before
  }

  /// Moves the text up by so many views' heights, less a line that stays in sight.
  @discardableResult package func scroll(pages: Int) -> Bool {
    let rows = Int(((bounds.height - padding.top) / storedFont.lineHeight).rounded(.down))
    return scroll(lines: pages * max(rows - 1, 1))
  }

  /// Lays out subviews, and keeps the text in sight when the view has become larger.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentOffset.y > largestOffset { setContentOffset(contentOffset, animated: false) }
  }
}

extension UITextView: TextShowing {
  package var placedLines: [PlacedLine] {
    guard bounds.width - padding.left - padding.right >= storedFont.columnWidth else { return [] }
    let offset = min(max(contentOffset.y, 0), largestOffset)
    let room = bounds.inset(by: padding).offsetBy(dx: 0, dy: -offset)
    return layout(width: bounds.width)
      .placed(
        in: room, columnWidth: storedFont.columnWidth, rowHeight: storedFont.lineHeight,
        edge: edge(of: textAlignment)
      )
      .filter { $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY }
  }

  package var shownFont: UIFont { storedFont }
  package var shownColor: UIColor { textColor ?? .label }
}
