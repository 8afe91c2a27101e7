import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIFoundation

@MainActor @Suite(.columns) struct `A paragraph style` {
  private func lines(width: CGFloat = 80, _ change: (NSMutableParagraphStyle) -> Void) -> [CGRect] {
    let text = styled(("She had been", [.paragraphStyle: paragraph(change)]))
    return styledLabel(text, lines: 0, width: width).placedLines.map(\.frame)
  }

  @Test func `aligns lines in their room`() {
    #expect(lines { $0.alignment = .left }.map(\.minX) == [0, 0])
    // "She" above "had been", since labels leave no word alone.
    #expect(lines { $0.alignment = .center }.map(\.minX) == [28, 8])
    #expect(lines { $0.alignment = .right }.map(\.minX) == [56, 16])
  }

  @Test func `ends lines at a distance from the trailing edge, or from the leading one`() {
    // "She had" has 56 points, and no room in 80 - 30 or in 50.
    #expect(lines { $0.tailIndent = -30 }.map(\.width) == [24, 24, 32])
    #expect(lines { $0.tailIndent = 50 }.map(\.width) == [24, 24, 32])
    #expect(lines { $0.tailIndent = -24 }.map(\.width) == [56, 32])
    let ends = lines {
      $0.tailIndent = -24
      $0.alignment = .right
    }
    #expect(ends.map(\.maxX) == [56, 56])
  }

  @Test func `measures indents from the edge where lines begin, whatever their alignment`() {
    let style = paragraph {
      $0.headIndent = 16
      $0.firstLineHeadIndent = 16
      $0.alignment = .right
    }
    let label = styledLabel(styled(("She had been", [.paragraphStyle: style])), lines: 0, width: 80)
    #expect(label.placedLines.map(\.frame.maxX) == [80, 80])
    label.semanticContentAttribute = .forceRightToLeft
    #expect(label.placedLines.map(\.frame.maxX) == [64, 64])
    label.textAlignment = .left
    #expect(label.placedLines.map(\.frame.minX) == [0, 0])
  }

  @Test func `breaks lines between words or characters, and cuts the last one`() {
    func texts(_ mode: NSLineBreakMode, lines: Int) -> [String] {
      let text = styled(("She had been", [.paragraphStyle: paragraph { $0.lineBreakMode = mode }]))
      return styledLabel(text, lines: lines, width: 40).placedLines.map(\.text)
    }
    #expect(texts(.byWordWrapping, lines: 0) == ["She", "had", "been"])
    #expect(texts(.byCharWrapping, lines: 0) == ["She h", "ad be", "en"])
    #expect(texts(.byTruncatingMiddle, lines: 1) == ["Sh…en"])
  }

  @Test func `has UIKit's values where nothing else is set, and those of its copy`() {
    let standard = NSParagraphStyle.default
    #expect(standard.alignment == .natural)
    #expect(standard.lineBreakMode == .byWordWrapping)
    #expect(standard.lineSpacing == 0 && standard.tailIndent == 0)
    let changed = paragraph {
      $0.setParagraphStyle(.default)
      $0.tailIndent = -5
    }
    #expect(changed != standard)
    #expect(changed.copy() as? NSParagraphStyle == changed)
    let label = styledLabel(styled(("She had been", [.paragraphStyle: standard])), width: 40)
    // The standard style wraps, also in a label that would cut its text with an ellipsis.
    #expect(label.placedLines.map(\.text) == ["She"])
  }
}
