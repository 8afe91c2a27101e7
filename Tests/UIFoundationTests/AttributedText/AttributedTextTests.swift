@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIFoundation

/// In columns a character of up to 17 points is 8 wide and 16 high, one of 34 points twice that.
@MainActor @Suite(.columns) struct `An attributed text` {
  private let large = UIFont.systemFont(ofSize: 34)

  @Test func `is as wide as its pieces, and as high as its largest font`() {
    let text = styled(("ab", [:]), ("cd", [.font: large]))
    #expect(styledLabel(text).intrinsicContentSize == CGSize(width: 48, height: 32))
  }

  @Test func `is wider by the space between its characters`() {
    let text = styled(("abcd", [.kern: 2]), ("ef", [.tracking: 1.5]))
    #expect(styledLabel(text).intrinsicContentSize == CGSize(width: 59, height: 16))
  }

  @Test func `does not mind numbers that are none`() {
    let text = styled(("ab", [.kern: Double.nan]), ("cd", [.baselineOffset: Double.infinity]))
    #expect(styledLabel(text).intrinsicContentSize == CGSize(width: 32, height: 16))
    let bounds = rect(0, 0, CGFloat.nan, 10)
    // There is room for nothing, and the ellipsis is what is left.
    let room = styledLabel(text).textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(room.size == CGSize(width: 8, height: 16))
  }

  @Test func `is higher by what is raised above the line`() {
    let text = styled(("a", [:]), ("2", [.baselineOffset: 6]))
    #expect(styledLabel(text).intrinsicContentSize == CGSize(width: 16, height: 22))
    #expect(styledLabel(text).firstBaselineOffsetFromTop == 18)
    #expect(styledLabel(text).lastBaselineOffsetFromBottom == 4)
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
    let label = styledLabel(text, lines: 0, width: 64)
    // "one two" has 56 of 64 points left by the indent; "three four" breaks, and its second line is
    // indented. Between the paragraphs are the space after the line, 3, and those of both, 10 and
    // 5.
    #expect(label.sizeThatFits(CGSize(width: 64, height: 0)) == CGSize(width: 64, height: 82))
    #expect(
      label.placedLines.map(\.frame) == [
        rect(8, 59, 56, 16), rect(0, 93, 40, 24),
        rect(16, 117, 32, 24),
      ])
  }

  @Test func `is between the least and the greatest height that its lines may have`() {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      styledLabel(styled(("abc", [.paragraphStyle: paragraph(change)]))).intrinsicContentSize.height
    }
    #expect(height { $0.minimumLineHeight = 30 } == 30)
    #expect(height { $0.maximumLineHeight = 12 } == 12)
  }

  @Test func `has lines as high as the largest font on each`() {
    let text = styled(
      ("ab ", [:]), ("cd", [.font: large]), ("ef gh ", [:]), ("ij", [.font: large.withSize(51)]),
      (" kl", [:]))
    let lines = styledLabel(text, lines: 0, width: 50).placedLines
    #expect(lines.map(\.text) == ["ab", "cdef", "gh", "ij", "kl"])
    #expect(lines.map(\.frame.height) == [16, 32, 16, 48, 16])
  }

  @Test func `has an ellipsis as wide as in its last font`() {
    let text = styled(("abcd", [:]), ("efgh", [.font: large]))
    // The ellipsis takes 16 points, and "abcd" 32: two letters of 16 have room, and a third has
    // not.
    let line = styledLabel(text, width: 88).placedLines[0]
    #expect(line.text == "abcdef…")
    #expect(line.frame.width == 80)
  }

  @Test func `keeps the line of an empty paragraph as high as its font`() {
    let text = styled(("a\n", [:]), ("\n", [.font: large]), ("b", [:]))
    #expect(styledLabel(text, lines: 0).intrinsicContentSize == CGSize(width: 8, height: 64))
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
