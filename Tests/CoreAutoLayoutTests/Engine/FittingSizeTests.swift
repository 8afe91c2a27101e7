import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import CoreAutoLayout

@MainActor @Suite(.columns) struct `The size that fits` {
  /// A card: a picture of 40 points beside a text, 8 points apart and from the edges.
  private func card(_ text: String, lines: Int = 0) -> (view: UIView, label: UILabel) {
    let card = UIView()
    let picture = UIView()
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    for view in [picture, label] { card.place(view) }
    NSLayoutConstraint.activate(
      [
        picture.widthAnchor.constraint(equalToConstant: 40),
        picture.heightAnchor.constraint(equalToConstant: 40),
        picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
        picture.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
        picture.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
        label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
        label.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -8),
      ])
    return (card, label)
  }

  @Test func `the compressed size is what the content needs`() {
    // Eleven columns of 8 points, and 40 + 3 * 8 beside them.
    let view = card("eleven cols").view
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 152, height: 56))
  }

  @Test func `the expanded size is as large as the constraints allow`() {
    let view = card("eleven cols").view
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    // The label hugs its text at 250, above the wish for the target at 50; the height is free.
    #expect(size == CGSize(width: 152, height: 10_000))
  }

  @Test func `a required width makes text wrap, and the height follow`() {
    // Two words of eleven columns in 104 points: 13 columns hold one of them.
    let view = card("eleven cols eleven cols eleven cols eleven cols").view
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 168, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 168, height: 80))
  }

  @Test func `what the view requires wins over a required target`() {
    let view = card("eleven cols", lines: 1).view
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 300).isActive = true
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 100, height: 60), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .required)
    #expect(size == CGSize(width: 300, height: 60))
  }

  @Test func `constraints from outside don't count, and the layout stays as it was`() {
    let (view, label) = card("eleven cols")
    let root = UIView(frame: rect(0, 0, 400, 300))
    root.place(view)
    view.pin([.leading: 0, .trailing: 0, .top: 0, .bottom: 0], to: root)
    root.layoutIfNeeded()
    let frames = [view.frame, label.frame]
    #expect(frames[0] == rect(0, 0, 400, 300))
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 152, height: 56))
    #expect([view.frame, label.frame] == frames)

    label.text = "seven c"
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 120, height: 56))
    root.frame.size.width = 380
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 380, 300))
    #expect(label.intrinsicContentSize.width == 56)
  }

  @Test func `subviews with autoresizing masks keep their frames`() {
    let view = UIView(frame: rect(0, 0, 90, 90))
    let fixed = UIView(frame: rect(10, 10, 30, 20))
    view.addSubview(fixed)
    let below = view.place(UIView())
    below.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 5).isActive = true
    below.pin([.leading: 0], to: view)
    below.pin([.trailing: 0, .height: 15], to: fixed)
    below.pin([.bottom: 0], to: view)
    fixed.pin([.trailing: -4], to: view)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 44, height: 50))
    #expect(fixed.frame == rect(10, 10, 30, 20))
  }

  @Test func `a stack is as large as what it arranges`() {
    let labels = ["one", "three", "five5"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 4
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 56))
    labels[1].isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 36))
  }

  @Test func `a view in which nothing is constrained has the size that fits its content`() {
    let plain = UIView(frame: rect(0, 0, 30, 20))
    #expect(plain.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
    let label = UILabel()
    label.text = "eleven cols"
    #expect(label.systemLayoutSizeFitting(.zero) == CGSize(width: 88, height: 16))
  }

  @Test func `a text that has been laid out keeps the width at which it was wrapped`() {
    let (view, label) = card("one two three four five")
    let whole = UIView.layoutFittingCompressedSize
    // 23 columns of 8 points, and 64 beside them.
    #expect(view.systemLayoutSizeFitting(whole) == CGSize(width: 248, height: 56))
    view.frame = rect(0, 0, 144, 300)
    view.layoutIfNeeded()
    // "one two", "three" and "four five": nine columns of ten.
    #expect(label.frame.width == 80)
    #expect(view.systemLayoutSizeFitting(whole) == CGSize(width: 136, height: 64))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 400, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 400, height: 56))
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(view.systemLayoutSizeFitting(whole) == CGSize(width: 248, height: 56))
  }

  @Test func `a target or priority that is none is refused`() {
    let view = card("text").view
    var size: CGSize?
    let refusals = exceptions {
      size = view.systemLayoutSizeFitting(
        .zero, withHorizontalFittingPriority: UILayoutPriority(0),
        verticalFittingPriority: .required)
    }
    #expect(size == .zero)
    #expect(
      refusals.map(\.reason) == [
        "It's illegal to set priority:0.  Priorities must be greater than 0 and less or equal to "
          + "NSLayoutPriorityRequired, which is 1000.000000."
      ])
  }
}
