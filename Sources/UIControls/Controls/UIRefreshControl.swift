@_spi(Package) import UIViews

/// A control above the content of a scroll view, which the user pulls down to refresh the content.
///
/// It is 60 points high, and hidden except while it refreshes. The user pulls it by scrolling up
/// from the top of content that can be scrolled.
///
/// Source: <https://developer.apple.com/documentation/uikit/uirefreshcontrol>
@preconcurrency @MainActor open class UIRefreshControl: UIControl, ContentRefreshing {
  /// Whether the content is being refreshed.
  open private(set) var isRefreshing = false
  /// A text below the spinner. It is not drawn.
  open var attributedTitle: NSAttributedString? { didSet { setNeedsDisplay() } }

  /// The height of the control, in points. It is known from apps that print its frame.
  static let height: CGFloat = 60
  package var refreshingHeight: CGFloat { Self.height }
  /// The scroll view whose insets make room for the control.
  private weak var widened: UIScrollView?

  /// Creates a control. Its frame is set by the scroll view.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 60)))
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size.height = Self.height
    isHidden = true
    coder.decodeDocument(self, as: UIRefreshControl.self)
  }

  /// Makes room for the control above the content, as the user's pulling does. The content's offset
  /// stays, so that the control may be out of sight.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isHidden = false
    guard let scrollView = superview as? UIScrollView else { return }
    widened = scrollView
    scrollView.contentInset.top += Self.height
  }

  /// Removes the control from sight, and its room.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isHidden = true
    guard let scrollView = widened else { return }
    widened = nil
    scrollView.contentInset.top -= Self.height
    let top = -scrollView.adjustedContentInset.top
    if scrollView.contentOffset.y < top { scrollView.contentOffset.y = top }
  }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview !== widened { endRefreshing() }
  }

  package func pulled() -> Bool {
    guard isEnabled, !isRefreshing else { return false }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// A touch does nothing.
  @_spi(Package) open override func tapped(at point: CGPoint) -> Bool { false }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .never
    drawing.content = .row([Drawing.Row([.sign(Drawing.Sign("◌", ascii: "*"), .strong)])])
    return drawing
  }
}

extension UIScrollView {
  /// The control by which the user refreshes the content.
  public var refreshControl: UIRefreshControl? {
    get { refresher as? UIRefreshControl }
    set { refresher = newValue }
  }
}
