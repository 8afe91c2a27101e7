@_spi(Package) import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls
@testable import UIFoundation

@MainActor private func label(
  _ text: String, width: CGFloat, height: CGFloat, lines: Int = 1
) -> UILabel {
  let label = UILabel(frame: rect(0, 0, width, height))
  label.text = text
  label.numberOfLines = lines
  return label
}

@MainActor @Suite(.columns) struct `A label has the size of its text` {
  private let label = UILabel()

  @Test(arguments: [
    // In the default font a column is 8 points and a row 16; wide characters count twice.
    ("Chapter 1", 17, 72, 16), ("茶会 at 6", 17, 72, 16),
    // A larger font takes more room, a smaller one no less, and sides are rounded up to pixels.
    ("abc", 34, 48, 32), ("abc", 9, 24, 16), ("abc", 19, 27, 18),
    // No text takes no room.
    ("", 17, 0, 0),
  ])
  func `in columns and rows`(text: String, size: CGFloat, width: CGFloat, height: CGFloat) {
    #expect(label.intrinsicContentSize == .zero)
    label.text = text
    label.font = .systemFont(ofSize: size)
    #expect(label.intrinsicContentSize == CGSize(width: width, height: height))
  }

  @Test func `a newline alone is two lines high, and one after a text is none`() {
    label.text = "\n"
    #expect(label.intrinsicContentSize.height == 32)
    #expect("\(label.roundedUpToPixels(CGFloat(0)))" == "0.0")
    label.text = "a\n"
    #expect(label.intrinsicContentSize.height == 16)
  }

  @Test func `several lines wrap at the preferred width`() {
    label.text = "She had been watching"
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == CGSize(width: 168, height: 16))
    label.preferredMaxLayoutWidth = 80
    #expect(label.intrinsicContentSize == CGSize(width: 64, height: 48))
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize == CGSize(width: 80, height: 32))
  }

  @Test func `only a label of several lines without a preferred width asks for the layout's`() {
    label.text = "She had been watching"
    #expect(label.contentSize(forWidth: 80) == nil)
    label.numberOfLines = 0
    #expect(label.contentSize(forWidth: 80) == CGSize(width: 64, height: 48))
    #expect(label.contentSize(forWidth: 0) == CGSize(width: 168, height: 16))
    label.preferredMaxLayoutWidth = 100
    #expect(label.contentSize(forWidth: 80) == nil)
  }

  @Test func `a size that fits has the width it was offered at most`() {
    label.text = "She had been watching"
    #expect(label.sizeThatFits(CGSize(width: 80, height: 10)) == CGSize(width: 168, height: 16))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 80, height: 10)) == CGSize(width: 64, height: 48))
  }

  @Test func `baselines lie a quarter of a row above the bottom of the first and last row`() {
    label.text = "abc"
    #expect(label.firstBaselineOffsetFromTop == 12)
    #expect(label.lastBaselineOffsetFromBottom == 4)
  }

  @Test func `whoever measures differently is heeded`() {
    let metrics = ColumnTextMetrics(columnWidth: 7, rowHeight: 20)
    label.text = "abcd"
    label.traitOverrides[TextMetricsTrait.self] = AnyTextMetrics(metrics)
    #expect(label.intrinsicContentSize == CGSize(width: 28, height: 20))
  }
}

@MainActor @Suite(.columns) struct `A label's lines are placed in its bounds` {
  @Test(arguments: [(NSTextAlignment.left, CGFloat(0)), (.center, 38), (.right, 76), (.natural, 0)])
  func `against the edge of its alignment, in the vertical middle`(
    alignment: NSTextAlignment, x: CGFloat
  ) {
    let label = label("abc", width: 100, height: 50)
    label.textAlignment = alignment
    #expect(label.placedLines.map(\.frame) == [rect(x, 17, 24, 16)])
  }

  @Test(arguments: [(NSTextAlignment.center, CGFloat(38)), (.right, 76)])
  func `in their alignment also after they were measured in a wider room`(
    alignment: NSTextAlignment, x: CGFloat
  ) {
    let label = label("abc", width: 100, height: 50)
    label.numberOfLines = 0
    label.textAlignment = alignment
    #expect(label.sizeThatFits(CGSize(width: 300, height: 50)).width == 24)
    #expect(label.placedLines.map(\.frame.minX) == [x])
  }

  @Test func `natural alignment is right where the view reads from right to left`() {
    let label = label("abc", width: 100, height: 50)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(label.placedLines.map(\.frame.minX) == [76])
  }

  @Test func `several lines follow each other`() {
    let label = label("She had been watching", width: 80, height: 64, lines: 0)
    #expect(
      label.placedLines == [
        PlacedLine(
          text: "She had", frame: rect(0, 8, 56, 16), isTruncated: false),
        PlacedLine(
          text: "been", frame: rect(0, 24, 32, 16), isTruncated: false),
        PlacedLine(
          text: "watching", frame: rect(0, 40, 64, 16), isTruncated: false),
      ])
  }

  @Test func `text is cut at the last line that fits into the height`() {
    let label = label("She had been watching", width: 80, height: 40, lines: 0)
    #expect(label.placedLines.map(\.text) == ["She had", "been watc…"])
    #expect(label.placedLines.map(\.isTruncated) == [false, true])
  }

  @Test func `a line that is higher than the label is still drawn`() {
    let label = label("abc", width: 80, height: 4, lines: 0)
    #expect(label.placedLines.map(\.frame) == [rect(0, -6, 24, 16)])
  }

  @Test func `a label that has its own size shows all of its text`() {
    for size in [9.0, 17, 19, 23, 53] {
      let label = UILabel()
      label.text = "She had been watching"
      label.font = .systemFont(ofSize: size)
      label.sizeToFit()
      #expect(label.placedLines.map(\.text) == ["She had been watching"], "\(size)")
    }
  }

  @Test func `nothing is drawn without width or height`() {
    #expect(label("abc", width: 0, height: 16).placedLines.isEmpty)
    #expect(label("abc", width: 80, height: 0).placedLines.isEmpty)
  }
}

@MainActor @Suite(.columns) struct `A label that wraps gets the height for its width` {
  @Test func `between two edges, and again when they move`() {
    let parent = UIView(frame: rect(0, 0, 100, 200))
    let text = label("She had been watching", width: 0, height: 0, lines: 0)
    parent.place(text)
    text.pin([.leading: 10, .top: 0, .trailing: -10], to: parent)
    parent.layoutIfNeeded()
    #expect(text.frame == rect(10, 0, 80, 48))
    parent.frame.size.width = 124
    parent.layoutIfNeeded()
    #expect(text.frame == rect(10, 0, 104, 32))
    text.text = "Curiouser"
    parent.layoutIfNeeded()
    #expect(text.frame == rect(10, 0, 104, 16))
  }

  @Test func `in a column of a stack, which grows with it`() {
    let text = label("She had been watching", width: 0, height: 0, lines: 0)
    let title = label("Alice", width: 0, height: 0)
    let parent = UIView(frame: rect(0, 0, 80, 200))
    let column = UIStackView(arrangedSubviews: [title, text])
    column.axis = .vertical
    column.spacing = 4
    parent.place(column)
    column.pin([.leading: 0, .top: 0, .trailing: 0], to: parent)
    parent.layoutIfNeeded()
    #expect(column.frame == rect(0, 0, 80, 68))
    #expect(text.frame == rect(0, 20, 80, 48))
  }
}

@MainActor @Suite(.columns) struct `A label has UIKit's defaults` {
  @Test func `one line, cut at its end, in 17 points`() {
    let label = UILabel()
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .label)
    #expect(!label.isUserInteractionEnabled)
    #expect(!label.adjustsFontForContentSizeCategory)
    #expect(label.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }
}
