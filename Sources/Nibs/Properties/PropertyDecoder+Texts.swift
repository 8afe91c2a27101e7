import AutoLayout
import Foundation
import InterfaceBuilder

extension PropertyDecoder {
  func decode(_ label: UILabel) {
    if let font = child("fontDescription").flatMap({ instantiation.font($0) }) {
      set(\.font, of: label, "fontDescription", to: .some(font))
    }
    set(\.numberOfLines, of: label, "numberOfLines")
    set(\.lineBreakMode, of: label, "lineBreakMode", among: Self.lineBreakModes)
    set(\.textAlignment, of: label, "textAlignment", among: Self.alignments)
    set(\.adjustsFontSizeToFitWidth, of: label, "adjustsFontSizeToFit")
    set(\.minimumScaleFactor, of: label, "minimumScaleFactor")
    set(\.preferredMaxLayoutWidth, of: label, "preferredMaxLayoutWidth")
    set(\.adjustsFontForContentSizeCategory, of: label, "adjustsFontForContentSizeCategory")
    set(\.allowsDefaultTighteningForTruncation, of: label, "adjustsLetterSpacingToFitWidth")
    if let color = child("textColor").flatMap({ instantiation.color($0) }) {
      set(\.textColor, of: label, "textColor", to: .some(color))
    }
    if let names, !names.contains("text"), !names.contains("attributedText") { return }
    if let styled = attributed("attributedText") {
      label.attributedText = styled
    } else if let text = string("text") {
      set(\.text, of: label, "text", to: .some(text))
    }
  }

  func decode(_ field: UITextField) {
    decodeControl(field)
    set(
      \.borderStyle, of: field, "borderStyle",
      among: ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
    if let font = child("fontDescription").flatMap({ instantiation.font($0) }) {
      set(\.font, of: field, "fontDescription", to: .some(font))
    }
    set(\.textAlignment, of: field, "textAlignment", among: Self.alignments)
    set(\.adjustsFontForContentSizeCategory, of: field, "adjustsFontForContentSizeCategory")
    color(\.textColor, of: field, "textColor")
    if let text = string("text") { field.text = text }
    if let text = string("placeholder") { field.placeholder = text }
    if let styled = attributed("attributedText") { field.attributedText = styled }
    if let traits = child("textInputTraits"), traits.flag("secureTextEntry") == true {
      field.isSecureTextEntry = true
    }
  }

  func decode(_ text: UITextView) {
    if let font = child("fontDescription").flatMap({ instantiation.font($0) }) {
      set(\.font, of: text, "fontDescription", to: .some(font))
    }
    set(\.textAlignment, of: text, "textAlignment", among: Self.alignments)
    set(\.isEditable, of: text, "editable")
    set(\.adjustsFontForContentSizeCategory, of: text, "adjustsFontForContentSizeCategory")
    color(\.textColor, of: text, "textColor")
    decode(text as UIScrollView)
    if let string = string("text") { text.text = string }
    if let styled = attributed("attributedText") { text.attributedText = styled }
  }

  /// The text of an attributed string: its fragments with their attributes.
  func attributed(_ key: String) -> NSAttributedString? {
    guard let element = child(key), element.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let content = fragment["content"] ?? instantiation.text("content", of: fragment) ?? ""
      text.append(NSAttributedString(string: content, attributes: attributes(of: fragment)))
    }
    return text
  }

  private func attributes(of fragment: Element) -> [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    for child in fragment.child("attributes").map({ Array($0.children) }) ?? [] {
      switch (child.name, child["key"]) {
      case ("color", "NSColor"): found[.foregroundColor] = instantiation.color(child)
      case ("color", "NSBackgroundColor"): found[.backgroundColor] = instantiation.color(child)
      case ("font", _), ("fontDescription", _): found[.font] = instantiation.font(child)
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
    if let value = element["alignment"].flatMap({ Self.alignments[$0] }) { style.alignment = value }
    if let value = element["lineBreakMode"].flatMap({ Self.lineBreakModes[$0] }) {
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

  static let lineBreakModes: [String: NSLineBreakMode] = [
    "tailTruncation": .byTruncatingTail, "headTruncation": .byTruncatingHead,
    "middleTruncation": .byTruncatingMiddle, "wordWrap": .byWordWrapping,
    "characterWrap": .byCharWrapping, "clip": .byClipping, "wordWrapping": .byWordWrapping,
    "charWrapping": .byCharWrapping, "truncatingTail": .byTruncatingTail, "clipping": .byClipping,
  ]

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]
}

extension AttributedString {
  /// The same text with those of its attributes that documents have.
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
