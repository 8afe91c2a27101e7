import Foundation

/// A view that shows a part of its content, which may be larger than itself.
///
/// What is in sight begins at ``contentOffset``, which is the origin of the bounds. Constraints that
/// tie content to the scroll view's own edges are about the content's edges, and so define its size;
/// constraints on its width and height are about the view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscrollview>
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
  /// Which parts of the safe area are added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Acts like `scrollableAxes`.
    case automatic = 0
    /// Those of the axes on which the content scrolls.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The point of the content at the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the content in points: as the constraints on the content's edges have it, or as set.
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
  /// The insets in effect: ``contentInset`` and the part of the safe area that is added to it.
  open var adjustedContentInset: UIEdgeInsets { knownInset }
  private var knownInset = UIEdgeInsets.zero

  open func adjustedContentInsetDidChange() {}

  // MARK: Behaviour

  open var isScrollEnabled = true { didSet { setNeedsDisplay() } }
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
  open var scrollsToTop = true
  open var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsDisplay() } }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both indicators. Reading it answers those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }

  // MARK: Guides

  private var contentAreaGuide: ScrollContentGuide?
  private var frameGuide: ScrollFrameGuide?

  /// The content: its size is the ``contentSize``, its origin the zero point of the bounds.
  open var contentLayoutGuide: UILayoutGuide {
    if let contentAreaGuide { return contentAreaGuide }
    let guide = ScrollContentGuide(owner: self)
    contentAreaGuide = guide
    adopt(guide)
    return guide
  }

  /// The part of the content that is in sight: the view itself.
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
  override var scrolls: Bool { true }
  override func willHoldConstraintOnOwnEdges() { _ = contentLayoutGuide }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
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

  /// Scrolls until a point of the content is at the view's origin. The point may lie outside of the
  /// content.
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
      // The beginning of what is longer than the view is what is shown.
      min(max(offset, to - length), from)
    }
    let inset = adjustedContentInset
    let sight = bounds.inset(by: inset)
    let moved = CGPoint(
      x: least(sight.minX, sight.width, rect.minX, rect.maxX) - inset.left,
      y: least(sight.minY, sight.height, rect.minY, rect.maxY) - inset.top)
    setContentOffset(held(moved), animated: animated)
  }

  /// Limits the offset to the content after the content or the view has become smaller.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAdjustedInset()
    let size = bounds.size
    let isSmaller = laidOut.map { $0.content != contentSize || $0.view != size } ?? false
    laidOut = (contentSize, size)
    if isSmaller, held(contentOffset) != contentOffset { contentOffset = held(contentOffset) }
  }
  /// The sizes at the last layout or scroll.
  private var laidOut: (content: CGSize, view: CGSize)?

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  /// Updates the insets in effect. Content that was scrolled to the top stays there.
  private func updateAdjustedInset() {
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

  private var safeAreaPart: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeAreaInsets
    case .automatic, .scrollableAxes:
      var insets = UIEdgeInsets.zero
      if alwaysBounceHorizontal || contentSize.width > bounds.width {
        insets.left = safeAreaInsets.left
        insets.right = safeAreaInsets.right
      }
      if alwaysBounceVertical || contentSize.height > bounds.height {
        insets.top = safeAreaInsets.top
        insets.bottom = safeAreaInsets.bottom
      }
      return insets
    }
  }

  /// The height of a line, in points, for scrolling by lines.
  package var lineHeight: CGFloat { traitCollection.textMetrics.rowHeight }
  /// The part of a page that stays visible on the next one, in points.
  var pageOverlap: CGFloat { lineHeight }

  package override var drawing: Drawing {
    var drawing = super.drawing
    drawing.scrolling = drawnScrolling
    return drawing
  }
}
