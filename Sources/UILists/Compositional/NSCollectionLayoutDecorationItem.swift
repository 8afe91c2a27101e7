/// A background behind a section, whose class is registered with the layout.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem>
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The place from back to front.
  open var zIndex = 0

  init(elementKind: String) {
    self.elementKind = elementKind
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// A background as large as its section with headers and footers, but for its insets.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
