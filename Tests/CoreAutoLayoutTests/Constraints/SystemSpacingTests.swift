import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout

@MainActor @Suite(.columns) struct SystemSpacingTests {
  let view = UIView(frame: rect(0, 0, 300, 200))
  let first = UILabel()
  let second = UILabel()

  init() {
    for label in [first, second] {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "text"
      view.addSubview(label)
    }
  }

  @Test func `edges are the system's spacing apart, or a multiple of it`() {
    let constraints = [
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
      second.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      second.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 0.5),
    ]
    #expect(constraints.map(\.constant) == [8, 16, 4])
    #expect(constraints.map(\.relation) == [.equal, .greaterThanOrEqual, .lessThanOrEqual])
  }

  @Test func `a spacing shows its name in the constraint's description`() {
    first.text = ""
    second.text = ""
    func body(_ constraint: NSLayoutConstraint) -> String {
      let text = constraint.description.split(separator: " ", maxSplits: 1)[1]
      return String(text.replacing(/:0x[0-9a-f]+/, with: ""))
    }
    let anchors = second.leadingAnchor.constraint(
      equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2)
    #expect(
      body(anchors) == "H:[UILabel]-(NSLayoutAnchorConstraintSpace(16))-[UILabel]   (inactive)>")
    let toSuperview = first.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: view.topAnchor, multiplier: 1)
    #expect(
      body(toSuperview) == "V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel]   "
        + "(inactive, names: '|':UIView )>")
    let format = NSLayoutConstraint.constraints(
      withVisualFormat: "[a]-[b]", metrics: nil, views: ["a": first, "b": second])[0]
    #expect(body(format) == "H:[UILabel]-(NSSpace(8))-[UILabel]   (inactive)>")
    format.constant = 8
    #expect(body(format) == "H:[UILabel]-(8)-[UILabel]   (inactive)>")
  }

  @Test func `between baselines the lines of the texts are the spacing apart`() {
    first.font = .systemFont(ofSize: 34)
    let spacing = second.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: 1)
    first.topAnchor.constraint(equalTo: view.topAnchor, constant: 10).activated()
    spacing.activated()
    view.layoutIfNeeded()
    #expect(first.frame.maxY == 42)
    #expect(second.frame.minY == 50)
    first.font = .systemFont(ofSize: 17)
    view.layoutIfNeeded()
    #expect(first.frame.maxY == 26)
    #expect(second.frame.minY == 34)
  }

  @Test func `a baseline below an edge is its ascender and the spacing away`() {
    first.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 1)
      .activated()
    view.layoutIfNeeded()
    #expect(first.frame.minY == 8)
  }

  @Test func `a view without text is spaced by its edges`() {
    let plain = view.place(UIView())
    let spacing = plain.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: plain.lastBaselineAnchor, multiplier: 3)
    #expect(spacing.constant == 24)
  }

  @Test func `a multiplier that is no number is refused`() {
    var constraint: NSLayoutConstraint?
    let raised = exceptions {
      constraint = second.topAnchor.constraint(
        equalToSystemSpacingBelow: first.bottomAnchor, multiplier: .nan)
      constraint?.isActive = true
    }
    #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
    #expect(constraint?.isActive == false)
  }
}
