@_spi(Package) import UIViews

/// A row of dots, one for each page; the dot of the current page is marked.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipagecontrol>
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// When the control has a background.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = held(currentPage)
      if numberOfPages != oldValue { pagesChanged() }
    }
  }
  /// The index of the current page, clamped to the pages that exist.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = held(newValue) }
  }
  private var storedPage = 0 { didSet { setNeedsDisplay() } }

  /// Whether no dot is shown if there is only one page.
  open var hidesForSinglePage = false { didSet { pagesChanged() } }
  /// Has no effect: the control shows the page at once.
  open var defersCurrentPageDisplay = false
  /// Has no effect: a touch goes to the next page.
  open var allowsContinuousInteraction = true
  /// Not drawn.
  open var backgroundStyle: BackgroundStyle = .automatic
  /// Not drawn.
  open var preferredIndicatorImage: UIImage?
  /// Not drawn.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Not drawn.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptPriorities(of: .pageControl)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptPriorities(of: .pageControl)
    coder.decodeDocument(self, as: UIPageControl.self)
  }

  private func held(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

  private func pagesChanged() { invalidateIntrinsicContentSize() }

  /// The number of dots that are shown.
  package var dotCount: Int { hidesForSinglePage && numberOfPages <= 1 ? 0 : numberOfPages }

  /// The size of a row with this number of dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dot = ControlMetrics.pageDot
    let count = CGFloat(max(pageCount, 0))
    return CGSize(
      width: max(0, count * (dot.diameter + dot.spacing) - dot.spacing),
      height: ControlMetrics.pageControl.size(for: self).height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: dotCount) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Goes to the next page, or to the previous one if the touch is in the leading half.
  override func used(at point: CGPoint) -> Event {
    let isRight = point.x >= bounds.midX
    let isForward = isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let old = storedPage
    currentPage += isForward ? 1 : -1
    return storedPage == old ? [] : [.valueChanged, .primaryActionTriggered]
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .never
    guard dotCount > 0 else { return drawing }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let marked = isReversed ? dotCount - 1 - currentPage : currentPage
    let chosen = Drawing.Row.Part.sign(Drawing.Sign("●", ascii: "*"), .strong)
    let other = Drawing.Row.Part.sign(Drawing.Sign("○", ascii: "."), .quiet)
    // No screen has room for more dots than this.
    let dots = dotCount > 1000 ? [] : (0..<dotCount).map { $0 == marked ? chosen : other }
    let spaced = dots.flatMap { [.sign(" ", .quiet), $0] }.dropFirst()
    let count = Drawing.Row([.sign(Drawing.Sign("\(currentPage + 1)/\(dotCount)"), .plain)])
    drawing.content = .row(
      (dots.isEmpty ? [] : [Drawing.Row(Array(spaced)), Drawing.Row(dots)])
        + [count, Drawing.Row([chosen])])
    return drawing
  }
}
