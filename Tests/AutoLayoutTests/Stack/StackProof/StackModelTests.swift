import Foundation
import LayoutFixtures
import SeededRandom
import Testing

@testable import AutoLayout

/// Stacks of all kinds beside the arithmetic of their constraints.
@MainActor @Suite(.columns) struct `A stack's frames` {
  nonisolated private static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  nonisolated private static let alignments: [UIStackView.Alignment] = [
    .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
  ]

  @Test(arguments: distributions, alignments)
  func `are what arithmetic makes of its constraints`(
    distribution: UIStackView.Distribution, alignment: UIStackView.Alignment
  ) {
    let isText = alignment == .firstBaseline || alignment == .lastBaseline
    var examples: [StackCase] = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for views in StackCase.patterns(isText: isText && axis == .horizontal, distribution) {
        for spacing in StackCase.Spacing.allCases {
          for room in [200.0, 0, -30] {
            for (breadth, isMirrored) in [(100.0, false), (100, true), (20, false), (20, true)] {
              examples.append(
                StackCase(
                  distribution: distribution, alignment: alignment, axis: axis, views: views,
                  spacing: spacing, room: room, breadth: breadth, isMirrored: isMirrored))
            }
          }
        }
      }
    }
    // No number of choices has the factor 11, so that all of them meet with each other.
    let step = walksAreLong ? 1 : 11
    let found = stride(from: alignment.rawValue, to: examples.count, by: step).compactMap {
      examples[$0].difference
    }
    #expect(found.prefix(4) == [], "\(found.count) differ")
  }
}

/// One stack, and what its views are to be.
struct StackCase {
  enum View: String {
    case wide, high, flat, empty, hidden, text, title, caption, unseen
  }
  enum Spacing: CaseIterable { case none, ten, system, custom, insideMargins }

  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  var axis: NSLayoutConstraint.Axis
  var views: [View]
  var spacing: Spacing
  /// By how much the stack is longer than its views and spacings, in points.
  var room: Double
  /// What it has across, in points.
  var breadth: Double
  var isMirrored: Bool

  /// What may stand in a stack, with hidden views at each place.
  static func patterns(isText: Bool, _ distribution: UIStackView.Distribution) -> [[View]] {
    if isText {
      return [
        [.text, .title, .caption], [.unseen, .text, .title, .caption],
        [.text, .unseen, .title, .caption], [.text, .title, .caption, .unseen], [.title],
        [.title, .text],
      ]
    }
    let sized: [[View]] = [
      [.wide, .high, .flat], [.hidden, .wide, .high, .flat], [.wide, .hidden, .high, .flat],
      [.wide, .high, .flat, .hidden], [.wide, .high, .hidden, .hidden, .flat], [.high],
      [.high, .wide], [.wide, .hidden],
    ]
    // Between gaps that give way, too, a view without content would have any length.
    guard distribution != .equalSpacing, distribution != .equalCentering else { return sized }
    return sized + [[.wide, .empty, .flat], [.empty, .empty, .empty], [.empty, .hidden, .high]]
  }

  /// What the view asks for along the axis and across it, as Auto Layout's defaults for text have
  /// it: a column of 17 points is 8 wide and 16 high, with its baseline 12 below the top.
  private func content(_ view: View) -> StackModel.Content {
    switch view {
    case .wide: StackModel.Content(length: 48, breadth: 24)
    case .high: StackModel.Content(length: 32, breadth: 40)
    case .flat: StackModel.Content(length: 40, breadth: 16)
    case .empty: StackModel.Content()
    case .hidden: StackModel.Content(length: 20, breadth: 14, isHidden: true)
    case .text: StackModel.Content(length: 48, breadth: 16, ascent: 12, descent: 4)
    case .title: StackModel.Content(length: 32, breadth: 32, ascent: 24, descent: 8)
    case .caption: StackModel.Content(length: 40, breadth: 16, ascent: 12, descent: 4)
    case .unseen:
      StackModel.Content(length: 24, breadth: 16, ascent: 12, descent: 4, isHidden: true)
    }
  }

  @MainActor private func make(_ view: View) -> UIView {
    func box(_ content: StackModel.Content) -> Box {
      let (length, breadth) = (content.length ?? 0, content.breadth ?? 0)
      return axis == .horizontal ? Box(length, breadth) : Box(breadth, length)
    }
    let made =
      switch view {
      case .wide, .high, .flat, .hidden: box(content(view))
      case .empty: UIView()
      case .text: label("simple")
      case .title: label("on", 34)
      case .caption: label("plain")
      case .unseen: label("not")
      }
    made.isHidden = view == .hidden || view == .unseen
    return made
  }

  private var gaps: [Double] {
    var isFirst = true
    return views.map { view in
      switch spacing {
      case .none: return 0
      case .ten, .insideMargins: return 10
      case .system: return 8
      case .custom:
        defer { if view != .hidden && view != .unseen { isFirst = false } }
        return isFirst && view != .hidden && view != .unseen ? 4 : 10
      }
    }
  }

  /// In what the model and the stack differ, in words; nil if in nothing.
  @MainActor var difference: String? {
    let gaps = gaps
    var contents = views.map(content)
    for index in contents.indices { contents[index].spacingAfter = gaps[index] }
    let shown = contents.filter { !$0.isHidden }
    let need =
      shown.reduce(0) { $0 + ($1.length ?? 0) }
      + shown.dropLast().reduce(0) { $0 + $1.spacingAfter }
    let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    let model = StackModel(
      distribution: distribution, alignment: isBaseline && axis == .vertical ? .leading : alignment,
      length: max(need + room, shown.dropLast().reduce(0) { $0 + $1.spacingAfter }),
      breadth: breadth,
      margins: axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom,
      contents: contents)
    let (expected, found) = (frames(of: model), frames(of: stack(model, gaps)))
    let isEqual = zip(expected, found).allSatisfy { first, second in
      abs(first.minX - second.minX) + abs(first.minY - second.minY) < 1e-6
        && abs(first.size.width - second.size.width)
          + abs(first.size.height - second.size.height) < 1e-6
    }
    if isEqual { return nil }
    func text(_ frames: [CGRect]) -> String {
      frames.map { "(\($0.minX) \($0.minY) \($0.width) \($0.height))" }.joined()
    }
    return "\(self): \(text(found)), not \(text(expected))"
  }

  private var margins: UIEdgeInsets {
    spacing == .insideMargins ? UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11) : .zero
  }

  private func size(_ model: StackModel) -> CGSize {
    let inner =
      axis == .horizontal
      ? CGSize(width: model.length, height: model.breadth)
      : CGSize(width: model.breadth, height: model.length)
    return CGSize(
      width: inner.width + margins.left + margins.right,
      height: inner.height + margins.top + margins.bottom)
  }

  /// Margins keep their sides; leading is where reading starts.
  private func frames(of model: StackModel) -> [CGRect] {
    let size = size(model)
    return zip(model.along, model.across).map { along, across in
      let (x, y) = axis == .horizontal ? (along, across) : (across, along)
      let left = isMirrored ? size.width - margins.right - x.end : margins.left + x.start
      return CGRect(x: left, y: margins.top + y.start, width: x.length, height: y.length)
    }
  }

  @MainActor private func stack(_ model: StackModel, _ gaps: [Double]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views.map(make))
    stack.frame = CGRect(origin: .zero, size: size(model))
    (stack.axis, stack.distribution, stack.alignment) = (axis, distribution, alignment)
    if isMirrored { stack.semanticContentAttribute = .forceRightToLeft }
    switch spacing {
    case .none: break
    case .ten: stack.spacing = 10
    case .system: stack.spacing = UIStackView.spacingUseSystem
    case .custom:
      stack.spacing = 10
      for (view, gap) in zip(stack.arrangedSubviews, gaps) where gap != 10 {
        stack.setCustomSpacing(gap, after: view)
      }
    case .insideMargins:
      stack.spacing = 10
      stack.layoutMargins = margins
      stack.isLayoutMarginsRelativeArrangement = true
    }
    stack.layoutIfNeeded()
    return stack
  }

  @MainActor private func frames(of stack: UIStackView) -> [CGRect] {
    stack.arrangedSubviews.map(\.solvedFrame)
  }
}
