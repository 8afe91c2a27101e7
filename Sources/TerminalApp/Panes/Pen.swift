import Cells

/// Words in the styles in which they are written.
package enum Pen {
  /// A text in one style.
  package struct Span: Equatable, Sendable {
    package var text: String
    var style: Style
    /// What a click on it does.
    var command: Command?

    init(_ text: String, _ style: Style = Palette.plain, command: Command? = nil) {
      self.text = text
      self.style = style
      self.command = command
    }

    var width: Int { TextWidth.width(of: text) }
  }

  /// The number of columns of spans one after another.
  static func width(of spans: [Span]) -> Int {
    var width = 0
    for index in spans.indices { width += spans[index].width }
    return width
  }

  /// The spans cut to a width, with a sign at the end if they are cut.
  static func cut(_ spans: [Span], to width: Int, ellipsis: String) -> [Span] {
    guard Self.width(of: spans) > width else { return spans }
    guard width > 0 else { return [] }
    var rest = width - TextWidth.width(of: ellipsis)
    var result: [Span] = []
    for span in spans {
      var kept = ""
      for character in span.text {
        let step = TextWidth.width(of: character)
        guard step <= rest else {
          rest = 0
          break
        }
        rest -= step
        kept.append(character)
      }
      result.append(Span(kept, span.style, command: span.command))
      if kept.count < span.text.count {
        result.append(Span(ellipsis, span.style, command: span.command))
        break
      }
    }
    return result
  }
}
