import Foundation
import LayoutFixtures
import Testing

@testable import AutoLayout

/// A text of several lines that is wider than any stack here.
@MainActor private func text(_ words: Int, resistance: Float = 750) -> UILabel {
  let text = label(Array(repeating: "word", count: words).joined(separator: " "))
  text.numberOfLines = 0
  text.setContentCompressionResistancePriority(.init(resistance), for: .horizontal)
  return text
}

@MainActor private func widths(_ stack: UIStackView) -> [CGFloat] { columns(stack).map { $0[1] } }

@MainActor private func named(_ view: UIView) -> [NSLayoutConstraint] {
  (view.constraints + view.subviews.flatMap(\.constraints)).filter {
    $0.identifier == "UISV-text-width-disambiguation"
  }
}

@MainActor @Suite(.columns) struct `Texts that wrap in a row` {
  @Test func `share its width, however long they are`() {
    let two = stack(344, 300, [text(20), text(30)], spacing: 8) { $0.alignment = .top }
    #expect(columns(two) == [[0, 168], [176, 168]])
    #expect(two.arrangedSubviews.map(\.hasAmbiguousLayout) == [false, false])
    let four = stack(330, 300, [text(20), text(3), text(40), text(25)])
    #expect(columns(four) == [[0, 75], [85, 75], [170, 75], [255, 75]])
  }

  @Test func `have constraints by UIKit's name, above the resistance of each`() {
    let row = stack(300, 300, [text(20), Box(40, 20), text(30, resistance: 600)], spacing: 6)
    let made = Array(named(row).reversed())
    #expect(made.map(\.priority.rawValue) == [760, 610])
    #expect(made.map(\.constant) == [-4, -4])
    #expect(made.allSatisfy { $0.secondItem === row && abs($0.multiplier - 1 / 3) < 1e-9 })
  }

  @Test func `never have required ones`() {
    let row = stack(300, 300, [text(20, resistance: 999), text(30, resistance: 995)])
    #expect(named(row).map(\.priority.rawValue) == [999.5, 999.5])
    #expect(widths(row) == [145, 145])
  }

  @Test func `lie from right to left as well`() {
    let row = stack(344, 300, [text(20), text(30)], spacing: 8) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(columns(row) == [[176, 168], [0, 168]])
  }

  @Test func `share it anew when one is hidden, added or no longer wraps`() {
    let row = stack(320, 300, [text(20), text(25), text(30)])
    #expect(widths(row) == [100, 100, 100])
    row.arrangedSubviews[1].isHidden = true
    row.layoutIfNeeded()
    #expect(widths(row) == [155, 0, 155])
    (row.arrangedSubviews[2] as? UILabel)?.numberOfLines = 1
    row.layoutIfNeeded()
    #expect(named(row).isEmpty)
  }

  @Test func `leave to other views what these hold more strongly`() {
    let image = Box(60, 20)
    image.widthAnchor.constraint(equalToConstant: 60).isActive = true
    let row = stack(360, 300, [text(20), image, text(30)], spacing: 0)
    #expect(widths(row) == [120, 60, 180])
  }

  @Test func `share the stack's width with margins, of which the last text pays`() {
    let row = stack(344, 300, [text(20), text(30)], spacing: 8) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    }
    #expect(columns(row) == [[10, 168], [186, 148]])
  }

  @Test func `count where they are in a stack inside`() {
    let columnsInside = [text(20), text(30)].map { text in
      let column = UIStackView(arrangedSubviews: [label("Title"), text])
      column.axis = .vertical
      return column
    }
    #expect(columns(stack(300, 300, columnsInside)) == [[0, 145], [155, 145]])
  }

  @Test func `are left alone in columns and in other distributions`() {
    let column = stack(300, 300, [text(20), text(30)]) { $0.axis = .vertical }
    #expect(named(column).isEmpty)
    let equal = stack(300, 300, [text(20), text(30)]) { $0.distribution = .fillEqually }
    #expect(named(equal).isEmpty)
  }

  /// Up to iOS 14 a text beside a switch got half of the row, whatever the switch asks for.
  @Test(arguments: [(14, [155, 157]), (15, [261, 51])] as [(Int, [CGFloat])])
  func `share it with other views where there is one alone, up to iOS 14`(
    version: Int, expected: [CGFloat]
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.traitOverrides[SystemVersionTrait.self] = version
    let row = UIStackView(arrangedSubviews: [text(30, resistance: 749), UISwitch()])
    row.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    row.spacing = 10
    window.addSubview(row)
    window.layoutIfNeeded()
    #expect(widths(row) == expected)
  }
}
