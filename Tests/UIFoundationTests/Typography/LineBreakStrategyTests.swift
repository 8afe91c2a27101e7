import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIFoundation

/// Source: <https://github.com/zacwest/ZSWTappableLabel/issues/42>, which shows a label that moves
/// a second word to its last line, and <https://github.com/psharanda/Atributika/issues/74>, by
/// which text views don't.
@MainActor @Suite(.columns) struct `A single word on the last line` {
  private let text = "Names are to be left on the platform."

  /// A label of so many columns, with its lines.
  private func lines(of label: UILabel, columns: CGFloat) -> [String] {
    label.numberOfLines = 0
    label.frame.size = CGSize(width: 8 * columns, height: 400)
    return label.placedLines.map(\.text)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func `gets the word before it for company in labels`() {
    let label = label(text)
    #expect(lines(of: label, columns: 30) == ["Names are to be left on", "the platform."])
    #expect(label.sizeThatFits(CGSize(width: 240, height: 0)) == CGSize(width: 184, height: 32))
    // In wider and narrower labels the last line has words enough.
    #expect(lines(of: label, columns: 23) == ["Names are to be left on", "the platform."])
    #expect(lines(of: label, columns: 37) == [text])
    #expect(lines(of: label, columns: 30) == ["Names are to be left on", "the platform."])
  }

  @Test func `stays alone where both don't fit, or the line before has one word`() {
    #expect(
      lines(of: label("aa bbbbbbbb cccccccccc"), columns: 11) == ["aa bbbbbbbb", "cccccccccc"])
    // As long as one column more makes room for both.
    let label = label("a bb ccc")
    #expect(lines(of: label, columns: 5) == ["a bb", "ccc"])
    #expect(lines(of: label, columns: 6) == ["a", "bb ccc"])
    #expect(lines(of: label, columns: 5) == ["a bb", "ccc"])
    #expect(lines(of: self.label("tea time"), columns: 4) == ["tea", "time"])
    // A word that is broken is none that stands alone.
    #expect(lines(of: self.label("a bb Donau-dampf"), columns: 10) == ["a bb", "Donau-", "dampf"])
    #expect(lines(of: self.label("Donaudampfschiff"), columns: 10) == ["Donaudampf", "schiff"])
  }

  @Test func `is looked for in each paragraph, and not where text is cut`() {
    #expect(
      lines(of: label("one two three\none two three"), columns: 11) == [
        "one", "two three", "one", "two three",
      ])
    let cut = label("one two three four")
    cut.numberOfLines = 2
    cut.frame.size = CGSize(width: 64, height: 400)
    #expect(cut.placedLines.map(\.text) == ["one two", "three f…"])
  }

  @Test func `stays alone without the strategy, and before iOS 11`() {
    let label = label(text)
    label.lineBreakStrategy = []
    #expect(lines(of: label, columns: 30) == ["Names are to be left on the", "platform."])
    label.lineBreakStrategy = .pushOut
    #expect(lines(of: label, columns: 30) == ["Names are to be left on", "the platform."])
    label.traitOverrides[SystemVersionTrait.self] = 10
    #expect(lines(of: label, columns: 30) == ["Names are to be left on the", "platform."])
  }

  @Test func `stays alone in text views unless the text has the strategy`() {
    let view = UITextView(frame: rect(0, 0, 240, 200))
    view.textContainerInset = .zero
    view.text = text
    let alone = view.sizeThatFits(CGSize(width: 250, height: 0))
    let style = NSMutableParagraphStyle()
    style.lineBreakStrategy = .pushOut
    view.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    #expect(view.sizeThatFits(CGSize(width: 250, height: 0)).height == alone.height)
    #expect(view.placedLines.map(\.text) == ["Names are to be left on", "the platform."])
    view.text = nil
    view.attributedText = NSAttributedString(string: text)
    #expect(view.placedLines.map(\.text) == ["Names are to be left on the", "platform."])
  }
}
