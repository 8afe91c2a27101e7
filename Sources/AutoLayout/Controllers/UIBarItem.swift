import Foundation

/// What stands in a bar: a title or a picture.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibaritem>
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String? { didSet { if title != oldValue { changed() } } }
  open var image: UIImage? { didSet { if image !== oldValue { changed() } } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  open var tag = 0
  /// By how much the picture is moved from its place, in points.
  open var imageInsets = UIEdgeInsets.zero

  /// The bar that shows the item.
  weak var bar: UIView?

  public override init() { super.init() }

  /// Tells the bar that the item takes another room.
  func changed() { bar?.setNeedsLayout() }
}
