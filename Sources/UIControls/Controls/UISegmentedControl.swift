@_spi(Package) import UIViews

/// A row of segments, of which at most one is selected.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisegmentedcontrol>
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The value of ``selectedSegmentIndex`` if no segment is selected.
  public nonisolated static let noSegment = -1

  /// The content of one segment.
  struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// The width in points; 0 means that the control chooses it.
    var width: CGFloat = 0
    var isEnabled = true
    var contentOffset = CGSize.zero
  }

  private var segments: [Segment] = [] {
    didSet { contentChanged() }
  }

  open var selectedSegmentIndex: Int {
    get { storedIndex }
    set { storedIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment }
  }
  private var storedIndex = noSegment { didSet { setNeedsDisplay() } }

  /// Whether a segment is selected only while it is touched.
  open var isMomentary = false
  /// Whether the width of a segment depends on its content; otherwise segments have equal widths.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { contentChanged() } }
  }
  /// Not drawn.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The looks of the titles, by the numbers of the states.
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The font by which the titles are measured.
  var font: UIFont {
    titleAttributes[UIControl.State.normal.rawValue]?[.font] as? UIFont ?? .systemFont(ofSize: 13)
  }

  /// Sets the look of the titles in a state. The font of the normal state counts, and the rest is
  /// not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    contentChanged()
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
  /// The look of the titles in the normal state, which an appearance may set.
  package var normalTitleAttributes: [NSAttributedString.Key: Any]? {
    get { titleTextAttributes(for: .normal) }
    set { setTitleTextAttributes(newValue, for: .normal) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptPriorities(of: .segmentedControl)
  }

  /// Creates a control with a segment for each string, image or action. Other items are ignored.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      switch item {
      case let title as String: Segment(title: title)
      case let image as UIImage: Segment(image: image)
      case let action as UIAction:
        Segment(title: action.title, image: action.image, action: action)
      default: nil
      }
    }
    frame.size = fittingSize
  }

  /// Creates a control with a segment for each action, which is performed when its segment is
  /// selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptPriorities(of: .segmentedControl)
    coder.decodeDocument(self, as: UISegmentedControl.self)
  }

  private func contentChanged() {
    if storedIndex >= segments.count { storedIndex = Self.noSegment }
    invalidateIntrinsicContentSize()
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(title: action.title, image: action.image, action: action), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    if storedIndex >= place { storedIndex += 1 }
    segments.insert(segment, at: place)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    if storedIndex == segment { storedIndex = Self.noSegment }
    if storedIndex > segment { storedIndex -= 1 }
    segments.remove(at: segment)
  }

  open func removeAllSegments() { segments = [] }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  open func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  open func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = action.title
      $0.image = action.image
      $0.action = action
    }
  }

  open func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }

  /// Sets the width of a segment in points; 0 lets the control choose it.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  open func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

  /// Sets the distance by which the content of a segment is moved, in points. It has no effect.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self[segment]?.contentOffset ?? .zero
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

  /// The segment at an index. An index out of range means the last segment.
  private subscript(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : segments.last
  }

  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard !segments.isEmpty else { return }
    change(&segments[segments.indices.contains(index) ? index : segments.count - 1])
  }

  // MARK: Size

  private func contentWidth(of segment: Segment) -> CGFloat {
    if segment.width > 0 { return segment.width }
    let content = segment.image?.size.width ?? measured(font).width(of: segment.title ?? "")
    guard traitCollection.systemVersion >= 13 else {
      return content.rounded(.up) + 2 * ControlMetrics.earlierSegmentPadding
    }
    return content + 2 * ControlMetrics.segment.padding
  }

  /// The widths of the segments in points, as far as their content determines them.
  private var contentWidths: [CGFloat] {
    let widths = segments.map(contentWidth)
    guard !apportionsSegmentWidthsByContent else { return widths }
    let widest = zip(segments, widths).filter { $0.0.width <= 0 }.map(\.1).max() ?? 0
    return zip(segments, widths).map { $0.width > 0 ? $1 : widest }
  }

  open override var intrinsicContentSize: CGSize {
    ControlMetrics.segmentedControl.contentSize(ofFrame: fittingSize)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    ControlMetrics.segmentedControl.alignmentInsets
  }

  /// The size of the frame that the segments need, in points.
  private var fittingSize: CGSize {
    let dividers = ControlMetrics.segment.divider * CGFloat(max(segments.count - 1, 0))
    return roundedUpToPixels(
      CGSize(
        width: contentWidths.reduce(dividers, +),
        height: ControlMetrics.segmentedControl.size(for: self).height)
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The frames of the segments in the control's coordinates, in points. Segments without a fixed
  /// width share what the others leave.
  package var segmentFrames: [CGRect] {
    guard !segments.isEmpty else { return [] }
    let divider = ControlMetrics.segment.divider
    let wanted = contentWidths
    let free = segments.indices.filter { segments[$0].width <= 0 }
    let spare = bounds.width - divider * CGFloat(segments.count - 1) - wanted.reduce(0, +)
    let share = free.isEmpty ? 0 : spare / CGFloat(free.count)
    var x = bounds.minX
    let frames = wanted.indices.map { index in
      let width = max(0, wanted[index] + (segments[index].width <= 0 ? share : 0))
      defer { x += width + divider }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
    return frames.map { $0.mirrored(in: bounds) }
  }

  /// Selects the touched segment.
  override func used(at point: CGPoint) -> Event {
    guard let index = segmentFrames.firstIndex(where: { $0.minX <= point.x && point.x < $0.maxX }),
      segments[index].isEnabled, isMomentary || index != storedIndex
    else { return [] }
    storedIndex = index
    if let action = segments[index].action { sendAction(action) }
    defer { if isMomentary { storedIndex = Self.noSegment } }
    guard isMomentary else { return [.valueChanged, .primaryActionTriggered] }
    // Actions read the selected segment, so they run before a momentary control deselects it.
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return []
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .never
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let segments = segmentFrames.enumerated().map { index, frame in
      Drawing.Segment(
        title: titleForSegment(at: index).map { Drawing.Sign($0) }
          ?? imageForSegment(at: index)?.symbol?.sign(isReversed: isReversed) ?? "·",
        frame: frame, isEnabled: isEnabledForSegment(at: index), isChosen: index == storedIndex)
    }
    drawing.content = .segments(isReversed ? segments.reversed() : segments)
    return drawing
  }
}
