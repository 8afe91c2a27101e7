@_spi(Package) import UIViews

/// A spinner that shows that a task is in progress.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether the spinner is hidden while it does not animate.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  open var color: UIColor! = .systemGray { didSet { setNeedsDisplay() } }
  open private(set) var isAnimating = false { didSet { setNeedsDisplay() } }

  /// Creates a spinner that does not animate, and is therefore hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    frame.size = Self.metrics(of: style).size(for: self)
    setUp()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
    coder.decodeDocument(self, as: UIActivityIndicatorView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isHidden = true
    adoptPriorities(of: .activityIndicator)
  }

  private static func metrics(of style: Style) -> ControlMetrics {
    style == .large ? .largeActivityIndicator : .activityIndicator
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize {
    Self.metrics(of: style).size(for: self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Self.metrics(of: style).size(for: self)
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .never
    drawing.content = .row([Drawing.Row([.sign(Drawing.Sign("◌", ascii: "*"), .strong)])])
    return drawing
  }
}
