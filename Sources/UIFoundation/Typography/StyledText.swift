/// A text with its fonts, split into paragraphs, as views keep it. Newlines, control characters and
/// marks without a base are not in it, and a tab is four spaces. Format characters are, since they
/// decide where lines may break.
package struct StyledText: Equatable, Sendable {
  /// One paragraph: at least one run, which may be empty.
  struct Part: Equatable, Sendable {
    var runs: [TextRun]
    var rules = ParagraphRules()
  }

  private(set) var parts: [Part] = []

  /// A text in one font.
  /// - Parameter run: The font, with any text.
  package init(_ text: String, _ run: TextRun) {
    var run = run
    if Self.isPlain(text) {
      run.text = text
      parts = [Part(runs: [run])]
      return
    }
    for paragraph in Self.paragraphs(of: text) {
      run.text = paragraph
      parts.append(Part(runs: [run]))
    }
  }

  init(_ parts: [Part]) { self.parts = parts }

  /// Whether a text is one line of printable ASCII. Most labels show such text, and to look at its
  /// characters would cost more than its layout.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// The paragraphs of a text as they are shown.
  static func paragraphs(of text: String) -> [String] {
    var paragraphs = [""]
    for character in text {
      if character.isNewline {
        paragraphs.append("")
      } else if character == "\t" {
        paragraphs[paragraphs.count - 1] += "    "
      } else if character.columns > 0 || character.isHiddenFormat {
        paragraphs[paragraphs.count - 1].append(character)
      }
    }
    return paragraphs
  }

  /// The paragraphs with the advances of their characters.
  package func measured(by metrics: AnyTextMetrics) -> [Paragraph] {
    parts.map { Paragraph($0.runs, rules: $0.rules, metrics: metrics) }
  }

  /// The text in fonts whose sizes are multiplied by a factor.
  package func scaled(by factor: Double) -> StyledText {
    StyledText(
      parts.map { part in
        var part = part
        for index in part.runs.indices {
          part.runs[index].size *= factor
          part.runs[index].kerning *= factor
        }
        return part
      })
  }
}
