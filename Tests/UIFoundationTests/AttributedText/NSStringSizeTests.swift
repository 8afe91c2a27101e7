import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIFoundation

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

  @Test func `has the size of its fonts if it has attributes`() {
    let text = styled(("ab\n", [.font: font]), ("cd", [.font: font.withSize(34)]))
    #expect(inColumns { text.size() } == CGSize(width: 32, height: 48))
  }

  @Test func `has bounds in a width if it has attributes, and notes them in its context`() {
    let text = styled(("white ", [.font: font]), ("rabbit", [.font: font.withSize(34)]))
    let context = NSStringDrawingContext()
    let bounds = inColumns {
      text.boundingRect(
        with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, context: context)
    }
    #expect(bounds == rect(0, 0, 96, 48))
    #expect(context.totalBounds == bounds)
  }
}
