@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIFoundation

/// In columns a character of up to 17 points is 8 wide and 16 high, one of 34 points twice that.
@MainActor @Suite(.columns) struct `A view with an attributed text` {
  private let large = UIFont.systemFont(ofSize: 34)

  @Test func `gives way to a plain one, and takes a font for all of it`() {
    let label = styledLabel(styled(("abcd", [.font: large])))
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
    let label = styledLabel(text, lines: 2, width: 40)
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
    let view = UITextView(frame: rect(0, 0, 100, 50))
    view.attributedText = text
    view.textColor = .blue
    view.textAlignment = .right
    #expect(view.shownColor == .blue)
    #expect(view.placedLines.map(\.frame.minX) == [63])
    let field = UITextField(frame: rect(0, 0, 100, 40))
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
    let view = UITextView(frame: rect(0, 0, 100, 80))
    view.attributedText = styled(("ab\n", [.font: large, .paragraphStyle: style]), ("cd", [:]))
    #expect(view.drawing.text?.edge == .right)
    // 24 above the baseline of the first line, 4 below that of the last one, and the insets.
    #expect(view.firstBaselineOffsetFromTop == 32)
    #expect(view.lastBaselineOffsetFromBottom == 12)
  }

  @Test func `keeps the colour of a placeholder, and its own size in a field with another font`() {
    let field = UITextField(frame: rect(0, 0, 100, 40))
    field.attributedPlaceholder = styled(("abcd", [.foregroundColor: UIColor.red, .font: large]))
    field.font = .systemFont(ofSize: 17)
    #expect(field.shownColor == .red)
    #expect(field.intrinsicContentSize.width == 64)
  }
}
