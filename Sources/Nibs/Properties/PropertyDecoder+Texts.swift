import AutoLayout
import Foundation
import InterfaceBuilder

extension PropertyDecoder {
  func decode(_ label: UILabel) {
    setPresent(\.font, of: label, "fontDescription", to: font)
    set(\.numberOfLines, of: label, "numberOfLines")
    set(\.lineBreakMode, of: label, "lineBreakMode", among: Self.lineBreakModes)
    set(\.textAlignment, of: label, "textAlignment", among: Self.alignments)
    set(\.adjustsFontSizeToFitWidth, of: label, "adjustsFontSizeToFit", to: shrinks)
    set(
      \.minimumScaleFactor, of: label,
      name(name("minimumScaleFactor", or: "minimumFontSize"), or: "fontDescription"),
      to: number("minimumScaleFactor")
        ?? number("minimumFontSize").map { $0 / label.font.pointSize })
    set(
      \.baselineAdjustment, of: label, "baselineAdjustment",
      among: ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none])
    set(\.isHighlighted, of: label, "highlighted")
    set(\.isEnabled, of: label, "enabled")
    setPresent(
      \.highlightedTextColor, of: label, "highlightedColor",
      to: child("highlightedColor").flatMap { context.color($0) })
    set(\.preferredMaxLayoutWidth, of: label, "preferredMaxLayoutWidth")
    set(\.adjustsFontForContentSizeCategory, of: label, "adjustsFontForContentSizeCategory")
    set(\.allowsDefaultTighteningForTruncation, of: label, "adjustsLetterSpacingToFitWidth")
    setPresent(
      \.textColor, of: label, "textColor",
      to: child("textColor").flatMap { context.color($0) })
    setPresent(\.attributedText, of: label, "attributedText", to: attributed("attributedText"))
    if child("attributedText") == nil {
      setPresent(\.text, of: label, "text", to: string("text"))
    }
  }

  /// The font of a text; nil if the element has none.
  private var font: UIFont? { child("fontDescription").flatMap { context.font($0) } }

  /// Whether a text that is too wide is made smaller. Documents leave that out, and say where it is
  /// not.
  private var shrinks: Bool { flag("adjustsFontSizeToFit") ?? true }

  func decode(_ field: UITextField) {
    decodeControl(field)
    set(
      \.borderStyle, of: field, "borderStyle",
      among: ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
    setPresent(\.font, of: field, "fontDescription", to: font)
    set(\.textAlignment, of: field, "textAlignment", among: Self.alignments)
    set(\.adjustsFontForContentSizeCategory, of: field, "adjustsFontForContentSizeCategory")
    set(\.adjustsFontSizeToFitWidth, of: field, "adjustsFontSizeToFit", to: shrinks)
    set(\.minimumFontSize, of: field, "minimumFontSize")
    set(
      \.clearButtonMode, of: field, "clearButtonMode",
      among: [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
        "always": .always,
      ])
    set(\.clearsOnBeginEditing, of: field, "clearsOnBeginEditing")
    color(\.textColor, of: field, "textColor")
    setPresent(\.text, of: field, "text", to: string("text"))
    setPresent(\.placeholder, of: field, "placeholder", to: string("placeholder"))
    setPresent(\.attributedText, of: field, "attributedText", to: attributed("attributedText"))
    set(
      \.isSecureTextEntry, of: field, "textInputTraits",
      to: child("textInputTraits")?.flag("secureTextEntry"))
  }

  func decode(_ text: UITextView) {
    setPresent(\.font, of: text, "fontDescription", to: font)
    set(\.textAlignment, of: text, "textAlignment", among: Self.alignments)
    set(\.isEditable, of: text, "editable")
    set(\.isSelectable, of: text, "selectable")
    set(\.adjustsFontForContentSizeCategory, of: text, "adjustsFontForContentSizeCategory")
    color(\.textColor, of: text, "textColor")
    decode(text as UIScrollView)
    setPresent(\.text, of: text, "text", to: string("text"))
    setPresent(\.attributedText, of: text, "attributedText", to: attributed("attributedText"))
  }

  /// The text of an attributed string.
  func attributed(_ key: String) -> NSAttributedString? {
    guard let element = child(key), element.name == "attributedString" else { return nil }
    return AttributedTextDecoder(context).text(element)
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
