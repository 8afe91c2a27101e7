/// A bar that knows where its items are.
@MainActor package protocol BarItemFraming: UIView {
  /// The frame of an item in the bar's coordinates, in points; `nil` if the bar doesn't show it.
  func frame(of item: UIBarItem) -> CGRect?
}

/// An item of a bar, with a title or an image.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibaritem>
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String? { didSet { if title != oldValue { changed() } } }
  open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  open var tag = 0
  /// The insets of the image, in points. They have no effect.
  open var imageInsets = UIEdgeInsets.zero
  /// The image where the height is compact. It is not shown.
  open var landscapeImagePhone: UIImage?
  /// The insets of that image, in points. They have no effect.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The image for the largest texts. It is not shown.
  open var largeContentSizeImage: UIImage?

  /// The name by which tests find the item. It is not shown.
  open var accessibilityIdentifier: String?
  /// What assistive technologies call the item. It is not shown.
  open var accessibilityLabel: String?
  /// The looks of the title, by the numbers of the states.
  package var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The bar that shows the item.
  package weak var bar: UIView?

  public override init() { super.init() }

  /// Creates an item as `init()` does: there are no archives here.
  public required init?(coder: NSCoder) { super.init() }

  /// Notifies the bar that the item needs another size.
  func changed() { bar?.setNeedsLayout() }
}
