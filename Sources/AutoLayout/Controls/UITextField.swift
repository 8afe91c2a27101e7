import Foundation

/// A control that holds one line of text, with a placeholder while it is empty.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextfield>
@preconcurrency @MainActor open class UITextField: UIControl {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3

    /// The space between the text and the edges, in points.
    var padding: CGSize {
      switch self {
      case .none: .zero
      case .line: CGSize(width: 2, height: 2)
      case .bezel: CGSize(width: 7, height: 5)
      case .roundedRect: CGSize(width: 7, height: 9)
      }
    }
  }

  open var text: String? = "" {
    didSet { if text != oldValue { contentChanged() } }
  }
  open var placeholder: String? {
    didSet { if placeholder != oldValue { contentChanged() } }
  }
  /// The font; assigning `nil` brings back the system's font of 17 points.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue
      invalidateIntrinsicContentSize()
    }
  }
  open var textColor: UIColor? = .label
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: BorderStyle = .none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
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

  /// Measures and places what the field shows; it is not among the subviews.
  private let label = UILabel()

  private func contentChanged() {
    label.text = shownText
    invalidateIntrinsicContentSize()
  }

  private var showsPlaceholder: Bool { (text ?? "").isEmpty }

  private var shownText: String? {
    guard let text, !text.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    label.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection != nil { invalidateIntrinsicContentSize() }
  }

  // MARK: Size

  /// The size of the text, or of the placeholder, within the border.
  open override var intrinsicContentSize: CGSize {
    let padding = borderStyle.padding
    return roundedUpToPixels(
      CGSize(
        width: label.intrinsicContentSize.width + 2 * padding.width,
        height: label.font.lineHeight + 2 * padding.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Where the text may be drawn in a field of those bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(
      dx: min(borderStyle.padding.width, bounds.width / 2),
      dy: min(borderStyle.padding.height, bounds.height / 2))
  }

  package override var firstBaselineOffsetFromTop: CGFloat? {
    borderStyle.padding.height + label.font.ascender
  }

  package override var lastBaselineOffsetFromBottom: CGFloat {
    borderStyle.padding.height - label.font.descender
  }
}

extension UITextField: TextShowing {
  package var placedLines: [PlacedLine] {
    label.placedLines(in: textRect(forBounds: bounds), edge: edge(of: textAlignment))
  }

  package var shownFont: UIFont { label.font }
  package var shownColor: UIColor {
    showsPlaceholder ? .placeholderText : textColor ?? .label
  }
}
