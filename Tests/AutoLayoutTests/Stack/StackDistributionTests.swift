import Foundation
import LayoutFixtures
import Testing

@testable import AutoLayout

/// Boxes of 50 x 20, 30 x 40 and 40 x 30.
@MainActor private var boxes: [UIView] { [Box(50, 20), Box(30, 40), Box(40, 30)] }

@MainActor @Suite(.columns) struct `A row shares its width` {
  @Test func `fill stretches the view that hugs least`() {
    let views = boxes
    views[2].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    #expect(columns(stack(320, 100, views)) == [[0, 50], [60, 30], [100, 220]])
  }

  @Test func `proportions of no content are equal parts, and no content has no part of some`() {
    let empty = stack(320, 100, [UIView(), UIView(), UIView()]) {
      $0.distribution = .fillProportionally
    }
    #expect(columns(empty) == [[0, 100], [110, 100], [220, 100]])
    let one = stack(320, 100, [UIView(), Box(30, 40)], spacing: 0) {
      $0.distribution = .fillProportionally
    }
    #expect(columns(one) == [[0, 0], [0, 320]])
  }

  @Test func `proportions are parts of the stack with its margins`() {
    func row(_ views: [UIView]) -> UIStackView {
      stack(200, 100, views, spacing: 0) {
        $0.distribution = .fillProportionally
        $0.isLayoutMarginsRelativeArrangement = true
        $0.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
      }
    }
    #expect(columns(row([Box(25, 20), Box(75, 20)])) == [[10, 50], [60, 130]])
    #expect(columns(row([Box(25, 20)])) == [[10, 200]])
  }

  @Test func `the content of a stack is the sum of its views, or across it the largest`() {
    let inner = [[Box(60, 20), Box(40, 20)], [Box(70, 20), Box(100, 20)]].map {
      UIStackView(arrangedSubviews: $0)
    }
    inner[1].axis = .vertical
    let row = stack(300, 100, inner, spacing: 0) { $0.distribution = .fillProportionally }
    #expect(columns(row) == [[0, 150], [150, 150]])
  }

  @Test func `proportions follow the views of a stack inside, at any depth`() {
    let innermost = UIStackView(arrangedSubviews: [Box(60, 20), Box(40, 20)])
    let middle = UIStackView(arrangedSubviews: [innermost])
    let row = stack(300, 100, [middle, Box(50, 20)], spacing: 0) {
      $0.distribution = .fillProportionally
    }
    #expect(columns(row) == [[0, 200], [200, 100]])
    innermost.arrangedSubviews[1].isHidden = true
    innermost.addArrangedSubview(Box(90, 20))
    row.layoutIfNeeded()
    #expect(columns(row) == [[0, 225], [225, 75]])
    innermost.arrangedSubviews[0].isHidden = true
    innermost.arrangedSubviews[2].isHidden = true
    innermost.addArrangedSubview(Box(100, 20))
    row.layoutIfNeeded()
    #expect(columns(row) == [[0, 200], [200, 100]])
  }
}

@MainActor @Suite(.columns) struct `A column shares its height` {
  @Test(
    arguments: [
      (UIStackView.Distribution.fill, [[0, 150], [160, 40], [210, 30]]),
      (.fillEqually, [[0, 73], [83, 73], [166, 73]]),
      (.equalSpacing, [[0, 20], [95, 40], [210, 30]]),
    ] as [(UIStackView.Distribution, [[CGFloat]])])
  func `in the same ways`(distribution: UIStackView.Distribution, expected: [[CGFloat]]) {
    let height: CGFloat = distribution == .fillEqually ? 239 : 240
    let column = stack(100, height, boxes) {
      $0.axis = .vertical
      $0.distribution = distribution
    }
    #expect(rows(column) == expected)
    #expect(columns(column) == [[0, 100], [0, 100], [0, 100]])
  }

  @Test func `its views lie in a row again when the axis changes`() {
    let changed = stack(320, 100, boxes) { $0.axis = .vertical }
    changed.axis = .horizontal
    changed.layoutIfNeeded()
    #expect(frames(changed) == [[0, 0, 230, 100], [240, 0, 30, 100], [280, 0, 40, 100]])
  }

  @Test func `spacing may run from baseline to baseline`() {
    let column = UIStackView(arrangedSubviews: [label("first"), label("second")])
    column.axis = .vertical
    column.spacing = 30
    column.isBaselineRelativeArrangement = true
    column.translatesAutoresizingMaskIntoConstraints = false
    column.layoutIfNeeded()
    #expect(rows(column) == [[0, 16], [30, 16]])
    #expect(column.bounds.size == CGSize(width: 48, height: 46))
  }
}

@MainActor @Suite(.columns) struct `A stack reads in its direction` {
  @Test func `a column's leading edge is the right one, its trailing edge the left one`() {
    let column = stack(320, 110, boxes) {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(columns(column) == [[270, 50], [290, 30], [280, 40]])
    column.alignment = .trailing
    column.layoutIfNeeded()
    #expect(columns(column) == [[0, 50], [0, 30], [0, 40]])
  }
}
