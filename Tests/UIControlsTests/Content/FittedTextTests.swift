import AutoLayout
import Foundation
import LayoutFixtures
import Synchronization
import Testing
import Typefaces

@testable import UIControls
@testable import UIFoundation

/// Columns that count how often texts are measured.
private struct CountingMetrics: TextMetrics {
  final class Count: Sendable {
    private let texts = Mutex(0)
    var value: Int { texts.withLock { $0 } }
    func add() { texts.withLock { $0 += 1 } }
  }

  let columns = ColumnTextMetrics()
  let count = Count()
  var summary: String { columns.summary }

  static func == (one: Self, other: Self) -> Bool { one.count === other.count }
  func hash(into hasher: inout Hasher) { hasher.combine(columns) }

  func lineMetrics(of typeface: Typeface, size: Double) -> LineMetrics {
    columns.lineMetrics(of: typeface, size: size)
  }

  func appendAdvances(
    of text: String, in typeface: Typeface, size: Double, to advances: inout [Double]
  ) {
    count.add()
    columns.appendAdvances(of: text, in: typeface, size: size, to: &advances)
  }
}

/// In columns a character of up to 17 points is 8 wide and 16 high, one of 34 points twice that.
@MainActor @Suite(.columns) struct `A label whose text is too long` {
  private func label(_ text: String, width: CGFloat, size: CGFloat = 34) -> UILabel {
    let label = UILabel(frame: rect(0, 0, width, 32))
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test func `draws it smaller where it may, and keeps the size it asks for`() {
    let label = label("abcdefgh", width: 80)
    #expect(label.placedLines.map(\.text) == ["abcd…"])
    label.adjustsFontSizeToFitWidth = true
    let line = label.placedLines[0]
    #expect(line.text == "abcdefgh")
    #expect(!line.isTruncated)
    // The largest size at which eight characters take 80 points, to a hundredth.
    #expect((79.0...80).contains(line.frame.width))
    #expect(label.intrinsicContentSize == CGSize(width: 128, height: 32))
  }

  @Test func `draws it no smaller than it may, and cuts it then`() {
    let label = label("abcdefgh", width: 80)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.75
    #expect(label.placedLines.map(\.text) == ["abcde…"])
    #expect(label.placedLines.map(\.frame.width) == [72])
  }

  @Test func `draws it no larger by a factor that is too large, or none`() {
    let label = label("abcdefgh", width: 80)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 2
    #expect(
      label.placedLines == [
        PlacedLine(text: "abcd…", frame: rect(0, 0, 80, 32), isTruncated: true)
      ])
    label.minimumScaleFactor = .nan
    #expect(label.placedLines.map(\.text) == ["abcdefgh"])
    #expect(label.placedLines.allSatisfy { $0.frame.height > 8 })
  }

  @Test func `draws as many lines as fit at the least size`() {
    let label = label("white rabbit hole", width: 48)
    label.numberOfLines = 0
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(label.placedLines.map(\.text) == ["white", "rabbi…"])
  }

  @Test func `looks for the size once while text and room stay as they are`() {
    let metrics = CountingMetrics()
    let label = label("abcdefgh", width: 80)
    label.traitOverrides[TextMetricsTrait.self] = AnyTextMetrics(metrics)
    label.adjustsFontSizeToFitWidth = true
    let first = label.placedLines
    let measured = metrics.count.value
    #expect(label.placedLines == first)
    #expect(metrics.count.value == measured)
    label.frame.size.width = 96
    #expect(label.placedLines[0].frame.width > 94)
    label.text = "abcdefghijkl"
    #expect(label.placedLines.map(\.text) == ["abcdefghijkl"])
  }

  @Test func `draws several lines smaller until all of them fit`() {
    let label = label("white rabbit", width: 64)
    label.numberOfLines = 2
    label.adjustsFontSizeToFitWidth = true
    #expect(label.placedLines.map(\.text) == ["white", "rabbit"])
    #expect(label.placedLines.reduce(0) { $0 + $1.frame.height } <= 32)
  }

  @Test func `draws it closer where it may, if a twentieth of the width is missing`() {
    let label = label("abcdefghij", width: 77, size: 17)
    #expect(label.placedLines.map(\.text) == ["abcdefgh…"])
    label.allowsDefaultTighteningForTruncation = true
    #expect(label.placedLines.map(\.text) == ["abcdefghij"])
    #expect(label.placedLines.map(\.frame.width) == [77])
    label.frame.size.width = 76
    #expect(label.placedLines.map(\.text) == ["abcdefgh…"])
  }
}
