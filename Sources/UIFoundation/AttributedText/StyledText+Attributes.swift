extension StyledText {
  /// An attributed text.
  /// - Parameter font: The font of what has no other.
  @MainActor
  package init(_ text: NSAttributedString, font: UIFont) {
    var parts: [Part] = []
    var isNew = true
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      let piece = text.attributedSubstring(from: range).string
      let run = TextRun(attributes, font: font)
      let attachment = (attributes[.attachment] as? NSTextAttachment).map(TextRun.Attachment.init)
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      for (index, paragraph) in Self.paragraphs(of: piece).enumerated() {
        if index > 0 { isNew = true }
        for text in attachment == nil ? [paragraph] : Self.withAttachmentsApart(paragraph) {
          var run = run
          run.text = text
          if text == Self.attachmentText { run.attachment = attachment }
          if isNew {
            // The end of a paragraph may be the start of an empty one, whose font it gives.
            parts.append(Part(runs: [run], rules: style?.rules ?? ParagraphRules()))
            isNew = false
          } else {
            parts[parts.count - 1].add(run, style)
          }
        }
      }
    }
    if parts.isEmpty { parts = [Part(runs: [font.run])] }
    self.init(parts)
  }

  /// The text of an attachment's run: one object replacement character.
  private static let attachmentText = "\u{FFFC}"

  /// The pieces of a text, each object replacement character as one of its own: an attachment
  /// stands at each of them, and the other characters are shown as they are.
  private static func withAttachmentsApart(_ text: String) -> [String] {
    var pieces = [""]
    for scalar in text.unicodeScalars {
      if scalar == "\u{FFFC}" {
        pieces += [attachmentText, ""]
      } else {
        pieces[pieces.count - 1].unicodeScalars.append(scalar)
      }
    }
    return pieces
  }
}

extension StyledText.Part {
  /// Adds a run. Those that are empty only give their font to an empty paragraph.
  fileprivate mutating func add(_ run: TextRun, _ style: NSParagraphStyle?) {
    if runs.count == 1, runs[0].text.isEmpty {
      runs = [run]
      rules = style?.rules ?? ParagraphRules()
    } else if !run.text.isEmpty {
      runs.append(run)
    }
  }
}

extension TextRun.Attachment {
  @MainActor
  fileprivate init(_ attachment: NSTextAttachment) {
    let bounds = attachment.shownBounds
    self.init(width: bounds.width, ascent: bounds.maxY, descent: -bounds.minY)
  }
}

extension TextRun {
  /// A run without text.
  @MainActor
  fileprivate init(_ attributes: [NSAttributedString.Key: Any], font: UIFont) {
    self = (attributes[.font] as? UIFont ?? font).run
    kerning = Self.number(attributes[.tracking]) ?? Self.number(attributes[.kern]) ?? 0
    baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
  }

  /// A number of points; infinite ones don't count.
  private static func number(_ value: Any?) -> Double? {
    let number: Double? =
      switch value {
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
