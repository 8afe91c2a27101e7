import Foundation
import LayoutFixtures
import Testing

@testable import AutoLayout

@MainActor @Suite(.columns) struct `A row aligns its views` {
  @Test(
    arguments: [
      (UIStackView.Alignment.fill, [0, 100]), (.top, [0, 20]), (.bottom, [80, 20]),
      (.center, [40, 20]),
    ] as [(UIStackView.Alignment, [CGFloat])])
  func `even if there is only one`(alignment: UIStackView.Alignment, expected: [CGFloat]) {
    let row = stack(320, 100, [Box(50, 20)]) { $0.alignment = alignment }
    #expect(rows(row) == [expected])
    #expect(columns(row) == [[0, 320]])
  }

  /// An icon hangs from the first baseline of a text, and stands on the last one: 8 of its 20 are
  /// then above the text's top, whose 16 end 4 below the baseline.
  @Test(
    arguments: [
      (UIStackView.Alignment.firstBaseline, 32, [[12, 20], [0, 16]]),
      (.lastBaseline, 24, [[0, 20], [8, 16]]),
    ] as [(UIStackView.Alignment, CGFloat, [[CGFloat]])])
  func `at a baseline, where views without text keep their heights`(
    alignment: UIStackView.Alignment, height: CGFloat, expected: [[CGFloat]]
  ) {
    let row = stack(320, height, [Box(20, 20), label("small")]) { $0.alignment = alignment }
    #expect(rows(row) == expected)
  }

  @Test func `two views without a size share the height of a column as equal parts`() {
    let column = stack(40, 80, [UIView(), UIView()], spacing: 0) {
      $0.axis = .vertical
      $0.distribution = .fillEqually
      $0.alignment = .center
    }
    #expect(frames(column) == [[20, 0, 0, 40], [20, 40, 0, 40]])
    column.arrangedSubviews[1].removeFromSuperview()
    column.layoutIfNeeded()
    #expect(frames(column) == [[20, 0, 0, 80]])
  }
}

@MainActor @Suite(.columns) struct `A stack is as large as its views` {
  @Test func `a column without a parent takes the size of its rows`() {
    let rows = [(200.0, 100.0), (200, 50)].map { width, height in
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      return view
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    column.layoutIfNeeded()
    #expect(column.bounds.size == CGSize(width: 200, height: 150))
  }

  @Test(arguments: [
    UIStackView.Alignment.fill, .leading, .trailing, .center,
  ])
  func `pinned at one corner it fits them exactly`(alignment: UIStackView.Alignment) {
    for distribution in [UIStackView.Distribution.fill, .equalSpacing, .equalCentering] {
      let parent = UIView(frame: rect(0, 0, 400, 400))
      let row = UIStackView(arrangedSubviews: [Box(50, 20), Box(50, 40), Box(50, 30)])
      row.spacing = 10
      row.alignment = alignment
      row.distribution = distribution
      parent.place(row)
      row.pin([.leading: 20, .top: 30], to: parent)
      parent.layoutIfNeeded()
      #expect(row.frame == rect(20, 30, 170, 40), "\(distribution)")
    }
  }

  @Test func `the tallest view holds a row's height while it is hidden`() {
    for alignment in [UIStackView.Alignment.fill, .top, .center, .bottom] {
      let views = [Box(50, 20), Box(30, 40), Box(40, 30)]
      views[1].isHidden = true
      let row = UIStackView(arrangedSubviews: views)
      row.alignment = alignment
      row.translatesAutoresizingMaskIntoConstraints = false
      row.layoutIfNeeded()
      #expect(row.bounds.size == CGSize(width: 90, height: 40), "\(alignment)")
    }
  }

  @Test func `an empty one, or one of hidden views, has no size`() {
    let views = [Box(50, 20), Box(30, 40)]
    for view in views { view.isHidden = true }
    for row in [UIStackView(), UIStackView(arrangedSubviews: views)] {
      row.translatesAutoresizingMaskIntoConstraints = false
      row.layoutIfNeeded()
      #expect(row.bounds.size == .zero)
      #expect(!row.hasAmbiguousLayout)
    }
  }

  @Test func `inside another it has its views' size and baselines`() {
    let (caption, title) = (label("caption"), label("title", 34))
    let inner = UIStackView(arrangedSubviews: [UIView(), title])
    let outer = stack(320, 100, [caption, inner]) { $0.alignment = .firstBaseline }
    #expect(rows(outer) == [[12, 16], [0, 32]])
    #expect(outer.forFirstBaselineLayout === title)
  }
}

@MainActor @Suite(.columns) struct `A stack may keep to its margins` {
  @Test func `which are none by default, and count for constraints to them`() {
    let row = UIStackView()
    #expect(row.layoutMargins == .zero)
    row.layoutMargins.left = 5
    #expect(row.layoutMargins == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
    let (above, below) = (UIView(), UIStackView())
    let parent = parent(300, 770, [above, below])
    NSLayoutConstraint(
      item: below, attribute: .topMargin, relatedBy: .equal, toItem: above, attribute: .bottom,
      multiplier: 1, constant: 8
    ).isActive = true
    above.topAnchor.constraint(equalTo: parent.topAnchor).activated()
    below.topAnchor.constraint(equalTo: parent.topAnchor, constant: 762).activated()
    parent.layoutIfNeeded()
    #expect(above.frame.height == 754)
  }

  @Test func `and then its views lie inside of them`() {
    let row = stack(320, 100, [Box(50, 20), Box(30, 40)]) {
      $0.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      $0.isLayoutMarginsRelativeArrangement = true
    }
    #expect(frames(row) == [[20, 10, 220, 60], [250, 10, 30, 60]])
    row.isLayoutMarginsRelativeArrangement = false
    row.layoutIfNeeded()
    #expect(frames(row) == [[0, 0, 280, 100], [290, 0, 30, 100]])
  }
}
