import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// Writes down the callbacks of a tree of views, each indented by how deep inside others it ran.
@MainActor private final class Score {
  var lines: [String] = []
  private var depth = 0

  func note<Result>(_ line: String, _ body: () -> Result) -> Result {
    lines.append(String(repeating: "  ", count: depth) + line)
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// What is played while the body runs.
  func picture(_ body: () -> Void) -> String {
    lines = []
    body()
    return lines.joined(separator: "\n")
  }
}

@MainActor private final class Player: UIView {
  let name: String
  let score: Score
  var content = CGSize(width: 20, height: 10)
  var inUpdate: (Player) -> Void = { _ in }
  var inLayout: (Player) -> Void = { _ in }

  init(_ name: String, _ score: Score, _ subviews: [UIView] = []) {
    self.name = name
    self.score = score
    super.init(frame: rect(0, 0, 100, 100))
    for subview in subviews {
      place(subview)
      subview.topAnchor.constraint(equalTo: topAnchor).isActive = true
      subview.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { score.note("\(name) measures") { content } }

  override func updateConstraints() {
    score.note("\(name) updates") {
      inUpdate(self)
      super.updateConstraints()
    }
  }

  override func layoutSubviews() {
    score.note("\(name) lays out") {
      super.layoutSubviews()
      inLayout(self)
    }
  }
}

@MainActor @Suite struct `The order of an update` {
  private let score = Score()

  private func tree() -> (root: Player, left: Player, leaf: Player, right: Player) {
    let leaf = Player("leaf", score)
    let left = Player("left", score, [leaf])
    let right = Player("right", score)
    return (Player("root", score, [left, right]), left, leaf, right)
  }

  @Test func `first constraints from the bottom up, then contents, and layout from the top down`() {
    let root = tree().root
    #expect(
      score.picture(root.layoutIfNeeded) == """
        leaf updates
        left updates
        right updates
        root updates
        root measures
        left measures
        leaf measures
        right measures
        root lays out
        left lays out
        leaf lays out
        right lays out
        """)
    #expect(score.picture(root.layoutIfNeeded) == "")
  }

  @Test func `content that changes is measured and its superview laid out`() {
    let (root, _, leaf, _) = tree()
    root.layoutIfNeeded()
    leaf.content.width = 50
    #expect(
      score.picture {
        leaf.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
      } == """
        leaf measures
        left lays out
        leaf lays out
        """)
    #expect(leaf.frame.width == 50)
  }

  @Test func `many wishes for a layout are one`() {
    let (root, left, leaf, right) = tree()
    root.layoutIfNeeded()
    let picture = score.picture {
      for _ in 0..<3 {
        for view in [right, leaf, left, root] { view.setNeedsLayout() }
      }
      leaf.layoutIfNeeded()
    }
    #expect(
      picture == """
        root lays out
        left lays out
        leaf lays out
        right lays out
        """)
  }

  @Test func `a view that is made to wait in its own layout is laid out once more`() {
    let (root, left, leaf, _) = tree()
    root.layoutIfNeeded()
    var times = 0
    leaf.inLayout = { _ in
      times += 1
      if times == 1 { left.setNeedsLayout() }
    }
    #expect(
      score.picture {
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
      } == """
        leaf lays out
        left lays out
        """)
  }

  @Test func `constraints asked for from within an update are updated in the same turn`() {
    let (root, left, leaf, right) = tree()
    root.layoutIfNeeded()
    left.inUpdate = { _ in
      leaf.setNeedsUpdateConstraints()
      right.setNeedsUpdateConstraints()
    }
    #expect(
      score.picture {
        left.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
      }.split(separator: "\n").sorted() == ["leaf updates", "left updates", "right updates"])
    #expect(!leaf.needsUpdateConstraints() && !right.needsUpdateConstraints())
  }

  @Test func `a layout that never settles is given up by the name of the view`() {
    let (root, left, _, _) = tree()
    left.accessibilityIdentifier = "restless"
    left.inLayout = { $0.setNeedsLayout() }
    let messages = logged { root.layoutIfNeeded() }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Waiting: restless (<") == true)
  }
}
