@_spi(Package) import UIViews

/// A control for choosing a value from a range by moving a thumb.
///
/// Source: <https://developer.apple.com/documentation/uikit/uislider>
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value, clamped to ``minimumValue`` and ``maximumValue``.
  open var value: Float {
    get { storedValue }
    set { storedValue = held(newValue) }
  }
  private var storedValue: Float = 0 { didSet { setNeedsDisplay() } }

  /// The value at the leading end. A value above ``maximumValue`` raises that too.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      storedValue = held(storedValue)
    }
  }
  /// The value at the trailing end. A value below ``minimumValue`` lowers that too.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      storedValue = held(storedValue)
    }
  }
  /// Whether actions run while the thumb moves. It has no effect: a touch moves the thumb in one
  /// step.
  open var isContinuous = true
  /// The image at the leading end. It is not drawn, and leaves the track its length.
  open var minimumValueImage: UIImage?
  /// The image at the trailing end. It is not drawn, and leaves the track its length.
  open var maximumValueImage: UIImage?
  /// The images of the thumb and of the track, which are not drawn.
  private var images: [UInt: [Part: UIImage]] = [:]
  private enum Part { case thumb, minimumTrack, maximumTrack }
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue, default: [:]][.thumb] = image
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue, default: [:]][.minimumTrack] = image
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue, default: [:]][.maximumTrack] = image
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? { images[state.rawValue]?[.thumb] }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images[state.rawValue]?[.minimumTrack]
  }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images[state.rawValue]?[.maximumTrack]
  }
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Not drawn.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Not drawn.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptPriorities(of: .slider)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptPriorities(of: .slider)
    coder.decodeDocument(self, as: UISlider.self)
  }

  /// Sets the value without performing actions.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func held(_ value: Float) -> Float {
    value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
  }

  /// The position of the value between the minimum (0) and the maximum (1).
  package var fraction: CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 ? CGFloat((storedValue - minimumValue) / range) : 0
  }

  // MARK: Geometry

  open override var intrinsicContentSize: CGSize {
    let size = ControlMetrics.slider.size(for: self)
    return isInset ? ControlMetrics.slider.contentSize(ofFrame: size) : size
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    isInset ? ControlMetrics.slider.alignmentInsets : .zero
  }

  /// Whether the frame reaches beyond the alignment rectangle: not in documents of Xcode 26.
  private var isInset: Bool { traitCollection.systemVersion < 26 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.slider.size(for: self).height)
  }

  /// The rectangle of the track in a slider whose bounds are `bounds`, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = ControlMetrics.progressView.size(for: self).height
    return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  /// The rectangle of the thumb for a value, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((held(value) - minimumValue) / range) : 0
    let size = min(ControlMetrics.sliderThumb, rect.width)
    let travel = rect.width - size
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: rect.minX + travel * (isReversed ? 1 - part : part), y: rect.midY - size / 2, width: size,
      height: size)
  }

  /// Moves the thumb to the touched point.
  override func used(at point: CGPoint) -> Event {
    let track = trackRect(forBounds: bounds)
    let travel = track.width - ControlMetrics.sliderThumb
    guard travel > 0 else { return [] }
    let along = (point.x - track.minX - ControlMetrics.sliderThumb / 2) / travel
    let part = Float(min(max(along, 0), 1))
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let old = storedValue
    value = minimumValue + (maximumValue - minimumValue) * (isReversed ? 1 - part : part)
    return storedValue == old ? [] : [.valueChanged, .primaryActionTriggered]
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .never
    drawing.tint = drawn(minimumTrackTintColor ?? tintColor)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let share = Double(isReversed ? 1 - fraction : fraction)
    let (before, after): (Drawing.Row.Stroke, Drawing.Row.Stroke) =
      isReversed ? (.light, .heavy) : (.heavy, .light)
    drawing.content = .row([
      Drawing.Row([
        .line(Drawing.Row.Line(stroke: before, share: share), isReversed ? .quiet : .tinted),
        .sign(.knob, .strong),
        .line(Drawing.Row.Line(stroke: after), isReversed ? .tinted : .quiet),
      ])
    ])
    return drawing
  }
}
