@_spi(Package) import UIViews

/// A control with a minus and a plus button, which change a value by steps.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistepper>
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The value, clamped to ``minimumValue`` and ``maximumValue``.
  open var value: Double {
    get { storedValue }
    set { storedValue = held(newValue) }
  }
  private var storedValue = 0.0 { didSet { setNeedsDisplay() } }

  /// The least value. A value above ``maximumValue`` raises that too.
  open var minimumValue = 0.0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      storedValue = held(storedValue)
    }
  }
  /// The greatest value. A value below ``minimumValue`` lowers that too.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      storedValue = held(storedValue)
    }
  }
  /// The amount by which a tap changes the value. A step of 0 or less is refused.
  open var stepValue = 1.0 {
    didSet {
      guard !(stepValue > 0) else { return }
      LayoutException.raise(
        .invalidArgument, "UIStepper stepValue must be greater than 0 (\(stepValue) was given)")
      stepValue = oldValue
    }
  }
  /// Whether a step beyond one end continues at the other end.
  open var wraps = false { didSet { setNeedsDisplay() } }
  /// Has no effect: each touch is a single step.
  open var autorepeat = true
  /// Has no effect: each touch is a single step.
  open var isContinuous = true

  /// Creates a stepper at the frame's origin. Its size does not depend on the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = ControlMetrics.stepper.size(for: self)
    adoptPriorities(of: .stepper)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = ControlMetrics.stepper.size(for: self)
    adoptPriorities(of: .stepper)
    coder.decodeDocument(self, as: UIStepper.self)
  }

  private func held(_ value: Double) -> Double {
    value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
  }

  /// Whether a step up or down changes the value.
  package func canStep(up: Bool) -> Bool {
    if wraps && minimumValue < maximumValue { return isEnabled }
    return isEnabled && (up ? storedValue < maximumValue : storedValue > minimumValue)
  }

  open override var intrinsicContentSize: CGSize { ControlMetrics.stepper.size(for: self) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ControlMetrics.stepper.size(for: self)
  }

  override func used(at point: CGPoint) -> Event {
    let isRight = point.x >= bounds.midX
    let isUp = isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    guard canStep(up: isUp) else { return [] }
    let next = storedValue + (isUp ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    return [.valueChanged, .primaryActionTriggered]
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .never
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let steps: [Drawing.Row.Part] = [
      .sign(Drawing.Sign("−", ascii: "-"), canStep(up: false) ? .strong : .quiet),
      .sign("+", canStep(up: true) ? .strong : .quiet),
    ]
    let sides = isReversed ? steps.reversed() : steps
    let (bar, space) = (Drawing.Row.Part.sign(.bar, .quiet), Drawing.Row.Part.sign(" ", .quiet))
    let (open, close) = (Drawing.Row.Part.sign("[", .quiet), Drawing.Row.Part.sign("]", .quiet))
    drawing.content = .row([
      Drawing.Row([open, space, sides[0], space, bar, space, sides[1], space, close]),
      Drawing.Row([open, sides[0], bar, sides[1], close]),
      Drawing.Row([sides[0], bar, sides[1]]),
      Drawing.Row(sides),
      Drawing.Row([.sign(Drawing.Sign("±", ascii: "+"), .strong)]),
    ])
    return drawing
  }
}
