import AssetCatalogs
import InterfaceBuilder

extension InstantiationContext {
  /// The image that an element names: a symbol, a picture of the catalogs or beside the document,
  /// or an empty image of the size that the document's resources have.
  ///
  /// As at run time, the catalog's size counts: the size in the document is the one that Interface
  /// Builder saw last.
  func image(_ name: String, of element: Element) -> UIImage? {
    if element["catalog"] == "system" || document.resource("image", name)?["catalog"] == "system" {
      if let image = UIImage(systemName: name) { return image }
    }
    if let image = resources.embedded?.image(name) { return image }
    let kept = document.resource("image", name)?.size
    switch resources.assets.image(named: name, for: AssetEnvironment(traits)) {
    case .asset(let image): return image
    case .standIn(let image, let reason):
      note(.image, reason, at: element, naming: name)
      return image
    case .broken(let reason): note(.image, reason, at: element, naming: name)
    case .missing:
      if kept != nil { break }
      note(
        .image,
        "the image \"\(name)\" is in no asset catalog and not in the document's resources"
          + resources.nearImage(name, in: document, for: AssetEnvironment(traits))
          + resources.whyIncomplete, at: element, naming: name)
    }
    return kept.flatMap { .blank($0) }
  }

  func symbolConfiguration(_ element: Element) -> UIImage.SymbolConfiguration? {
    let scale: UIImage.SymbolScale =
      switch element["scale"] {
      case "small": .small
      case "medium": .medium
      case "large": .large
      default: .unspecified
      }
    let weight = element["weight"].flatMap { Self.symbolWeights[$0] } ?? .unspecified
    if let size = element.number("pointSize") {
      return UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: weight, scale: scale)
    }
    if let style = element["textStyle"] {
      return UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style), scale: scale)
    }
    if let font = element.child("fontDescription").flatMap({ self.font($0) }) {
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    }
    return UIImage.SymbolConfiguration(scale: scale)
  }

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

extension UIImage {
  /// An image of a size in points without content.
  static func blank(_ size: Size) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width <= 10_000, size.height <= 10_000 else {
      return nil
    }
    return UIImage(ofKnownSize: CGSize(size))
  }
}
