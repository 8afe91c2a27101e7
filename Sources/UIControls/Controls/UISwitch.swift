@_spi(Package) import UIViews

/// A control that is on or off.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiswitch>
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }
  private var storedIsOn = false { didSet { setNeedsDisplay() } }

  /// The colour of the switch while it is on; `nil` means green.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Not drawn.
  open var onImage: UIImage?
  /// Not drawn.
  open var offImage: UIImage?
  /// The title of a checkbox. It is not drawn: the control is always a switch here.
  open var title: String?
  /// Not drawn.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Creates a switch at the frame's origin. Its size does not depend on the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = ControlMetrics.switch.size(for: self)
    adoptPriorities(of: .switch)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = ControlMetrics.switch.size(for: self)
    adoptPriorities(of: .switch)
    coder.decodeDocument(self, as: UISwitch.self)
  }

  /// Turns the switch on or off without performing actions.
  open func setOn(_ on: Bool, animated: Bool) { storedIsOn = on }

  open override var intrinsicContentSize: CGSize {
    ControlMetrics.switch.contentSize(ofFrame: ControlMetrics.switch.size(for: self))
  }

  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.switch.alignmentInsets }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ControlMetrics.switch.size(for: self)
  }

  override func used(at point: CGPoint) -> Event {
    storedIsOn.toggle()
    return [.valueChanged, .primaryActionTriggered]
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .never
    drawing.tint = drawn(onTintColor ?? .systemGreen)
    let knob = Drawing.Row.Part.sign(isOn ? .knob : .ring, .strong)
    let inside: [Drawing.Row.Part] =
      isOn ? [.line(.heavy, .tinted), knob] : [knob, .line(.empty, .quiet)]
    let bare = isOn ? inside : [knob, .line(.light, .quiet)]
    drawing.content = .row([
      Drawing.Row(
        [.sign("[", .quiet)] + inside + [.sign("]", .quiet)], leastColumns: 4, mostColumns: 6),
      Drawing.Row(bare, leastColumns: 2),
      Drawing.Row([knob]),
    ])
    return drawing
  }
}
