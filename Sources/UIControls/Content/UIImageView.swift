@_spi(Package) import UIViews

/// A view that shows an image, fitted into its bounds by its content mode.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiimageview>
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { shownImageChanged(from: isHighlighted ? highlightedImage ?? oldValue : oldValue) }
  }
  /// The image shown while the view is highlighted; `nil` shows ``image``.
  open var highlightedImage: UIImage? {
    didSet { shownImageChanged(from: isHighlighted ? oldValue ?? image : image) }
  }
  open var isHighlighted = false {
    didSet { shownImageChanged(from: oldValue ? highlightedImage ?? image : image) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of the image's size.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view of the size of `image`, with another image for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.decodeDocument(self, as: UIImageView.self)
  }

  /// The pictures of an animation, of which the first one is shown while it runs.
  open var animationImages: [UIImage]? { didSet { animationChanged(oldValue?.first) } }
  /// The pictures of the animation while the view is highlighted. They have no effect.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration in seconds; 0 means a thirtieth for each picture. It has no effect.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions; 0 means without end. It has no effect.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false
  open func startAnimating() { animate(animationImages?.isEmpty == false) }
  open func stopAnimating() { animate(false) }

  private func animate(_ isOn: Bool) {
    guard isOn != isAnimating else { return }
    let old = stateImage
    isAnimating = isOn
    shownImageChanged(from: old)
  }

  private func animationChanged(_ old: UIImage?) {
    guard isAnimating else { return }
    if animationImages?.isEmpty != false { isAnimating = false }
    shownImageChanged(from: old)
  }

  /// Has no effect: only symbols follow the text size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// The configuration of symbols, as far as theirs leaves something open.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uiimageview/preferredsymbolconfiguration>
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageMayDiffer(from: resolved(stateImage, oldValue, traitCollection)) }
  }

  private var stateImage: UIImage? {
    if isAnimating, let first = animationImages?.first { return first }
    return isHighlighted ? highlightedImage ?? image : image
  }

  /// The image that is shown in the current state.
  package var shownImage: UIImage? {
    resolved(stateImage, preferredSymbolConfiguration, traitCollection)
  }

  private func resolved(
    _ image: UIImage?, _ preferred: UIImage.SymbolConfiguration?, _ traits: UITraitCollection
  ) -> UIImage? {
    image.map {
      $0.isSymbolImage ? $0.resolved(preferring: preferred, in: traits) : $0.variant(in: traits)
    }
  }

  private func shownImageChanged(from old: UIImage?) {
    imageMayDiffer(from: resolved(old, preferredSymbolConfiguration, traitCollection))
  }

  private func imageMayDiffer(from old: UIImage?) {
    setNeedsDisplay()
    let new = shownImage
    if new?.size != old?.size { invalidateIntrinsicContentSize() }
    if new?.alignmentRectInsets ?? .zero != old?.alignmentRectInsets ?? .zero {
      invalidateIntrinsicContentSize()
      hierarchyChanged()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard stateImage?.dependsOnTraits == true else { return }
    let before = previousTraitCollection ?? UIScreen.main.traitCollection
    imageMayDiffer(from: resolved(stateImage, preferredSymbolConfiguration, before))
  }

  /// The alignment insets of the image.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  /// The size of the image within its alignment insets, in points, so that the frame gets the size
  /// of the whole image. Without an image there is no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    guard let shownImage else { return super.intrinsicContentSize }
    let insets = shownImage.alignmentRectInsets
    return CGSize(
      width: shownImage.size.width - insets.left - insets.right,
      height: shownImage.size.height - insets.top - insets.bottom)
  }

  /// A symbol has the baseline of text beside it; the bottom edge is that of other images.
  @_spi(Package) open override var firstBaselineOffsetFromTop: CGFloat? {
    shownSymbol?.metrics.baselineOffsets.top
  }

  @_spi(Package) open override var lastBaselineOffsetFromBottom: CGFloat {
    shownSymbol?.metrics.baselineOffsets.bottom ?? 0
  }

  private var shownSymbol: UIImage.Symbol? {
    shownImage.flatMap { $0.isSymbolImage ? $0.symbol : nil }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  /// The rectangle of the image in the view's coordinates; it may be larger than the bounds.
  package var imageRect: CGRect? {
    shownImage.map { contentMode.rect(of: $0.size, in: bounds) }
  }

  @_spi(Package) open override var drawing: Drawing {
    var drawing = super.drawing
    drawing.isMissingPicture = shownImage == nil
    drawing.box = shownImage == nil ? .always : .overBackground
    if let shownImage, let imageRect {
      let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let own = shownImage.renderingMode == .alwaysTemplate ? nil : shownImage.ownTint
      let isTemplate = shownImage.isTemplate(byDefault: false) || own != nil && shownImage.hasPixels
      if isTemplate || own != nil { drawing.tint = drawn(own ?? tintColor) }
      drawing.picture = Drawing.Picture(
        image: shownImage.drawn(isReversed: isReversed), frame: imageRect, isTemplate: isTemplate,
        isWhole: true)
    }
    return drawing
  }
}
