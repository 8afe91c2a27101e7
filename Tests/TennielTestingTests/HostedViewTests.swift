import Foundation
import TennielTesting
import Testing
import UIKit

@Suite struct `A view alone on a screen` {
  @Test func `is as large as its content needs, also when that changes`() throws {
    let card = CardView("Row 1")
    let screen = try TestScreen(card, .textMetrics(.columns))
    #expect(try screen.frame(of: card) == CGRect(x: 0, y: 0, width: 160, height: 56))
    card.body.text = "Some more words below"
    #expect(try screen.frame(of: card).width == 200)
    #expect(screen.summary == "iPhone 7 Plus, 200 x 56 points, compact x regular, text in columns")
    #expect(screen.problems == [])
  }

  @Test func `takes the width or height that it is given, and the other that fits`() throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one two three"
    let screen = try TestScreen(label, width: 64, .textMetrics(.columns))
    #expect(try screen.frame(of: label).size == CGSize(width: 64, height: 32))
    try screen.resize(width: 40)
    #expect(try screen.frame(of: label).size == CGSize(width: 40, height: 48))
    try screen.resize(height: 100)
    #expect(try screen.frame(of: label).size == CGSize(width: 104, height: 100))
    try screen.set(.size(width: 80, height: 20))
    #expect(try screen.frame(of: label).size == CGSize(width: 80, height: 20))
    #expect(
      try TestScreen(UIView(), .size(width: 30, height: 20)).frame(of: "UIView").size
        == CGSize(width: 30, height: 20))
  }

  @Test func `has no bars and margins around it, and the device's classes`() throws {
    let screen = try TestScreen(
      CardView("A"), width: 300, .device("iPad Air 2"), .landscape, .textMetrics(.columns))
    #expect(
      screen.summary
        == "iPad Air 2 in landscape, 300 x 56 points, regular x regular, text in columns")
    #expect(try screen.frame(of: "CardView", in: .window).origin == .zero)
    try screen.set(.device("iPhone 5s"))
    #expect(
      screen.summary
        == "iPhone 5s in landscape, 300 x 56 points, compact x compact, text in columns")
  }

  @Test func `reads from right to left`() throws {
    let screen = try TestScreen(
      CardView("Row 1"), width: 320, .direction(.rightToLeft), .textMetrics(.columns))
    #expect(try screen.frame(of: "badge").minX == 16)
    #expect(try screen.frame(of: "title").maxX == 304)
    #expect(try screen.frame(of: "CardView").minX == 0)
  }

  @Test func `keeps its frame where it has neither constraints nor content`() throws {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))
    #expect(try TestScreen(view).frame(of: view) == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `is a cell as large as its table or collection would make it`() throws {
    func label(in content: UIView) -> UILabel {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "one two three"
      label.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
        label.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 8),
        label.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -8),
      ])
      return label
    }
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    let text = label(in: row.contentView)
    let screen = try TestScreen(row, .device("iPhone 5s"), .textMetrics(.columns))
    #expect(try screen.frame(of: row).size == CGSize(width: 320, height: 36))
    try screen.resize(width: 80)
    #expect(try screen.frame(of: row).size == CGSize(width: 80, height: 52))
    text.text = "one"
    #expect(try screen.frame(of: row).size == CGSize(width: 80, height: 36))
    #expect(screen.problems == [])

    let item = UICollectionViewCell()
    _ = label(in: item.contentView)
    #expect(
      try TestScreen(item, .textMetrics(.columns)).frame(of: item).size
        == CGSize(width: 120, height: 36))
  }

  @Test func `says when it is narrower than it can be`() throws {
    let screen = try TestScreen(CardView("Row 1"), width: 50, .textMetrics(.columns))
    let problem = try #require(screen.problems.first { $0.kind == .conflict })
    #expect(
      problem.message.hasPrefix("CardView.width == 50 is left out: it can't be met together with"))
    #expect(
      try complaint { try screen.resize(width: -1) }
        == "a view's width and height are 0 to 4096 points, not -1.0")
  }

  @Test func `is drawn as large as it is`() throws {
    let screen = try TestScreen(CardView("Row 1"), .textMetrics(.columns))
    #expect(
      screen.picture() == """
        ╭───────────────────╮
        │ Row 1       ┌───┐ │
        │ Some words below┘ │
        │                   │
        ╰───────────────────╯
        """)
    #expect(screen.picture(ascii: true).utf8.allSatisfy { $0 < 0x80 })
    #expect(screen.picture(columns: 11).split(separator: "\n").map(\.count).max() == 11)
  }
}
