@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIFoundation

@MainActor @Suite(.columns) struct `A text with attachments` {
  /// A black image of this size in points.
  private func image(_ width: Int, _ height: Int) -> UIImage {
    let pixels = Array(repeating: Bitmap.Pixel(gray: 0), count: width * height)
    return UIImage(pixels: Bitmap(width: width, height: height, pixels: pixels))
  }

  @Test func `makes room for an attachment, which stands on the line or below it`() {
    let attachment = NSTextAttachment()
    attachment.bounds = rect(0, -10, 20, 30)
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: attachment))
    // 20 above the baseline and 10 below it, where the font has 12 and 4.
    #expect(styledLabel(text).intrinsicContentSize == CGSize(width: 36, height: 30))
    #expect(styledLabel(text).firstBaselineOffsetFromTop == 20)
  }

  @Test func `shows an attachment at each of its characters, and all others as they are`() {
    let attachment = NSTextAttachment()
    attachment.bounds = rect(0, 0, 20, 12)
    let twice = NSMutableAttributedString()
    twice.append(NSAttributedString(attachment: attachment))
    twice.append(NSAttributedString(attachment: attachment))
    #expect(styledLabel(twice).intrinsicContentSize == CGSize(width: 40, height: 12))
    let around = styled(("ab\u{FFFC}c\n\u{FFFC}", [.attachment: attachment]))
    #expect(
      styledLabel(around, lines: 0, width: 100).sizeThatFits(CGSize(width: 100, height: 0))
        == CGSize(width: 44, height: 28))
    let letters = styled(("abcd", [.attachment: attachment]))
    #expect(styledLabel(letters).intrinsicContentSize == CGSize(width: 32, height: 16))
  }

  @Test func `is as large as the image of an attachment without bounds, which is on the line`() {
    let attachment = NSTextAttachment(image: image(40, 30))
    let label = styledLabel(NSAttributedString(attachment: attachment))
    #expect(label.intrinsicContentSize == CGSize(width: 40, height: 30))
    #expect(label.lastBaselineOffsetFromBottom == 0)
    attachment.image = image(10, 20)
    label.attributedText = NSAttributedString(attachment: attachment)
    #expect(label.intrinsicContentSize == CGSize(width: 10, height: 20))
  }
}
