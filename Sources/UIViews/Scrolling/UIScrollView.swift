/// A view that shows a part of its content, which may be larger than the view.
///
/// ``contentOffset`` is the origin of the bounds. Constraints between content and the scroll view's
/// edges refer to the edges of the content, and so determine its size; constraints on the scroll
/// view's width and height refer to its frame.
///
/// Content that is as wide as the view scrolls up and down alone:
///
/// ```swift
/// let scrollView = UIScrollView()
/// content.translatesAutoresizingMaskIntoConstraints = false
/// scrollView.addSubview(content)
/// let (edges, visible) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
/// NSLayoutConstraint.activate([
///   content.topAnchor.constraint(equalTo: edges.topAnchor),
///   content.leadingAnchor.constraint(equalTo: edges.leadingAnchor),
///   content.bottomAnchor.constraint(equalTo: edges.bottomAnchor),
///   content.trailingAnchor.constraint(equalTo: edges.trailingAnchor),
///   content.widthAnchor.constraint(equalTo: visible.widthAnchor),
/// ])
/// ```
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscrollview>
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
  @_spi(Package) open override var contentIsScrolled: Bool { true }

  /// The parts of the safe area that are added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Acts like `scrollableAxes`.
    case automatic
    /// The insets on the axes on which the content scrolls.
    case scrollableAxes
    case never, always
  }

  package weak var scrollDelegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The point of the content at the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the content in points, which is set or determined by constraints on the content's
  /// edges.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue != storedContentSize else { return }
      storedContentSize = newValue
      updateAdjustedInset()
      setNeedsLayout()
    }
  }
  private var storedContentSize = CGSize.zero

  /// The space around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { updateAdjustedInset() } }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedInset() }
  }
  /// The insets in use: ``contentInset`` and the insets added from the safe area.
  open var adjustedContentInset: UIEdgeInsets { knownInset }
  private var knownInset = UIEdgeInsets.zero

  open func adjustedContentInsetDidChange() {}

  // MARK: Behaviour

  open var isScrollEnabled = true { didSet { setNeedsDisplay() } }
  open var isPagingEnabled = false
  /// Has no effect: each touch scrolls on one axis.
  open var isDirectionalLockEnabled = false
  /// Has no effect: scrolling stops at the ends of the content.
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
  /// Has no effect: there is no touch of the status bar.
  open var scrollsToTop = true
  open var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsDisplay() } }
  /// Not drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Not drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both indicators. Its value is that of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Has no effect: no keyboard follows the finger.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Has no effect: indicators are drawn in one colour.
  open var indicatorStyle: IndicatorStyle = .default
  /// Has no effect.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Has no effect: a touch goes to the content at once.
  open var delaysContentTouches = true
  /// Has no effect.
  open var canCancelContentTouches = true
  /// Has no effect: scrolling ends with the touch.
  open var decelerationRate: DecelerationRate = .normal
  /// Has no effect: the content can't be zoomed here.
  open var minimumZoomScale: CGFloat = 1
  /// Has no effect: the content can't be zoomed here.
  open var maximumZoomScale: CGFloat = 1
  /// Stored: the content is shown in its own size.
  open var zoomScale: CGFloat = 1
  /// Has no effect: the content can't be zoomed here.
  open var bouncesZoom = true
  /// Does nothing: indicators are always shown.
  open func flashScrollIndicators() {}
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }

  /// The view above the content that refreshes it.
  package var refresher: (any ContentRefreshing)? { didSet { exchange(oldValue, for: refresher) } }

  // MARK: Guides

  private var contentAreaGuide: ScrollContentGuide?
  private var frameGuide: ScrollFrameGuide?

  /// The guide of the content, of the size ``contentSize`` at the origin (0, 0).
  open var contentLayoutGuide: UILayoutGuide {
    if let contentAreaGuide { return contentAreaGuide }
    let guide = ScrollContentGuide(owner: self)
    contentAreaGuide = guide
    adopt(guide)
    return guide
  }

  /// The guide of the visible rectangle, which is the view's frame.
  open var frameLayoutGuide: UILayoutGuide {
    if let frameGuide { return frameGuide }
    let guide = ScrollFrameGuide(owner: self)
    frameGuide = guide
    adopt(guide)
    return guide
  }

  private func adopt(_ guide: SystemLayoutGuide) {
    makeSystemGuides().scrolling.append(guide)
    guideAdded()
  }

  override var contentGuide: UILayoutGuide? { contentAreaGuide }
  package override var scrolls: Bool { true }
  package override func willHoldConstraintOnOwnEdges() { _ = contentLayoutGuide }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    coder.decodeDocument(self, as: UIScrollView.self)
  }

  // MARK: Scrolling

  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { didScroll() } }
  }

  private func didScroll() {
    laidOut = (contentSize, bounds.size)
    frameGuide?.refresh()
    setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Scrolls to an offset. It is not limited to the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != self.contentOffset else { return }
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    UIView.animate(
      withDuration: Self.scrollDuration, animations: { self.contentOffset = contentOffset },
      completion: { [weak self] _ in
        guard let self else { return }
        scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      })
  }

  /// The duration of an animated scroll, in seconds.
  private static let scrollDuration: TimeInterval = 0.3

  /// Scrolls by the least distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func least(_ offset: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      // Of a rectangle longer than the view, the beginning is shown.
      min(max(offset, to - length), from)
    }
    let inset = adjustedContentInset
    let sight = bounds.inset(by: inset)
    let moved = CGPoint(
      x: least(sight.minX, sight.width, rect.minX, rect.maxX) - inset.left,
      y: least(sight.minY, sight.height, rect.minY, rect.maxY) - inset.top)
    setContentOffset(held(moved), animated: animated)
  }

  /// Moves the offset back into its range after the content or the view has become smaller.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAdjustedInset()
    placeRefresher()
    let size = bounds.size
    let isSmaller = laidOut.map { $0.content != contentSize || $0.view != size } ?? false
    laidOut = (contentSize, size)
    if isSmaller, held(contentOffset) != contentOffset { contentOffset = held(contentOffset) }
  }
  /// The sizes of content and view at the last layout or scroll.
  private var laidOut: (content: CGSize, view: CGSize)?

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  /// Updates the insets in use, and what the content inherits of the safe area besides.
  private func updateAdjustedInset() {
    adjustInset()
    let clear = axesKeptClear
    guard clear != clearAxes else { return }
    clearAxes = clear
    for subview in subviews { subview.updateSafeArea() }
  }
  private var clearAxes = ClearAxes()

  /// The safe area without that of the axes on which insets keep the content clear.
  override var safeAreaOfSubviews: UIEdgeInsets { safeAreaInsets.without(clearAxes) }

  /// Updates the insets in use. Content that was scrolled to its start stays there if the safe area
  /// changes.
  private func adjustInset() {
    let inset = contentInset + safeAreaPart
    guard inset != knownInset else { return }
    let old = knownInset
    let oldSafeArea = knownSafeArea
    knownInset = inset
    knownSafeArea = safeAreaPart
    if knownSafeArea != oldSafeArea {
      var offset = contentOffset
      if offset.y == -old.top { offset.y = -inset.top }
      if offset.x == -old.left { offset.x = -inset.left }
      contentOffset = offset
    }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }
  private var knownSafeArea = UIEdgeInsets.zero

  /// The height of a line for scrolling by lines, in points.
  @_spi(Package) open var lineHeight: CGFloat { 16 }
  /// The part of a page that stays visible on the next one, in points.
  @_spi(Package) open var pageOverlap: CGFloat { lineHeight }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.scrolling = drawnScrolling
    return drawing
  }
}
