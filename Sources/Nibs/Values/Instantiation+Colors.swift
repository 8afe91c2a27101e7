import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// The colour that an element describes; nil for `nil` and for a pattern.
  func color(_ element: Element) -> UIColor? {
    guard element.name == "color" else { return nil }
    if let name = element["name"] { return namedColor(name) }
    if let name = element["systemColor"] { return systemColor(name) }
    if let name = element["cocoaTouchSystemColor"] { return oldSystemColor(name) }
    let alpha = CGFloat(element.number("alpha") ?? 1)
    if let white = element.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }
    return nil
  }

  /// A colour by its name in the catalogs, or else as the document's resources hold it.
  private func namedColor(_ name: String) -> UIColor? {
    if let color = resources.color(named: name) { return color }
    if let kept = resource("namedColor", name)?.child("color") { return color(kept) }
    note(.color, "the colour \"\(name)\" is in no asset catalog\(resources.whyIncomplete)", at: nil)
    return nil
  }

  private func systemColor(_ name: String) -> UIColor? {
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let color = Self.systemColors[plain] { return color }
    return resource("systemColor", name)?.child("color").flatMap { color($0) }
  }

  private func oldSystemColor(_ name: String) -> UIColor? {
    switch name {
    case "darkTextColor": .darkText
    case "lightTextColor": .lightText
    case "groupTableViewBackgroundColor": .systemGroupedBackground
    case "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground
    default: systemColor(name)
    }
  }

  /// An entry of the document's resources.
  func resource(_ kind: String, _ name: String) -> Element? {
    document.root.child("resources")?.children.first { $0.name == kind && $0["name"] == name }
  }

  nonisolated static let systemColors: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white,
    "gray": .gray, "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow,
    "magenta": .magenta, "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "darkText": .darkText,
    "lightText": .lightText, "tint": .tintColor, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "groupTableViewBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
  ]
}
