import AutoLayout
import Foundation
import LayoutFixtures
import SeededRandom
import Testing

@testable import CoreAutoLayout
@testable import UIViews

/// A layout depends on what is there, and never on how it came to be there.
@MainActor @Suite(.columns) struct HistoryTests {
  // In walk 1266 no height of a text agrees with the width that it leads to.
  @Test(arguments: Array(1...UInt64(24)) + [288, 1266])
  func `after each random edit the layout is that of a freshly built hierarchy`(seed: UInt64) {
    // What edits make impossible is not what is looked at here.
    LayoutLog().perform { takeWalk(seed: seed) }
  }

  private func takeWalk(seed: UInt64) {
    var walk = RandomWalk(seed: seed)
    for step in 1...8 {
      let edit = walk.edit()
      walk.window.layoutIfNeeded()
      let settled = walk.frames
      walk.window.layoutIfNeeded()
      #expect(walk.frames == settled, "a second layout moved views after \(edit)")
      let differences = LayoutCopy(of: walk.window).differences
      #expect(differences == [], "step \(step), \(edit)")
      if !differences.isEmpty { return }
    }
  }
}

extension HistoryTests {
  /// A column of two texts, of 17 and 34 points, at the top of a view, and a view below the
  /// baseline of the upper one.
  private func column() -> (stack: UIStackView, below: UIView, view: UIView) {
    let texts = [17.0, 34].map { size in
      let label = UILabel()
      label.text = "Alice"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let stack = UIStackView(arrangedSubviews: texts)
    stack.axis = .vertical
    let below = UIView()
    let view = parent(300, 200, [stack, below])
    stack.topAnchor.constraint(equalTo: view.topAnchor).activated()
    below.topAnchor.constraint(equalTo: stack.firstBaselineAnchor).activated()
    return (stack, below, view)
  }

  @Test func `a constraint on a stack's baseline follows the view that bears it`() throws {
    let (stack, below, view) = column()
    let offsets = try stack.arrangedSubviews.map { try #require($0.firstBaselineOffsetFromTop) }
    #expect(offsets[0] + 10 < offsets[1])
    stack.pin([.leading: 0, .height: 100], to: view)
    view.layoutIfNeeded()
    #expect(abs(below.solvedFrame.minY - offsets[0]) < 1e-9)
    stack.arrangedSubviews[0].isHidden = true
    view.layoutIfNeeded()
    #expect(abs(below.solvedFrame.minY - offsets[1]) < 1e-9)
  }

  @Test func `the view that bears a stack's baseline may leave`() throws {
    let (stack, below, view) = column()
    let offsets = try stack.arrangedSubviews.map { try #require($0.firstBaselineOffsetFromTop) }
    view.layoutIfNeeded()
    #expect(abs(below.solvedFrame.minY - offsets[0]) < 1e-9)
    stack.arrangedSubviews[0].removeFromSuperview()
    view.layoutIfNeeded()
    #expect(abs(below.solvedFrame.minY - offsets[1]) < 1e-9)
  }

  @Test func `a view that a conflict sends to the zero point goes there`() {
    let child = UIView()
    let view = parent(300, 200, [child])
    child.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10).isActive = true
    view.layoutIfNeeded()
    #expect(child.frame == rect(10, 0, 0, 0))
    // What bears a name of the system's goes before what the app says.
    let fixed = child.leftAnchor.constraint(equalTo: view.leftAnchor)
    fixed.identifier = "UIView-fixed"
    fixed.isActive = true
    _ = logged { view.layoutIfNeeded() }
    #expect(child.frame == rect(0, 0, 0, 0))
  }
}

/// A window with random views and constraints, and random edits of them.
@MainActor private struct RandomWalk {
  let window: UIWindow
  private let root: UIView
  private var random: SplitMix
  private var constraints: [NSLayoutConstraint] = []
  private var guideCount = 0
  private var configuration = screen(320, 480)

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    let controller = UIViewController()
    window = show(controller, on: configuration)
    root = controller.view
    for _ in 0..<6 { addView() }
    for _ in 0..<10 { addConstraint() }
  }

  private var views: [UIView] {
    var all: [UIView] = []
    root.forEachInHierarchy { all.append($0) }
    return all
  }

  var frames: [CGRect] { views.map(\.frame) }

  /// Changes something, and says what.
  mutating func edit() -> String {
    switch random.below(20) {
    case 0, 1:
      addView()
      return "added a view"
    case 2:
      guard let view = views.dropFirst().randomElement(using: &random) else { return "nothing" }
      view.removeFromSuperview()
      return "removed a view"
    case 3:
      guard let view = views.dropFirst().randomElement(using: &random) else { return "nothing" }
      if random.chance(50) {
        view.superview?.bringSubviewToFront(view)
      } else {
        view.superview?.sendSubviewToBack(view)
      }
      return "moved a view among its siblings"
    case 4, 5, 6:
      addConstraint()
      return "added a constraint"
    case 7, 8, 9:
      guard let constraint = constraints.randomElement(using: &random) else { return "nothing" }
      if constraint.isActive { constraint.isActive = false } else { activate(constraint) }
      return "toggled \(constraint)"
    case 10, 11:
      guard let constraint = constraints.randomElement(using: &random) else { return "nothing" }
      constraint.constant = CGFloat(random.below(221) - 20)
      return "changed a constant: \(constraint)"
    case 12:
      let optional = constraints.filter { $0.priority != .required }
      guard let constraint = optional.randomElement(using: &random) else { return "nothing" }
      constraint.priority = random.pick([.defaultLow, .defaultHigh, .defaultHigh + 1])
      return "changed a priority: \(constraint)"
    case 13:
      let labels = views.compactMap { $0 as? UILabel }
      guard let label = labels.randomElement(using: &random) else { return "nothing" }
      label.text = text()
      return "changed a text"
    case 14:
      guard let view = views.dropFirst().randomElement(using: &random) else { return "nothing" }
      view.isHidden.toggle()
      return "hid or showed a view"
    case 15:
      configuration.size = CGSize(width: 100 + random.below(801), height: 100 + random.below(801))
      return apply("resized")
    case 16:
      let size = configuration.size
      configuration.size = CGSize(width: size.height, height: size.width)
      configuration.safeAreaInsets = UIEdgeInsets(
        top: CGFloat(random.below(41)), left: CGFloat(random.below(41)))
      return apply("rotated")
    case 17:
      configuration.traitCollection = UITraitCollection(traitsFrom: [
        configuration.traitCollection,
        random.chance(50)
          ? UITraitCollection(layoutDirection: random.pick([.leftToRight, .rightToLeft]))
          : UITraitCollection(
            preferredContentSizeCategory: random.pick([.small, .large, .accessibilityLarge])),
      ])
      return apply("changed direction or text size")
    case 18:
      let stacks = views.compactMap { $0 as? UIStackView }
      guard let stack = stacks.randomElement(using: &random) else { return "nothing" }
      stack.axis = random.pick([.horizontal, .vertical])
      stack.distribution = random.pick([.fill, .fillEqually, .equalSpacing, .equalCentering])
      stack.alignment = random.pick([.fill, .leading, .center, .firstBaseline])
      return "changed a stack"
    default:
      guard let view = views.dropFirst().randomElement(using: &random) else { return "nothing" }
      view.layoutMargins = UIEdgeInsets(
        top: CGFloat(random.below(21)), left: 3, bottom: 5, right: CGFloat(random.below(21)))
      return "changed margins"
    }
  }

  private func apply(_ what: String) -> String {
    window.apply(configuration)
    return what
  }

  private mutating func text() -> String {
    String(repeating: "words of some length ", count: random.below(13))
  }

  private mutating func addView() {
    let view: UIView
    switch random.below(6) {
    case 0, 1:
      let label = UILabel()
      label.text = text()
      label.numberOfLines = random.pick([0, 0, 1, 3])
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      view = label
    case 2:
      let width = 10 + random.below(81)
      let pixel = Bitmap.Pixel(gray: 0)
      view = UIImageView(
        image: UIImage(
          pixels: Bitmap(
            width: width, height: 40, pixels: Array(repeating: pixel, count: width * 40))))
    case 3:
      let stack = UIStackView()
      stack.axis = random.pick([.horizontal, .vertical])
      stack.spacing = random.pick([0, 8])
      view = stack
    default: view = UIView()
    }
    let parent = random.pick(views)
    if let stack = parent as? UIStackView, random.chance(80) {
      stack.addArrangedSubview(view)
    } else {
      view.translatesAutoresizingMaskIntoConstraints = random.chance(20)
      view.frame = CGRect(
        x: random.below(51), y: random.below(51), width: random.below(91), height: random.below(91))
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: random.pick([0, 0, 2, 16, 18, 5]))
      parent.addSubview(view)
    }
    if random.chance(30) {
      let axis: NSLayoutConstraint.Axis = random.pick([.horizontal, .vertical])
      view.setContentHuggingPriority(random.pick([.defaultLow + 1, .defaultHigh]), for: axis)
    }
    if random.chance(20) {
      let guide = UILayoutGuide()
      guideCount += 1
      guide.identifier = "guide \(guideCount)"
      view.addLayoutGuide(guide)
    }
  }

  private mutating func item() -> any LayoutItem {
    let view = random.pick(views)
    switch random.below(10) {
    case 0: return view.layoutMarginsGuide
    case 1: return root.safeAreaLayoutGuide
    case 2: return root.readableContentGuide
    case 3: return view.layoutGuides.first { $0.identifier.hasPrefix("guide") } ?? view
    default: return view
    }
  }

  private mutating func addConstraint() {
    let relation: NSLayoutConstraint.Relation = random.pick([
      .equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ])
    let first = item()
    let second = item()
    let constraint: NSLayoutConstraint
    let constant = CGFloat(random.below(61) - 20)
    switch random.below(4) {
    case 0:
      constraint = NSLayoutConstraint(
        item: first, attribute: random.pick([.width, .height]), relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: abs(constant) * 3)
    case 1:
      constraint = NSLayoutConstraint(
        item: first, attribute: random.pick([.width, .height]), relatedBy: relation,
        toItem: second, attribute: random.pick([.width, .height]),
        multiplier: random.pick([0.5, 1, 2]), constant: constant)
    case 2:
      constraint = NSLayoutConstraint(
        item: first, attribute: random.pick([.leading, .trailing, .centerX]), relatedBy: relation,
        toItem: second, attribute: random.pick([.leading, .trailing, .centerX]), multiplier: 1,
        constant: constant)
    default:
      constraint = NSLayoutConstraint(
        item: first, attribute: random.pick([.top, .bottom, .centerY]), relatedBy: relation,
        toItem: second, attribute: random.pick([.top, .bottom, .lastBaseline]), multiplier: 1,
        constant: constant)
    }
    if random.chance(50) {
      constraint.priority = random.pick([.defaultLow, .defaultHigh, .required - 1])
    }
    constraints.append(constraint)
    activate(constraint)
  }

  private func activate(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem as? any LayoutItem,
      first.hierarchyView?.window === window
    else { return }
    let second = constraint.secondItem as? any LayoutItem
    guard constraint.secondAttribute == .notAnAttribute || second?.hierarchyView?.window === window
    else { return }
    constraint.isActive = true
  }
}
