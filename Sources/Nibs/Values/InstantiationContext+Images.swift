import AssetCatalogs
import InterfaceBuilder

extension InstantiationContext {
  /// The image that an element has for a key: in an attribute, or in a child, which newer versions
  /// of Xcode write for what has a scale or a rendering mode.
  func image(_ key: String, in element: Element) -> UIImage? {
    if let name = element[key] { return image(name, of: element) }
    guard let reference = element.child("imageReference", key: key), let name = reference["image"],
      var image = image(name, of: reference)
    else { return nil }
    if let scale = Self.symbolScales[reference["symbolScale"] ?? ""] {
      image = image.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
    }
    let modes: [String: UIImage.RenderingMode] = [
      "template": .alwaysTemplate, "original": .alwaysOriginal,
    ]
    return modes[reference["renderingMode"] ?? ""].map { image.withRenderingMode($0) } ?? image
  }

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
    let scale = Self.symbolScales[element["scale"] ?? ""] ?? .unspecified
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

  private static let symbolScales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large,
  ]

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
