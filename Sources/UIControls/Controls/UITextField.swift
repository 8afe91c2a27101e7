@_spi(Package) import UIViews

/// A control that shows one line of text, or a placeholder while it is empty.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextfield>
@preconcurrency @MainActor open class UITextField: UIControl, UITextInputTraits {
  /// The border drawn around the text.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect

    /// The space between the text and the field's edges, in points.
    var padding: CGSize {
      switch self {
      case .none: .zero
      case .line, .bezel, .roundedRect: CGSize(width: self == .line ? 2 : 7, height: 2)
      }
    }

    /// The height of a field whose text has this line height, in a version of iOS, in points.
    func height(ofLine line: CGFloat, in version: Int) -> CGFloat {
      let line = line.rounded(.up)
      return switch self {
      case .none: version >= 13 ? line + 1 : line
      case .line: line + 4
      case .bezel: line + 10
      case .roundedRect: max(version >= 13 ? 34 : 30, line + 13)
      }
    }
  }

  /// The times at which the left or right view is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// The delegate; not retained.
  open weak var delegate: (any UITextFieldDelegate)?

  open var text: String? {
    get { content.text }
    set {
      content.set(newValue)
      contentChanged()
    }
  }
  /// The text with attributes of its own. Setting ``text`` removes them.
  open var attributedText: NSAttributedString? {
    get {
      content.attributed
        ?? text.map { NSAttributedString(string: $0, attributes: [.font: label.font as Any]) }
    }
    set {
      content.set(newValue)
      contentChanged()
    }
  }
  /// Whether the text has attributes of its own, and not only the view's font and colour.
  package var hasOwnAttributes: Bool { content.attributed != nil }
  private var content = TextContent("")
  open var placeholder: String? {
    get { placeholderContent.text }
    set {
      placeholderContent.set(newValue)
      contentChanged()
    }
  }
  /// The placeholder with attributes of its own. Setting ``placeholder`` removes them.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderContent.attributed ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholderContent.set(newValue)
      contentChanged()
    }
  }
  private var placeholderContent = TextContent()
  /// The font; `nil` restores the system font of 17 points. Setting it sets it for all of the text,
  /// as do colour and alignment, but not for a placeholder with attributes.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      content.setAttribute(.font, to: label.font)
      contentChanged()
    }
  }
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
      style.lineBreakMode = label.lineBreakMode
      content.setParagraphStyles(insteadOf: style) { $0.alignment = textAlignment }
      contentChanged()
    }
  }
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { spaceChanged() } }
  }
  /// Whether each character is shown as a dot.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { contentChanged() } }
  }
  /// Whether a font made by `preferredFont(forTextStyle:)` follows the user's text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set {
      label.adjustsFontForContentSizeCategory = newValue
      invalidateIntrinsicContentSize()
    }
  }

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

  /// The view before the text, in its own size. It is at the right in right-to-left fields.
  open var leftView: UIView? { didSet { exchange(oldValue, for: leftView) } }
  open var leftViewMode: ViewMode = .never { didSet { sideViewsChanged() } }
  /// The view after the text, in its own size. It is at the left in right-to-left fields.
  open var rightView: UIView? { didSet { exchange(oldValue, for: rightView) } }
  open var rightViewMode: ViewMode = .never { didSet { sideViewsChanged() } }
  /// When the field has a button that clears it.
  open var clearButtonMode: ViewMode = .never { didSet { sideViewsChanged() } }
  var clearPart: UIImageView?
  /// Whether the text is removed as editing begins.
  open var clearsOnBeginEditing = false
  /// Has no effect: text is entered at the end.
  open var clearsOnInsertion = false
  /// Whether a text that is too long for the field is drawn smaller, down to ``minimumFontSize``.
  /// It has no effect: the text is cut.
  open var adjustsFontSizeToFitWidth = false
  /// The least size of the font, in points.
  open var minimumFontSize: CGFloat = 0
  /// Not drawn.
  open var background: UIImage?
  /// Not drawn.
  open var disabledBackground: UIImage?
  /// Has no effect.
  open var allowsEditingTextAttributes = false

  /// The label that measures the shown text and places its lines; it is not a subview.
  private lazy var label: UILabel = {
    let label = FieldText()
    label.field = self
    return label
  }()

  private func contentChanged() {
    if let styled = shownContent.attributed, showsPlaceholder || !isSecureTextEntry {
      label.attributedText = styled
    } else {
      label.text = shownText
    }
    clearButtonChanged()
    invalidateIntrinsicContentSize()
  }

  private func spaceChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var showsPlaceholder: Bool { content.isEmpty }
  private var shownContent: TextContent { showsPlaceholder ? placeholderContent : content }

  private var shownAlignment: NSTextAlignment {
    shownContent.paragraphStyle?.alignment ?? textAlignment
  }

  private var shownText: String? {
    guard let text, !text.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    label.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection != nil { invalidateIntrinsicContentSize() }
  }

  /// Begins editing, or clears the field at the button for that.
  override func used(at point: CGPoint) -> Event {
    if showsClearButton, clearRect(in: bounds).contains(point) {
      clear()
      return []
    }
    becomeFirstResponder()
    return []
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

  // MARK: Views beside the text

  private func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    sideViewsChanged()
  }

  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  /// Adds or removes the side views, after one of them, its mode or the editing has changed.
  func sideViewsChanged() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if isShown(mode), view.superview !== self { addPlacedSubview(view) }
      if !isShown(mode), view.superview === self { view.removeFromSuperview() }
    }
    clearButtonChanged()
    spaceChanged()
  }

  /// The frame of ``leftView`` in a field whose bounds are `bounds`; empty if it is not shown.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, leftViewMode, in: bounds, isLeft: true)
  }

  /// The frame of ``rightView`` in a field whose bounds are `bounds`; empty if it is not shown.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, rightViewMode, in: bounds, isLeft: false)
  }

  private func sideRect(
    of view: UIView?, _ mode: ViewMode, in bounds: CGRect, isLeft: Bool
  ) -> CGRect {
    guard let view, isShown(mode) else {
      return CGRect(x: isLeft ? bounds.minX : bounds.maxX, y: bounds.midY, width: 0, height: 0)
    }
    // Up to iOS 12 the frame that was assigned counted alone (release notes of iOS 13, 51787798).
    let size = traitCollection.systemVersion < 13 ? view.ownSize : view.foreignSize(fits: true)
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The frame of the button that clears the field; empty if it is not shown.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRect(in: bounds) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (leftViewRect(forBounds: bounds), rightViewRect(forBounds: bounds))
    if isShown(leftViewMode) {
      leftView.map { placeItem($0, at: isReversed ? left.mirrored(in: bounds) : left) }
    }
    if isShown(rightViewMode) {
      rightView.map { placeItem($0, at: isReversed ? right.mirrored(in: bounds) : right) }
    }
    if showsClearButton { placePart(clearPart, at: clearButtonRect(forBounds: bounds)) }
  }

  // MARK: Size

  /// The size of the text or placeholder with the border and the side views, in points.
  open override var intrinsicContentSize: CGSize {
    let padding = borderStyle.padding
    let sides =
      leftViewRect(forBounds: .zero).size.width + rightViewRect(forBounds: .zero).size.width
    // Fields of public documents with a rounded border have the padding twice around a placeholder.
    let isHint = showsPlaceholder && placeholder?.isEmpty == false
    let insets: CGFloat = borderStyle == .roundedRect && isHint ? 4 : 2
    return roundedUpToPixels(
      CGSize(
        width: label.intrinsicContentSize.width + insets * padding.width + sides, height: height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The rectangle of the border: the whole bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text within the border and between the side views, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let left = leftViewRect(forBounds: bounds).width
    let right = rightViewRect(forBounds: bounds).width + clearWidth
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = CGRect(
      x: bounds.minX + (isReversed ? right : left), y: bounds.minY,
      width: max(0, bounds.width - left - right), height: bounds.height)
    return room.insetBy(
      dx: min(borderStyle.padding.width, room.width / 2),
      dy: min(borderStyle.padding.height, room.height / 2))
  }

  /// The rectangle of the placeholder, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of text while it is edited, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  private var height: CGFloat {
    borderStyle.height(ofLine: measured(label.font).lineHeight, in: traitCollection.systemVersion)
  }

  /// The space above and below the line in a field of its own height, in points.
  private var space: CGFloat { (height - measured(label.font).lineHeight) / 2 }

  @_spi(Package) open override var firstBaselineOffsetFromTop: CGFloat? {
    space + measured(label.font).ascender
  }

  @_spi(Package) open override var lastBaselineOffsetFromBottom: CGFloat {
    space - measured(label.font).descender
  }

  @_spi(Package) open override var baselineOffsetFromCenter: CGFloat? {
    let font = measured(label.font)
    return font.ascender - font.lineHeight / 2
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    let hasBorder = borderStyle != .none
    drawing.box = .aroundText(Drawing.TextBox(hasBorder: hasBorder, leastColumns: 3))
    drawing.text = drawnText(edge: edge(of: shownAlignment))
    drawing.text?.brackets = hasBorder ? .always : .never
    drawing.text?.isPlaceholder = showsPlaceholder
    return drawing
  }
}

extension UITextField: TextShowing {
  package var wholeText: String? { text }
  package var placedLines: [PlacedLine] {
    let room = showsPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    return label.placedLines(
      in: room, edge: edge(of: shownAlignment), isReversed: readsFromRightToLeft)
  }

  package var shownFont: UIFont { label.font }
  package var shownColor: UIColor {
    shownContent.color ?? (showsPlaceholder ? .placeholderText : textColor ?? .label)
  }
}

/// The text of a field, which is measured by the field's traits.
private final class FieldText: UILabel {
  weak var field: UITextField?

  override var traitCollection: UITraitCollection {
    field?.traitCollection ?? super.traitCollection
  }
}

/// A text field for searching.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchtextfield>
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    leftViewMode = .always
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    borderStyle = .roundedRect
    leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    leftViewMode = .always
  }

  /// The search bar around the field is drawn with a name, so the field is not.
  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.isNamed = false
    return drawing
  }
}
