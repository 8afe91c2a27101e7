import Foundation

/// A view that shows a picture, fitted by its content mode.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiimageview>
@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of the picture, in its size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  public required init?(coder: NSCoder) { nil }

  /// The picture's size in points; none without a picture.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  /// Where the picture lies in the view's coordinates; it may reach beyond the bounds.
  package var imageRect: CGRect? {
    image.map { contentMode.rect(of: $0.size, in: bounds) }
  }
}
