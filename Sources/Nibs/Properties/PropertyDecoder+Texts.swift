import InterfaceBuilder

extension PropertyDecoder {
  /// The font of a text; nil if the element has none.
  var font: UIFont? { child("fontDescription").flatMap { context.font($0) } }

  /// The text of an attributed string.
  func attributed(_ key: String) -> NSAttributedString? {
    guard let element = child(key), element.name == "attributedString" else { return nil }
    return AttributedTextDecoder(context).text(element)
  }

  static let lineBreakModes: [String: NSLineBreakMode] = [
    "tailTruncation": .byTruncatingTail, "headTruncation": .byTruncatingHead,
    "middleTruncation": .byTruncatingMiddle, "wordWrap": .byWordWrapping,
    "characterWrap": .byCharWrapping, "clip": .byClipping,
  ]

  /// The line break mode that a word means, in any of its spellings.
  static func lineBreakMode(spelled text: String) -> NSLineBreakMode? {
    let row = ElementSchema.named("label")?.attribute("lineBreakMode")
    return lineBreakModes[row?.kind.word(for: text) ?? text]
  }
}
