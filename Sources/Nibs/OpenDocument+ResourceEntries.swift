import AssetCatalogs
import InterfaceBuilder

extension OpenDocument {
  /// The entry of a document's resources for an image or a colour of the catalogs and folders
  /// around the document, or for a symbol; nil if it is not known.
  package func resourceEntry(of use: ResourceUse) -> NewElement? {
    switch use {
    case .image(let name):
      guard case .asset(let image) = resources.assets.image(named: name, for: AssetEnvironment())
      else { return nil }
      return .image(name, Size(width: Double(image.size.width), height: Double(image.size.height)))
    case .symbol(let name):
      let shape = UIImage.symbolProportions(named: name)
      // Interface Builder lists symbols at a size at which the longer side has 128 points.
      let factor = 128 / max(shape.width, shape.height)
      return .image(
        name, isSymbol: true,
        Size(
          width: Double((shape.width * factor).rounded()),
          height: Double((shape.height * factor).rounded())))
    case .color(let name):
      guard case .asset(let color) = resources.assets.color(named: name) else { return nil }
      return NewElement("namedColor", ["name": name], children: [color.components.element])
    }
  }
}

extension NewElement {
  /// The entry of an image.
  fileprivate static func image(_ name: String, isSymbol: Bool = false, _ size: Size) -> NewElement
  {
    var element = NewElement("image", ["name": name])
    if isSymbol { element["catalog"] = "system" }
    element["width"] = size.width.written
    element["height"] = size.height.written
    return element
  }
}

extension UIColor.Components {
  /// The value of a colour in the resources.
  fileprivate var element: NewElement {
    NewElement(
      "color",
      [
        "red": Double(red).written, "green": Double(green).written, "blue": Double(blue).written,
        "alpha": Double(alpha).written, "colorSpace": "custom", "customColorSpace": "sRGB",
      ])
  }
}
