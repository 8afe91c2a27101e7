import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIControls

/// A view in which ten columns of 8 points have room.
@MainActor @Suite(.columns) struct `The container of a text view` {
  private let view = UITextView(frame: rect(0, 0, 90, 200))

  private func lines() -> [String] { view.placedLines.map(\.text) }
  private func places() -> [CGPoint] { view.placedLines.map(\.frame.origin) }

  @Test func `pads its lines by 5 points, or by what is set`() {
    view.text = "aaaa bbbbb cc"
    #expect(lines() == ["aaaa bbbbb", "cc"])
    #expect(places() == [CGPoint(x: 5, y: 8), CGPoint(x: 5, y: 24)])
    view.textContainer.lineFragmentPadding = 0
    #expect(lines() == ["aaaa bbbbb", "cc"])
    #expect(places() == [CGPoint(x: 0, y: 8), CGPoint(x: 0, y: 24)])
    view.textContainer.lineFragmentPadding = 10
    #expect(lines() == ["aaaa", "bbbbb cc"])
    view.isScrollEnabled = false
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 124, height: 32))
  }

  @Test func `limits the lines, of which the last is cut`() {
    view.isScrollEnabled = false
    view.text = "aaaa bbbbb cc"
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 90, height: 0)).height == 32)
    view.textContainer.lineBreakMode = .byTruncatingTail
    #expect(lines() == ["aaaa bbbb…"])
  }

  @Test func `lets lines go around a path, and keeps the padding beside it`() {
    // From 42 on 48 points are left, of which 38 are text: four columns.
    view.text = "aaaa bbbb cc dd"
    view.textContainer.exclusionPaths = [UIBezierPath(rect: rect(0, 0, 42, 20))]
    #expect(lines() == ["aaaa", "bbbb", "cc dd"])
    #expect(places() == [CGPoint(x: 47, y: 8), CGPoint(x: 47, y: 24), CGPoint(x: 5, y: 40)])
    view.textContainer.exclusionPaths = []
    #expect(lines() == ["aaaa bbbb", "cc dd"])
  }

  @Test func `fills both sides of a path, each with whole words`() {
    view.text = "aa bb cc dddddd"
    view.textContainer.exclusionPaths = [UIBezierPath(rect: rect(30, 0, 30, 16))]
    #expect(lines() == ["aa", "bb", "cc dddddd"])
    #expect(places() == [CGPoint(x: 5, y: 8), CGPoint(x: 65, y: 8), CGPoint(x: 5, y: 24)])
    view.text = "aaa bb"
    #expect(lines() == ["aaa bb"])
    #expect(places() == [CGPoint(x: 5, y: 24)])
  }

  @Test func `lets lines follow the edge of a slanted path`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 64, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 32))
    path.close()
    view.text = "aa bbb"
    view.textContainer.exclusionPaths = [path]
    // At its top the line has 64 points less; the second, 32.
    #expect(lines() == ["aa", "bbb"])
    #expect(places() == [CGPoint(x: 69, y: 8), CGPoint(x: 37, y: 24)])
  }

  @Test func `counts paths from the left, also where the text is read from the right`() {
    view.semanticContentAttribute = .forceRightToLeft
    view.text = "aaaa bbbb"
    view.textContainer.exclusionPaths = [UIBezierPath(rect: rect(0, 0, 42, 16))]
    #expect(lines() == ["aaaa", "bbbb"])
    // Lines of 32 points end 5 before the right edge.
    #expect(places() == [CGPoint(x: 53, y: 8), CGPoint(x: 53, y: 24)])
  }
}
