import Foundation
import Testing
import UIKit

@testable import Stage

@Suite struct `The frames of views at every width` {
  private func lines(
    over range: ClosedRange<Int>, build: @escaping @MainActor (UIView, UIView) -> Void
  ) -> FrameLines? {
    let host = SceneHost(bare: 420, 700) { view in
      build(view.add(UIView(), "box", 0, 0, 0, 0), view)
    }
    var pieces = ScreenPieces(of: host, along: .horizontal, over: range, keepsFrames: true)
    pieces.finish()
    return pieces.frames
  }

  /// The lines of a side of the box: their ranges, and their values at the ends.
  private func told(_ lines: FrameLines?, _ side: String) throws -> [String] {
    let index = try #require(FrameLines.sides.firstIndex(of: side))
    let box = try #require(lines?.lines["view/box"])
    return box[index].map { line in
      let (low, high) = (line.range.lowerBound, line.range.upperBound)
      return "\(low) to \(high): \(line.value(at: low)) to \(line.value(at: high))"
    }
  }

  @Test func `are lines, as long as other constraints do not decide`() throws {
    let found = lines(over: 320...500) { box, view in
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8).asWish,
        box.widthAnchor.constraint(lessThanOrEqualToConstant: 392),
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 20),
        // Decides at the same width, without changing the box.
        box.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
      ])
    }
    #expect(try told(found, "x") == ["320 to 500: 0.0 to 0.0"])
    #expect(
      try told(found, "width") == ["320 to 400: 312.0 to 392.0", "401 to 500: 392.0 to 392.0"])
    let width = try #require(found?.lines["view/box"]?[2])
    #expect(width.map(\.slope) == [1, 0])
    #expect(width.map(\.constant) == [-8, 392])
    #expect(width.map(\.isSolved) == [true, true])
  }

  /// A view as wide as the screen less 320 points, which places what is in it by code.
  private final class Placing: UIView {
    var boxWidth: (CGFloat) -> CGFloat = { $0 }

    override func layoutSubviews() {
      super.layoutSubviews()
      subviews.first?.frame = CGRect(x: 0, y: 0, width: boxWidth(bounds.width), height: 4)
    }
  }

  private func placedLines(
    over range: ClosedRange<Int>, width: @escaping (CGFloat) -> CGFloat
  ) -> FrameLines? {
    lines(over: range) { box, view in
      box.removeFromSuperview()
      let placing = Placing(frame: CGRect(x: 0, y: 0, width: view.bounds.width - 320, height: 9))
      placing.boxWidth = width
      placing.autoresizingMask = .flexibleWidth
      placing.addSubview(box)
      view.addSubview(placing)
    }
  }

  @Test func `are right at two widths between which code jumps`() throws {
    let single = placedLines(over: 344...345) { $0 > 24 ? 81 : 61 }
    let box = try #require(single?.lines["view/Placing/box"])
    #expect(box[2].last?.value(at: 345) == 81)
    #expect(box[2].first?.value(at: 344) == 61)
  }

  @Test func `are none where the view is hidden`() {
    let found = lines(over: 320...330) { box, _ in box.isHidden = true }
    #expect(found?.lines["view/box"] == nil)
    #expect(found?.lines["view"]?[2].map(\.range) == [320...330])
  }

  @Test func `are not solved where code places the view`() throws {
    let found = placedLines(over: 320...500) { $0 > 100 ? 10 : 20 }
    let box = try #require(found?.lines["view/Placing/box"])
    #expect(box[2].map(\.isSolved).contains(true) == false)
    let widths = [320, 420, 421, 500].map { width in
      box[2].first { $0.range.contains(width) }?.value(at: width)
    }
    #expect(widths == [20, 20, 10, 10])
  }
}
