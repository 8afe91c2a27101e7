@_spi(Package) import UIViews

/// A bar that shows the progress of a task.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiprogressview>
@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// The style for use in a bar.
    case bar = 1
  }

  open var progressViewStyle: Style = .default { didSet { setNeedsDisplay() } }
  /// The progress from 0 to 1; other values are clamped.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }
  private var storedProgress: Float = 0 { didSet { setNeedsDisplay() } }

  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Not drawn.
  open var progressImage: UIImage?
  /// Not drawn.
  open var trackImage: UIImage?
  /// Not drawn.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    adoptPriorities(of: .progressView)
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    adoptPriorities(of: .progressView)
    coder.decodeDocument(self, as: UIProgressView.self)
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize { ControlMetrics.progressView.size(for: self) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.progressView.size(for: self).height)
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .never
    drawing.tint = drawn(progressTintColor ?? tintColor)
    let parts: [Drawing.Row.Part] = [
      .line(Drawing.Row.Line(stroke: .heavy, share: Double(progress), showsTraces: true), .tinted),
      .line(.light, .quiet),
    ]
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    drawing.content = .row([Drawing.Row(isReversed ? parts.reversed() : parts)])
    return drawing
  }
}
