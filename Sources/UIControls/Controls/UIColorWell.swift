@_spi(Package) import UIViews

/// A control that shows a color, and on a device opens a picker for another one.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicolorwell>
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The title of the picker, which is not here: a touch changes nothing.
  open var title: String?
  /// Whether the picker offers colors that are not opaque.
  open var supportsAlpha = true
  /// The color that is shown; nil for none.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  /// Creates a well at the frame's origin. Its size does not depend on the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    self.frame.size = ControlMetrics.colorWell.size(for: self)
    adoptPriorities(of: .colorWell)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptPriorities(of: .colorWell)
    coder.decodeDocument(self, as: UIColorWell.self)
  }

  open override var intrinsicContentSize: CGSize { ControlMetrics.colorWell.size(for: self) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ControlMetrics.colorWell.size(for: self)
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.box = .never
    if let selectedColor { drawing.tint = drawn(selectedColor) }
    let color: Drawing.Row.Part =
      selectedColor == nil ? .sign(.ring, .quiet) : .sign(.knob, .tinted)
    drawing.content = .row([
      Drawing.Row([.sign("(", .quiet), color, .sign(")", .quiet)]), Drawing.Row([color]),
    ])
    return drawing
  }
}
