import Foundation
import LayoutFixtures
import Testing

@testable import AutoLayout

/// What kinds of constraints UIKit's stacks are seen to make, and how many of each.
@MainActor @Suite struct `A stack's constraints` {
  /// How many there are of each name, relation and priority, in the stack's arithmetic along its
  /// axis or across it; what keeps the stack's guides from being ambiguous the other way is left
  /// out.
  private func count(
    _ stack: UIStackView, _ axis: NSLayoutConstraint.Axis
  ) -> [String: Int] {
    var counts: [String: Int] = [:]
    let signs: [NSLayoutConstraint.Relation: String] = [
      .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    for constraint in stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
    where constraint.firstAttribute.axis == axis && !isForGuideAlone(constraint, stack) {
      let priority = constraint.priority == .required ? "" : " @\(constraint.priority.rawValue)"
      counts[
        "\(constraint.identifier ?? "") \(signs[constraint.relation]!)\(priority)", default: 0] += 1
    }
    return counts
  }

  /// Guides for gaps lie along the axis, the spanner across it.
  private func isForGuideAlone(_ constraint: NSLayoutConstraint, _ stack: UIStackView) -> Bool {
    guard let guide = constraint.firstItem as? UILayoutGuide else { return false }
    let isAlong = constraint.firstAttribute.axis == stack.axis
    return isAlong == (guide.identifier == "UISV-alignment-spanner")
  }

  nonisolated private static let distributions: [(UIStackView.Distribution, [String: Int])] = [
    (.fill, ["UISV-canvas-connection ==": 2, "UISV-spacing ==": 2]),
    (
      .fillEqually,
      ["UISV-canvas-connection ==": 2, "UISV-spacing ==": 2, "UISV-fill-equally ==": 2]
    ),
    (
      .fillProportionally,
      [
        "UISV-canvas-connection ==": 2, "UISV-spacing ==": 2,
        "UISV-fill-proportionally == @999.0": 1, "UISV-fill-proportionally == @998.0": 1,
        "UISV-fill-proportionally == @997.0": 1,
      ]
    ),
    (
      .equalSpacing,
      [
        "UISV-canvas-connection ==": 2, "UISV-spacing >=": 2, "UISV-distributing-edge ==": 4,
        "UISV-fill-equally ==": 1, "UISV-canvas-fit == @49.0": 1,
      ]
    ),
    (
      .equalCentering,
      [
        "UISV-canvas-connection ==": 2, "UISV-spacing >=": 2, "UISV-distributing-edge ==": 4,
        "UISV-fill-equally == @149.0": 1, "UISV-canvas-fit == @49.0": 1,
      ]
    ),
  ]

  @Test(arguments: distributions)
  func `along the axis are UIKit's`(
    distribution: UIStackView.Distribution, expected: [String: Int]
  ) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let stack = stack(320, 320, [Box(50, 20), Box(30, 40), Box(40, 30)]) {
        ($0.axis, $0.distribution) = (axis, distribution)
      }
      #expect(count(stack, axis) == expected)
    }
  }

  /// What a guide that spans the views across the axis brings along.
  nonisolated private static let spanner = [
    "UISV-alignment ==": 2, "UISV-spanning-fit == @51.0": 1,
    "UISV-ambiguity-suppression == @25.0": 3,
  ]

  nonisolated private static let alignments: [(UIStackView.Alignment, [String: Int])] =
    [(.fill, ["UISV-canvas-connection ==": 2, "UISV-alignment ==": 4])]
    + [
      (.top, 2, ["UISV-spanning-boundary >=": 3, "UISV-spanning-boundary == @999.5": 3]),
      (.bottom, 2, ["UISV-spanning-boundary <=": 3, "UISV-spanning-boundary == @999.5": 3]),
      (.center, 3, ["UISV-spanning-boundary <=": 3, "UISV-spanning-boundary >=": 3]),
      (.firstBaseline, 2, ["UISV-spanning-boundary <=": 3, "UISV-spanning-boundary >=": 3]),
      (.lastBaseline, 2, ["UISV-spanning-boundary <=": 3, "UISV-spanning-boundary >=": 3]),
    ].map { alignment, connections, boundaries in
      let own = boundaries.merging(["UISV-canvas-connection ==": connections]) { $1 }
      return (alignment, spanner.merging(own) { $1 })
    }

  @Test(arguments: alignments)
  func `across the axis are UIKit's`(alignment: UIStackView.Alignment, expected: [String: Int]) {
    let row = stack(320, 100, [Box(50, 20), Box(30, 40), Box(40, 30)]) {
      $0.alignment = alignment
    }
    #expect(count(row, .vertical) == expected)
    #expect(
      row.layoutGuides.map(\.identifier) == (alignment == .fill ? [] : ["UISV-alignment-spanner"]))
  }

  @Test func `around a single centred view need no guide`() {
    let row = stack(320, 100, [Box(50, 20)]) { $0.alignment = .center }
    #expect(row.layoutGuides.isEmpty)
    #expect(
      count(row, .vertical) == [
        "UISV-canvas-connection ==": 1, "UISV-canvas-connection <=": 1,
        "UISV-canvas-connection >=": 1, "UISV-canvas-fit == @49.0": 1,
        "UISV-ambiguity-suppression == @25.0": 1,
      ])
  }

  /// What pins the guide between two views.
  @Test(
    arguments: [
      (UIStackView.Distribution.equalSpacing, "v0.trailing", "v1.leading"),
      (.equalCentering, "v0.centerX", "v1.centerX"),
    ])
  func `lie between edges for equal spacing, and between centres for equal centering`(
    distribution: UIStackView.Distribution, before: String, after: String
  ) throws {
    let row = stack(320, 100, [Box(50, 20), Box(30, 40)]) { $0.distribution = distribution }
    let gap = try #require(row.layoutGuides.first)
    func name(_ item: AnyObject?) -> String {
      item === gap ? "gap" : "v\(row.arrangedSubviews.firstIndex { $0 === item } ?? -1)"
    }
    let pins = row.constraints.filter {
      $0.identifier == "UISV-distributing-edge" && $0.firstAttribute.axis == .horizontal
    }.map {
      "\(name($0.firstItem)).\($0.firstAttribute.name) == "
        + "\(name($0.secondItem)).\($0.secondAttribute.name)"
    }
    #expect(pins == ["gap.leading == \(before)", "\(after) == gap.trailing"])
  }

  @Test func `take a hidden view's length and its spacing`() {
    let row = stack(320, 100, [Box(50, 20), Box(30, 40), Box(40, 30)])
    row.arrangedSubviews[1].isHidden = true
    row.layoutIfNeeded()
    let counts = count(row, .horizontal)
    #expect(counts["UISV-spacing =="] == 1)
    let lengths = row.arrangedSubviews[1].constraints.filter { $0.identifier == "UISV-hiding" }
    #expect(lengths.map(\.firstAttribute) == [.width])
    #expect(lengths.map(\.constant) == [0] && lengths.map(\.priority) == [.required])
  }

  @Test func `of the only proportion that can be met in full are required`() {
    let row = stack(320, 100, [UIView(), Box(30, 40)], spacing: 0) {
      $0.distribution = .fillProportionally
    }
    #expect(count(row, .horizontal)["UISV-fill-proportionally =="] == 2)
  }
}
