@_spi(Package) import UIViews

/// A view that applies an effect to what is behind it, with its content in ``contentView``.
///
/// Source: <https://developer.apple.com/documentation/uikit/uivisualeffectview>
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect, of which a colour at most is drawn.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  /// The view of the content, as large as this view.
  open private(set) var contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeDocument(self, as: UIVisualEffectView.self)
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Raises an exception for any view but the content view, as UIKit does.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== contentView else { return }
    LayoutException.raise(
      .internalInconsistency,
      "\(subview) has been added as a subview to \(self). Do not add subviews directly to the "
        + "visual effect view itself, instead add them to the -contentView.")
  }

  @_spi(Package) open override var drawnBackgroundColor: UIColor? {
    backgroundColor ?? effect?.paper
  }
}
