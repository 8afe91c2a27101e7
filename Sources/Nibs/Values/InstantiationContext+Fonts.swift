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
      return font(named: name, size, of: element) ?? UIFont(name: "HelveticaNeue", size: size)
    }
  }

  /// The font of a PostScript name: one of iOS, or of a file around the document. Of another one
  /// there is a note; Interface Builder draws it in Helvetica Neue, whatever its weight.
  private func font(named name: String, _ size: CGFloat, of element: Element) -> UIFont? {
    let font = UIFont.named(
      name, size: size, in: &resources.assets.fonts, near: document.files(withFont: name))
    guard let substitute = font?.substitute else { return font }
    let files = document.files(withFont: name)
    let why =
      resources.assets.fonts.fault(of: name, near: files)
      ?? "it is in no file around the document"
      + (files.isEmpty ? "" : ", which names \(files.joined(separator: ", "))")
      + resources.whyIncomplete
    let isDesign = resources.mode == .design
    note(
      .font,
      "the font \"\(name)\" is measured as \(isDesign ? "Helvetica Neue" : substitute): \(why)",
      at: element, naming: name)
    return isDesign ? nil : font
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

extension Document {
  /// The names of the files in which the Xcode that saved the document found a font.
  fileprivate func files(withFont name: String) -> [String] {
    root.child(key: "customFonts")?.children
      .filter { file in file.children.contains { $0.text == name } }.compactMap { $0["key"] } ?? []
  }
}
