import Foundation
import LayoutFixtures
import Testing

@testable import AutoLayout
@testable import UIFoundation

@MainActor @Suite(.columns) struct `Hidden views take no room in a stack` {
  private let views: [UIView] = [Box(50, 20), Box(30, 40), Box(40, 30)]

  private func row(hiding index: Int, _ distribution: UIStackView.Distribution = .fill)
    -> UIStackView
  {
    views[index].isHidden = true
    return stack(320, 100, views) { $0.distribution = distribution }
  }

  @Test func `several in a row`() {
    views[0].isHidden = true
    #expect(columns(row(hiding: 1)) == [[0, 0], [0, 0], [0, 320]])
  }

  /// A row at the leading edge of a wide view, which has the width of its content.
  private func free(
    _ distribution: UIStackView.Distribution, hiding index: Int,
    _ tie: ([UIView]) -> NSLayoutConstraint
  ) -> UIStackView {
    views[index].isHidden = true
    let parent = UIView(frame: rect(0, 0, 400, 100))
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = distribution
    row.spacing = 10
    parent.place(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      row.topAnchor.constraint(equalTo: parent.topAnchor), tie(views),
    ])
    parent.layoutIfNeeded()
    withExtendedLifetime(parent) {}
    return row
  }

  @Test(arguments: [UIStackView.Distribution.fill, .fillProportionally, .equalSpacing])
  func `even if they are tied to an edge of a neighbour, which keeps its length`(
    distribution: UIStackView.Distribution
  ) {
    let last = free(distribution, hiding: 2) {
      $0[2].leadingAnchor.constraint(equalTo: $0[1].leadingAnchor)
    }
    #expect(columns(last) == [[0, 50], [60, 30], [60, 0]])
    #expect(last.frame.width == 90)
    for view in views { view.removeFromSuperview() }
    views[2].isHidden = false
    let middle = free(distribution, hiding: 1) {
      $0[1].centerXAnchor.constraint(equalTo: $0[0].leadingAnchor)
    }
    #expect(columns(middle) == [[0, 50], [0, 0], [60, 40]])
    #expect(middle.frame.width == 100)
    for view in views { view.removeFromSuperview() }
    views[1].isHidden = false
    let first = free(distribution, hiding: 0) {
      $0[0].trailingAnchor.constraint(equalTo: $0[2].trailingAnchor)
    }
    #expect(columns(first) == [[80, 0], [0, 30], [40, 40]])
    #expect(first.frame.width == 80)
  }

  /// A view without content of its own is as wide as something else says, or nothing.
  @Test func `even if they are tied to an edge of a neighbour without content`() {
    let (plain, hidden) = (UIView(), Box(50, 20))
    hidden.isHidden = true
    let row = stack(320, 100, [plain, hidden])
    hidden.leadingAnchor.constraint(equalTo: plain.leadingAnchor).isActive = true
    row.layoutIfNeeded()
    #expect(columns(row) == [[0, 320], [0, 0]])
  }

  @Test func `and come back when they are shown`() {
    let row = row(hiding: 1, .fillEqually)
    #expect(columns(row) == [[0, 155], [160, 0], [165, 155]])
    views[1].isHidden = false
    row.layoutIfNeeded()
    #expect(columns(row) == [[0, 100], [110, 100], [220, 100]])
  }
}

@MainActor @Suite(.columns) struct `Spacing in a stack` {
  @Test func `may be another one after a view`() {
    let views: [UIView] = [Box(50, 20), Box(30, 40), Box(40, 30)]
    let row = stack(320, 100, views) { $0.setCustomSpacing(30, after: views[0]) }
    #expect(columns(row) == [[0, 210], [240, 30], [280, 40]])
    row.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    row.layoutIfNeeded()
    #expect(columns(row) == [[0, 230], [240, 30], [280, 40]])
  }

  @Test func `is remembered until the view leaves, and not for strangers`() {
    let view = UIView()
    let row = UIStackView(arrangedSubviews: [view, UIView()])
    #expect(row.customSpacing(after: view) == UIStackView.spacingUseDefault)
    row.setCustomSpacing(12, after: view)
    row.insertArrangedSubview(view, at: 1)
    #expect(row.customSpacing(after: view) == 12)
    row.removeArrangedSubview(view)
    row.addArrangedSubview(view)
    #expect(row.customSpacing(after: view) == UIStackView.spacingUseDefault)
    let stranger = UIView()
    row.setCustomSpacing(5, after: stranger)
    #expect(row.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
  }

  @Test func `has names for the system's and for none`() {
    let row = UIStackView()
    row.spacing = UIStackView.spacingUseSystem
    #expect(row.spacing == 8)
    row.spacing = UIStackView.spacingUseDefault
    #expect(row.spacing == 0)
  }

  @Test func `may be negative, and then views overlap`() {
    let row = stack(100, 20, [Box(60, 20), Box(60, 20)], spacing: -20)
    #expect(columns(row) == [[0, 60], [40, 60]])
  }
}

@MainActor @Suite(.columns) struct `A stack knows the views it arranges` {
  @Test func `adding a view makes it a subview that constraints place`() {
    let view = UIView()
    let row = UIStackView()
    row.addArrangedSubview(view)
    #expect(row.arrangedSubviews == [view])
    #expect(view.superview === row)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `adding a view again moves it to the end`() {
    let (first, second) = (UIView(), UIView())
    let row = UIStackView(arrangedSubviews: [first, second])
    row.addArrangedSubview(first)
    #expect(row.arrangedSubviews == [second, first])
    #expect(row.subviews == [first, second])
  }

  @Test func `a view that is no longer arranged stays a subview`() {
    let (first, second) = (Box(50, 20), Box(30, 20))
    let row = stack(320, 100, [first, second])
    row.removeArrangedSubview(first)
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews == [second])
    #expect(row.subviews == [first, second])
    #expect(columns(row) == [[0, 320]])
  }

  @Test func `a view that leaves for another stack is arranged there alone`() {
    let (first, second) = (Box(50, 20), Box(30, 20))
    let one = stack(320, 100, [first, second])
    let other = stack(320, 100, [UIView]())
    other.addArrangedSubview(first)
    one.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(one.arrangedSubviews == [second])
    #expect(columns(one) == [[0, 320]])
    #expect(columns(other) == [[0, 320]])
  }

  @Test func `a hidden view that leaves has its own size again`() {
    let (first, second) = (Box(50, 20), Box(30, 20))
    first.isHidden = true
    let one = stack(320, 100, [first, second])
    let parent = UIView(frame: rect(0, 0, 100, 100))
    parent.addSubview(first)
    parent.layoutIfNeeded()
    #expect(first.frame.size == CGSize(width: 50, height: 20))
    #expect(first.constraints == [])
    #expect(one.arrangedSubviews == [second])
  }

  @Test func `a stack that is gone holds its views no longer`() {
    let parent = UIView(frame: rect(0, 0, 400, 400))
    let view = Box(50, 20)
    view.isHidden = true
    weak var gone: UIStackView?
    do {
      let row = UIStackView(arrangedSubviews: [view, Box(30, 20)])
      gone = row
      parent.addSubview(row)
      parent.layoutIfNeeded()
      #expect(view.constraints.map(\.identifier) == ["UISV-hiding"])
      row.removeFromSuperview()
      parent.layoutIfNeeded()
    }
    #expect(gone == nil)
    #expect(view.constraints == [])
  }

  @Test func `a place beyond the end is a mistake, and nothing happens`() {
    let row = UIStackView(arrangedSubviews: [UIView()])
    let raised = exceptions { row.insertArrangedSubview(UIView(), at: 2) }
    #expect(row.arrangedSubviews.count == 1)
    #expect(
      raised == [
        LayoutException(
          name: "NSInternalInconsistencyException",
          reason: "index out of bounds for arranged subview: index = 2 expected to be less than "
            + "or equal to 1")
      ])
  }
}

@MainActor @Suite(.columns) struct `A stack's constraints are UIKit's` {
  /// The stack's constraints, each with its identifier, in letters for its views.
  private func listing(_ stack: UIStackView) -> [String] {
    func name(_ item: AnyObject?) -> String {
      if item === stack { return "S" }
      if let guide = item as? UILayoutGuide { return guide.identifier }
      let index = stack.arrangedSubviews.firstIndex { $0 === item }
      return index.map { "v\($0)" } ?? "?"
    }
    let relations: [NSLayoutConstraint.Relation: String] = [
      .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    let constraints = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
    return constraints.map { constraint in
      var text = "\(constraint.identifier ?? "-"): \(name(constraint.firstItem))."
      text += "\(constraint.firstAttribute) \(relations[constraint.relation] ?? "?") "
      if constraint.secondItem != nil {
        text += "\(name(constraint.secondItem)).\(constraint.secondAttribute)"
      }
      if constraint.constant != 0 { text += " + \(constraint.constant)" }
      return constraint.priority == .required ? text : text + " @\(constraint.priority.rawValue)"
    }
  }

  @Test func `for a row that fills`() {
    let row = stack(320, 100, [Box(50, 20), Box(30, 40)])
    #expect(
      listing(row) == [
        "UISV-canvas-connection: S.leading == v0.leading",
        "UISV-spacing: v1.leading == v0.trailing + 10.0",
        "UISV-canvas-connection: v1.trailing == S.trailing",
        "UISV-canvas-connection: S.top == v0.top",
        "UISV-alignment: v0.top == v1.top",
        "UISV-alignment: v0.bottom == v1.bottom",
        "UISV-canvas-connection: v0.bottom == S.bottom",
      ])
  }

  @Test func `for a column of equal heights at the leading edge`() {
    let column = stack(320, 100, [Box(50, 20), Box(30, 40)]) {
      $0.axis = .vertical
      $0.distribution = .fillEqually
      $0.alignment = .leading
    }
    #expect(
      listing(column) == [
        "UISV-canvas-connection: S.top == v0.top",
        "UISV-spacing: v1.top == v0.bottom + 10.0",
        "UISV-fill-equally: v1.height == v0.height",
        "UISV-canvas-connection: v1.bottom == S.bottom",
        "UISV-alignment: v0.leading == v1.leading",
        "UISV-spanning-boundary: UISV-alignment-spanner.leading == v0.leading @999.5",
        "UISV-spanning-boundary: UISV-alignment-spanner.leading == v1.leading @999.5",
        "UISV-canvas-connection: S.leading == v0.leading",
        "UISV-spanning-boundary: UISV-alignment-spanner.trailing >= v0.trailing",
        "UISV-spanning-boundary: UISV-alignment-spanner.trailing >= v1.trailing",
        "UISV-canvas-connection: S.trailing == UISV-alignment-spanner.trailing",
        "UISV-spanning-fit: UISV-alignment-spanner.width ==  @51.0",
        "UISV-spanning-boundary: UISV-alignment-spanner.top == S.top",
        "UISV-spanning-boundary: UISV-alignment-spanner.height == ",
        "UISV-ambiguity-suppression: v0.width ==  @25.0",
        "UISV-ambiguity-suppression: v1.width ==  @25.0",
      ])
  }

  @Test func `and stay the same objects where they say the same after a change`() {
    let row = stack(320, 100, [Box(50, 20), Box(30, 40)])
    let before = row.constraints
    row.setNeedsUpdateConstraints()
    row.frame.size.width = 200
    row.layoutIfNeeded()
    #expect(row.constraints.count == before.count)
    #expect(zip(row.constraints, before).allSatisfy { $0 === $1 })
    row.spacing = 4
    row.layoutIfNeeded()
    let gone = before.filter { !$0.isActive }
    let new = row.constraints.filter { !before.contains($0) }
    #expect(gone.map(\.identifier) == ["UISV-spacing"] && gone[0].constant == 10)
    #expect(new.map(\.identifier) == ["UISV-spacing"] && new[0].constant == 4)
    #expect(row.constraints.map(\.identifier) == before.map(\.identifier))
  }

  @Test func `and a view that comes back is arranged as if it had never been hidden`() {
    let views = (0..<4).map { Box(30 + CGFloat($0), 20) }
    let row = stack(320, 100, views)
    let frames = views.map(\.frame)
    let lines = row.constraints.map { "\($0.identifier ?? "") \($0.firstAttribute.name)" }
    views[1].isHidden = true
    row.layoutIfNeeded()
    #expect(views[2].frame.minX == views[0].frame.maxX + 10)
    views[1].isHidden = false
    row.layoutIfNeeded()
    #expect(views.map(\.frame) == frames)
    #expect(row.constraints.map { "\($0.identifier ?? "") \($0.firstAttribute.name)" } == lines)
  }

  @Test func `and leave nothing ambiguous that the views themselves settle`() {
    for distribution in [UIStackView.Distribution.fillEqually, .equalSpacing, .equalCentering] {
      for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
        let views: [UIView] = [Box(50, 20), Box(30, 40), Box(9, 9), Box(50, 30)]
        views[2].isHidden = true
        let row = stack(320, 100, views) {
          $0.distribution = distribution
          $0.alignment = alignment
        }
        let unsettled =
          row.arrangedSubviews.filter(\.hasAmbiguousLayout).map(\.description)
          + row.layoutGuides.filter(\.hasAmbiguousLayout).map(\.identifier)
        #expect(unsettled == [], "\(distribution), \(alignment)")
      }
    }
  }

  @Test func `proportions follow the content`() {
    let label = label("abc")
    let row = stack(240, 16, [Box(24, 16), label], spacing: 0) {
      $0.distribution = .fillProportionally
    }
    #expect(columns(row) == [[0, 120], [120, 120]])
    label.text = "abcdefghi"
    row.layoutIfNeeded()
    #expect(columns(row) == [[0, 60], [60, 180]])
  }
}
