import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// The font that a `fontDescription` or the `font` of an attributed text describes.
  func font(_ element: Element) -> UIFont? {
    let size = CGFloat(element.number("pointSize") ?? element.number("size") ?? 17)
    guard size > 0, size < 10_000 else { return nil }
    if let style = element["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style), compatibleWith: traits)
    }
    if let type = element["type"] { return Self.systemFont(type, size, weight: element["weight"]) }
    if let type = element["metaFont"] {
      return type.hasSuffix("Bold")
        ? .systemFont(ofSize: size, weight: .bold) : .systemFont(ofSize: size)
    }
    if let name = element["name"] {
      return UIFont(name: name, size: size) ?? UIFont(name: "HelveticaNeue", size: size)
    }
    return nil
  }

  private static func systemFont(_ type: String, _ size: CGFloat, weight: String?) -> UIFont {
    switch type {
    case "boldSystem": .systemFont(ofSize: size, weight: weights[weight ?? ""] ?? .bold)
    case "italicSystem": .italicSystemFont(ofSize: size)
    default: .systemFont(ofSize: size, weight: weights[weight ?? ""] ?? .regular)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
