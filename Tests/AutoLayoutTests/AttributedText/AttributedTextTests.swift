import Foundation
import Testing

@testable import AutoLayout

/// A text of pieces, each with its attributes.
@MainActor
private func styled(_ pieces: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
  let text = NSMutableAttributedString(string: "")
  for (piece, attributes) in pieces {
    text.append(NSAttributedString(string: piece, attributes: attributes))
  }
  return text
}

@MainActor
private func label(_ text: NSAttributedString, lines: Int = 1, width: CGFloat = 0) -> UILabel {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 200))
  label.numberOfLines = lines
  label.attributedText = text
  return label
}

@MainActor
private func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
  let style = NSMutableParagraphStyle()
  change(style)
  return style
}

/// In columns a character of up to 17 points is 8 wide and 16 high, one of 34 points twice that.
@MainActor @Suite(.columns) struct `An attributed text` {
  private let large = UIFont.systemFont(ofSize: 34)

  @Test func `is as wide as its pieces, and as high as its largest font`() {
    let text = styled(("ab", [:]), ("cd", [.font: large]))
    #expect(label(text).intrinsicContentSize == CGSize(width: 48, height: 32))
  }

  @Test func `is wider by the space between its characters`() {
    let text = styled(("abcd", [.kern: 2]), ("ef", [.tracking: 1.5]))
    #expect(label(text).intrinsicContentSize == CGSize(width: 59, height: 16))
  }

  @Test func `does not mind numbers that are none`() {
    let text = styled(("ab", [.kern: Double.nan]), ("cd", [.baselineOffset: Double.infinity]))
    #expect(label(text).intrinsicContentSize == CGSize(width: 32, height: 16))
    let bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
    // There is room for nothing, and the ellipsis is what is left.
    let room = label(text).textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(room.size == CGSize(width: 8, height: 16))
  }

  @Test func `is higher by what is raised above the line`() {
    let text = styled(("a", [:]), ("2", [.baselineOffset: 6]))
    #expect(label(text).intrinsicContentSize == CGSize(width: 16, height: 22))
    #expect(label(text).firstBaselineOffsetFromTop == 18)
    #expect(label(text).lastBaselineOffsetFromBottom == 4)
  }

  @Test func `keeps the rules of its paragraphs`() {
    let first = paragraph {
      $0.lineSpacing = 3
      $0.paragraphSpacing = 10
      $0.firstLineHeadIndent = 8
    }
    let second = paragraph {
      $0.paragraphSpacingBefore = 5
      $0.lineHeightMultiple = 1.5
      $0.headIndent = 16
    }
    let text = styled(
      ("one two\n", [.paragraphStyle: first]), ("three four", [.paragraphStyle: second]))
    let label = label(text, lines: 0, width: 64)
    // "one two" has 56 of 64 points left by the indent; "three four" breaks, and its second line is
    // indented. Between the paragraphs are the space after the line, 3, and those of both, 10 and 5.
    #expect(label.sizeThatFits(CGSize(width: 64, height: 0)) == CGSize(width: 64, height: 82))
    #expect(
      label.placedLines.map(\.frame) == [
        CGRect(x: 8, y: 59, width: 56, height: 16),
        CGRect(x: 0, y: 93, width: 40, height: 24),
        CGRect(x: 16, y: 117, width: 32, height: 24),
      ])
  }

  @Test func `is between the least and the greatest height that its lines may have`() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      label(styled(("abc", [.paragraphStyle: paragraph(change)]))).intrinsicContentSize.height
    }
    #expect(height { $0.minimumLineHeight = 30 } == 30)
    #expect(height { $0.maximumLineHeight = 12 } == 12)
  }

  @Test func `makes room for an attachment, which stands on the line or below it`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -10, width: 20, height: 30)
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: attachment))
    // 20 above the baseline and 10 below it, where the font has 12 and 4.
    #expect(label(text).intrinsicContentSize == CGSize(width: 36, height: 30))
    #expect(label(text).firstBaselineOffsetFromTop == 20)
  }

  @Test func `shows an attachment at each of its characters, and all others as they are`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 12)
    let twice = NSMutableAttributedString(string: "")
    twice.append(NSAttributedString(attachment: attachment))
    twice.append(NSAttributedString(attachment: attachment))
    #expect(label(twice).intrinsicContentSize == CGSize(width: 40, height: 12))
    let around = styled(("ab\u{FFFC}c\n\u{FFFC}", [.attachment: attachment]))
    #expect(
      label(around, lines: 0, width: 100).sizeThatFits(CGSize(width: 100, height: 0))
        == CGSize(width: 44, height: 28))
    let letters = styled(("abcd", [.attachment: attachment]))
    #expect(label(letters).intrinsicContentSize == CGSize(width: 32, height: 16))
  }

  @Test func `gives way to a plain one, and takes a font for all of it`() {
    let label = label(styled(("abcd", [.font: large])))
    #expect(label.text == "abcd")
    label.font = .systemFont(ofSize: 17)
    #expect(label.intrinsicContentSize == CGSize(width: 32, height: 16))
    label.attributedText = styled(("abcd", [.font: large]))
    label.text = "abcd"
    #expect(label.intrinsicContentSize == CGSize(width: 32, height: 16))
  }

  @Test func `takes a colour, an alignment and a line break mode for all of it`() {
    let style = paragraph {
      $0.alignment = .right
      $0.lineSpacing = 4
    }
    let text = styled(("ab ", [.foregroundColor: UIColor.red]), ("cdef", [.paragraphStyle: style]))
    let label = label(text, lines: 2, width: 40)
    label.textColor = .blue
    label.textAlignment = .center
    #expect(label.shownColor == .blue)
    #expect(label.placedLines.map(\.frame.minX) == [12, 4])
    label.lineBreakMode = .byCharWrapping
    #expect(label.placedLines.map(\.text) == ["ab cd", "ef"])
    // The rest of a style stays as it is.
    let last = label.attributedText?.attribute(.paragraphStyle, at: 6, effectiveRange: nil)
    #expect((last as? NSParagraphStyle)?.lineSpacing == 4)
    #expect((last as? NSParagraphStyle)?.alignment == .center)
  }

  @Test func `takes a colour and an alignment in text views and fields, and a field's font`() {
    let style = paragraph { $0.alignment = .left }
    let text = styled(
      ("ab", [.foregroundColor: UIColor.red, .paragraphStyle: style, .font: large]))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.attributedText = text
    view.textColor = .blue
    view.textAlignment = .right
    #expect(view.shownColor == .blue)
    #expect(view.placedLines.map(\.frame.minX) == [63])
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.attributedText = text
    #expect(field.shownColor == .red)
    #expect(field.placedLines.map(\.frame.minX) == [0])
    field.textColor = .blue
    field.textAlignment = .right
    field.font = .systemFont(ofSize: 17)
    field.placeholder = "name"
    #expect(field.shownColor == .blue)
    #expect(field.placedLines.map(\.frame.minX) == [84])
    #expect(
      field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == field.font)
  }

  @Test func `has its own alignment and baselines in a text view`() {
    let style = paragraph { $0.alignment = .right }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    view.attributedText = styled(
      ("ab\n", [.font: large, .paragraphStyle: style]), ("cd", [:]))
    #expect(view.drawing.text?.edge == .right)
    // 24 above the baseline of the first line, 4 below that of the last one, and the insets.
    #expect(view.firstBaselineOffsetFromTop == 32)
    #expect(view.lastBaselineOffsetFromBottom == 12)
  }

  @Test func `keeps the colour of a placeholder, and its own size in a field with another font`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.attributedPlaceholder = styled(("abcd", [.foregroundColor: UIColor.red, .font: large]))
    field.font = .systemFont(ofSize: 17)
    #expect(field.shownColor == .red)
    #expect(field.intrinsicContentSize.width == 64)
  }

  @Test func `has lines as high as the largest font on each`() {
    let text = styled(
      ("ab ", [:]), ("cd", [.font: large]), ("ef gh ", [:]), ("ij", [.font: large.withSize(51)]),
      (" kl", [:]))
    let lines = label(text, lines: 0, width: 50).placedLines
    #expect(lines.map(\.text) == ["ab", "cdef", "gh", "ij", "kl"])
    #expect(lines.map(\.frame.height) == [16, 32, 16, 48, 16])
  }

  @Test func `has an ellipsis as wide as in its last font`() {
    let text = styled(("abcd", [:]), ("efgh", [.font: large]))
    // The ellipsis takes 16 points, and "abcd" 32: two letters of 16 have room, and a third has not.
    let line = label(text, width: 88).placedLines[0]
    #expect(line.text == "abcdef…")
    #expect(line.frame.width == 80)
  }

  @Test func `keeps the line of an empty paragraph as high as its font`() {
    let text = styled(("a\n", [:]), ("\n", [.font: large]), ("b", [:]))
    #expect(label(text, lines: 0).intrinsicContentSize == CGSize(width: 8, height: 64))
  }

  @Test func `is shown by buttons, fields and text views`() {
    let text = styled(("abcd", [.font: large]))
    let button = UIButton(type: .system)
    button.setAttributedTitle(text, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 64, height: 44))
    #expect(button.currentTitle == "abcd")
    let field = UITextField()
    field.attributedText = text
    #expect(field.intrinsicContentSize.width == 64)
    field.text = ""
    field.attributedPlaceholder = text
    #expect(field.intrinsicContentSize.width == 64)
    let view = UITextView()
    view.attributedText = text
    #expect(view.sizeThatFits(.zero) == CGSize(width: 74, height: 48))
  }

  @Test func `is shown by a configured button`() {
    var title = AttributedString("abcd")
    title.font = large
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = title
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 64 + 24, height: 32 + 14))
    configuration.title = "ab"
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: 16 + 24, height: 16 + 14))
  }
}

@MainActor @Suite struct `A text without a view` {
  private let font = UIFont.systemFont(ofSize: 17)

  /// Measures in columns.
  private func inColumns<Result>(_ body: () -> Result) -> Result {
    UIScreen(.columns).perform(body)
  }

  @Test func `has a size, which is not rounded`() {
    let size = inColumns { ("abc" as NSString).size(withAttributes: [.font: font.withSize(18)]) }
    #expect(abs(size.width - 3 * 8 * 18 / 17) < 1e-9)
    #expect(
      inColumns { "ab\nabc".size(withAttributes: [.font: font]) } == CGSize(width: 24, height: 32))
  }

  @Test func `has bounds in a width`() {
    let text = "She had been watching"
    let room = CGSize(width: 80, height: 40)
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      inColumns {
        text.boundingRect(with: room, options: options, attributes: [.font: font], context: nil)
          .height
      }
    }
    #expect(height(.usesLineFragmentOrigin) == 48)
    #expect(height([.usesLineFragmentOrigin, .truncatesLastVisibleLine]) == 32)
    #expect(height([]) == 16)
  }
}
