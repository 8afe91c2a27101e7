import AssetCatalogs
import InterfaceBuilder

extension OpenDocument {
  /// The size in points of an image of the catalogs or the folders around the document; nil if it is not known.
  package func size(ofImage name: String) -> Size? {
    guard case .asset(let image) = resources.assets.image(named: name, for: AssetEnvironment())
    else { return nil }
    return Size(width: Double(image.size.width), height: Double(image.size.height))
  }
}
