import InterfaceBuilder

/// Makes attributed texts.
@MainActor
struct AttributedTextDecoder {
  private let context: InstantiationContext

  init(_ context: InstantiationContext) { self.context = context }

  /// The text of an attributed string: its fragments with their attributes.
  func text(_ element: Element) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let content = context.resources.language.shown(fragment.string("content") ?? "")
      text.append(NSAttributedString(string: content, attributes: attributes(of: fragment)))
    }
    return text
  }

  private func attributes(of fragment: Element) -> [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    for child in fragment.list("attributes") {
      switch (child.name, child["key"]) {
      case ("color", "NSColor"): found[.foregroundColor] = context.color(child)
      case ("color", "NSBackgroundColor"): found[.backgroundColor] = context.color(child)
      case ("font", _), ("fontDescription", _): found[.font] = context.font(child)
      case ("paragraphStyle", _): found[.paragraphStyle] = paragraphStyle(child)
      case ("real", "NSKern"), ("integer", "NSKern"):
        found[.kern] = child.number("value").map { CGFloat($0) }
      default: break
      }
    }
    return found
  }

  private func paragraphStyle(_ element: Element) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    func number(_ name: String) -> CGFloat? { element.number(name).map { CGFloat($0) } }
    if let value = NSTextAlignment.named(element["alignment"]) {
      style.alignment = value
    }
    if let value = element["lineBreakMode"].flatMap(PropertyDecoder.lineBreakMode) {
      style.lineBreakMode = value
    }
    if let value = number("lineSpacing") { style.lineSpacing = value }
    if let value = number("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = number("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = number("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = number("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = number("headIndent") { style.headIndent = value }
    if let value = number("tailIndent") { style.tailIndent = value }
    return style
  }
}

extension AttributedString {
  /// The same text with the attributes that documents have.
  init(styled text: NSAttributedString) {
    self.init()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      var part = AttributedString((text.string as NSString).substring(with: range))
      part.font = attributes[.font] as? UIFont
      part.foregroundColor = attributes[.foregroundColor] as? UIColor
      part.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
      part.kern = attributes[.kern] as? CGFloat
      append(part)
    }
  }
}
