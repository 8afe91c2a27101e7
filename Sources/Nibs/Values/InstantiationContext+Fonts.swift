import InterfaceBuilder

extension InstantiationContext {
  /// The font that a `fontDescription` or the `font` of an attributed text describes.
  func font(_ element: Element) -> UIFont? {
    guard let value = element.fontValue else { return nil }
    let size = CGFloat(value.pointSize ?? 17)
    guard size > 0, size < 10_000 else { return nil }
    switch value.face {
    case .textStyle: return .preferredFont(forTextStyle: textStyle(element), compatibleWith: traits)
    case .italicSystem: return .italicSystemFont(ofSize: size)
    case .system(let weight):
      return .systemFont(ofSize: size, weight: Self.weights[weight] ?? .regular)
    case .named(let name, _):
      // Interface Builder measures a font that it does not have in Helvetica Neue.
      return UIFont(name: name, size: size) ?? UIFont(name: "HelveticaNeue", size: size)
    }
  }

  /// The text style of a font, whose raw value is its name in documents.
  private func textStyle(_ element: Element) -> UIFont.TextStyle {
    UIFont.TextStyle(rawValue: element["style"] ?? "")
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
