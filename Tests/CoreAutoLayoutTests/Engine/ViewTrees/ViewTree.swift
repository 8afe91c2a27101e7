import AutoLayout
import Foundation
import LayoutFixtures
import SeededRandom

@testable import CoreAutoLayout
@testable import UIViews

/// A view with a content of some size and insets of its alignment rectangle.
final class Piece: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  private let insets: UIEdgeInsets

  init(content: CGSize, insets: UIEdgeInsets = .zero) {
    self.content = content
    self.insets = insets
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// A window of random views, guides, stacks and constraints, and random changes of them.
@MainActor struct ViewTree {
  let window: UIWindow
  /// Whether the screen has a safe area, on which margins depend.
  let hasSafeArea: Bool
  private(set) var placements: [ObjectIdentifier: LayoutTranslation.Placement] = [:]
  private(set) var margins: [ObjectIdentifier: UIEdgeInsets] = [:]

  private let root: UIView
  private var configuration = screen(320, 480, margin: 16)
  private var random: SplitMix
  /// All views and constraints that ever were, so that no two have the same identity.
  private var made: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    hasSafeArea = random.chance(50)
    if hasSafeArea { configuration.safeAreaInsets = UIEdgeInsets(top: 20, bottom: 10) }
    let controller = UIViewController()
    window = show(controller, on: configuration)
    root = controller.view
    // What a controller shows fills the window, and its margins are the screen's.
    placements[ObjectIdentifier(root)] = LayoutTranslation.Placement(
      frame: window.bounds, whole: window.bounds.size)
    margins[ObjectIdentifier(root)] = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    for _ in 0..<(6 + random.below(4)) { addView() }
    for _ in 0..<(6 + random.below(8)) { addConstraint() }
    window.layoutIfNeeded()
  }

  /// The views, parents first.
  var views: [UIView] {
    var all: [UIView] = []
    root.forEachInHierarchy { all.append($0) }
    return all
  }

  var frames: [CGRect] { views.map(\.frame) }

  var translation: LayoutTranslation {
    LayoutTranslation(of: window, placements: placements, margins: margins)
  }

  // MARK: Changes

  /// Changes something, and says what.
  mutating func change() -> String {
    let others = Array(views.dropFirst())
    switch random.below(25) {
    case 0, 1:
      if others.count < 15 { addView() }
      return "added a view"
    case 2:
      if others.count > 6 { random.pick(others).removeFromSuperview() }
      return "removed a view"
    case 3, 4, 5:
      addConstraint()
      return "added a constraint"
    case 6, 7, 8:
      let constraint = random.pick(constraints)
      if constraint.isActive { constraint.isActive = false } else { activate(constraint) }
      return "toggled \(constraint)"
    case 9, 10:
      let constraint = random.pick(constraints)
      constraint.constant = CGFloat(random.below(240) - 40)
      return "changed the constant of \(constraint)"
    case 11:
      let optional = constraints.filter { $0.priority != .required }
      if !optional.isEmpty { random.pick(optional).priority = optionalPriority() }
      return "changed a priority"
    case 12, 13:
      let view = random.pick(others)
      view.isHidden.toggle()
      return "hid or showed a view"
    case 14:
      configuration.size = CGSize(width: 200 + random.below(700), height: 200 + random.below(700))
      if hasSafeArea {
        configuration.safeAreaInsets = UIEdgeInsets(
          top: CGFloat(random.below(40)), left: CGFloat(random.below(30)))
      }
      window.apply(configuration)
      return "resized the window"
    case 15:
      configuration.traitCollection = UITraitCollection(traitsFrom: [
        configuration.traitCollection,
        UITraitCollection(layoutDirection: random.pick([.leftToRight, .rightToLeft])),
      ])
      window.apply(configuration)
      return "changed the language's direction"
    case 16:
      let view = random.pick(others)
      view.semanticContentAttribute = random.pick([
        .unspecified, .forceLeftToRight, .forceRightToLeft,
      ])
      return "changed a view's direction"
    case 17:
      let stacks = others.compactMap { $0 as? UIStackView }
      if !stacks.isEmpty { rearrange(random.pick(stacks)) }
      return "changed a stack"
    case 18:
      let pieces = others.compactMap { $0 as? Piece }
      if !pieces.isEmpty { random.pick(pieces).content = contentSize() }
      return "changed a content"
    case 19:
      let (size, insets) = (configuration.size, configuration.safeAreaInsets)
      configuration.size = CGSize(width: size.height, height: size.width)
      configuration.safeAreaInsets = UIEdgeInsets(
        top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
      window.apply(configuration)
      return "rotated the window"
    case 20:
      let labels = others.compactMap { $0 as? UILabel }
      if !labels.isEmpty { random.pick(labels).text = text() }
      return "changed a text"
    case 21, 22:
      let scrolling = others.compactMap { $0 as? UIScrollView }
      if !scrolling.isEmpty {
        random.pick(scrolling).contentOffset = CGPoint(x: random.below(50), y: random.below(50))
      }
      return "scrolled"
    case 23:
      let view = random.pick(others)
      let parents = self.parents.filter { !$0.isDescendant(of: view) }
      put(view, into: random.pick(parents))
      return "gave a view another superview"
    default:
      if random.chance(50) {
        setMargins(of: random.pick(others))
        return "changed margins"
      }
      let masked = others.filter(\.translatesAutoresizingMaskIntoConstraints)
      if !masked.isEmpty { place(random.pick(masked)) }
      return "set a frame"
    }
  }

  private mutating func addView() {
    window.layoutIfNeeded()
    let view: UIView
    switch random.below(8) {
    case 0, 1: view = Piece(content: contentSize())
    case 2:
      view = Piece(
        content: contentSize(), insets: UIEdgeInsets(top: 3, left: 5, bottom: 2, right: 1))
    case 3:
      let label = UILabel()
      label.text = text()
      view = label
    case 4, 5:
      let stack = UIStackView()
      rearrange(stack)
      view = stack
    case 6: view = UIScrollView()
    default: view = UIView()
    }
    made.append(view)
    put(view, into: random.pick(parents))
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where random.chance(30) {
      view.setContentHuggingPriority(optionalPriority(), for: axis)
      view.setContentCompressionResistancePriority(optionalPriority(), for: axis)
    }
    if random.chance(20) { setMargins(of: view) }
    if random.chance(20) {
      let guide = UILayoutGuide()
      guide.identifier = "guide"
      view.addLayoutGuide(guide)
    }
  }

  private var parents: [UIView] { views.filter { !($0 is UILabel) && !($0 is Piece) } }

  private mutating func put(_ view: UIView, into parent: UIView) {
    if let stack = parent as? UIStackView, random.chance(80) {
      stack.addArrangedSubview(view)
      if random.chance(20) { stack.setCustomSpacing(CGFloat(random.below(20)), after: view) }
      return
    }
    parent.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = random.chance(25)
    if view.translatesAutoresizingMaskIntoConstraints {
      view.autoresizingMask = mask(isOutermost: parent === root)
      place(view)
    }
  }

  private mutating func text() -> String {
    String(repeating: "word ", count: 1 + random.below(4))
  }

  /// Every mask in the outermost view; elsewhere those that hold the size, as a superview may
  /// become too small for what the others ask.
  private mutating func mask(isOutermost: Bool) -> UIView.AutoresizingMask {
    let horizontal: UInt = isOutermost ? UInt(random.below(8)) : random.pick([0, 1, 4])
    let vertical: UInt = isOutermost ? UInt(random.below(8)) : random.pick([0, 1, 4])
    return UIView.AutoresizingMask(rawValue: horizontal | vertical << 3)
  }

  /// Gives a view that a mask places another frame.
  private mutating func place(_ view: UIView) {
    guard let superview = view.superview else { return }
    window.layoutIfNeeded()
    let whole = superview.solvedFrame.size
    view.frame =
      superview === root
      ? CGRect(
        x: 5 + random.below(40), y: 5 + random.below(40),
        width: Int(whole.width) - 50 - random.below(60),
        height: Int(whole.height) - 50 - random.below(60))
      : CGRect(
        x: random.below(40), y: random.below(40), width: 60 + random.below(60),
        height: 60 + random.below(60))
    placements[ObjectIdentifier(view)] = LayoutTranslation.Placement(
      frame: view.frame, whole: whole)
  }

  private mutating func setMargins(of view: UIView) {
    let given = UIEdgeInsets(
      top: CGFloat(random.below(20)), left: CGFloat(random.below(20)), bottom: 5, right: 3)
    view.layoutMargins = given
    margins[ObjectIdentifier(view)] = given
  }

  private mutating func rearrange(_ stack: UIStackView) {
    stack.axis = random.pick([.horizontal, .vertical])
    stack.spacing = random.pick([0, 8, UIStackView.spacingUseSystem, 13])
    stack.distribution = random.pick([
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ])
    stack.alignment = random.pick([
      .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
    ])
    stack.isLayoutMarginsRelativeArrangement = random.chance(20)
  }

  private mutating func contentSize() -> CGSize {
    func length(_ random: inout SplitMix) -> CGFloat {
      random.chance(15) ? UIView.noIntrinsicMetric : CGFloat(random.below(90))
    }
    return CGSize(width: length(&random), height: length(&random))
  }

  private mutating func optionalPriority() -> UILayoutPriority {
    random.pick([.defaultLow, .defaultLow + 1, UILayoutPriority(500), .defaultHigh, .required - 1])
  }

  // MARK: Constraints

  private mutating func item(forMargins: Bool = false) -> any LayoutItem {
    let plain = views.filter {
      ($0 as? Piece)?.alignmentRectInsets ?? .zero == .zero && !($0 is UIScrollView)
    }
    let view = random.pick(forMargins ? plain : views)
    if forMargins { return view }
    if let scrollView = view as? UIScrollView, random.chance(40) {
      return random.chance(50) ? scrollView.contentLayoutGuide : scrollView.frameLayoutGuide
    }
    switch random.below(10) {
    case 0: return random.pick(plain).layoutMarginsGuide
    case 1: return root.safeAreaLayoutGuide
    case 2: return view.layoutGuides.first { $0.identifier == "guide" } ?? view
    default: return view
    }
  }

  private mutating func addConstraint() {
    let constraint = makeConstraint()
    if random.chance(50) { constraint.priority = optionalPriority() }
    constraints.append(constraint)
    activate(constraint)
  }

  private mutating func makeConstraint() -> NSLayoutConstraint {
    let relation: NSLayoutConstraint.Relation = random.pick([
      .equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ])
    let constant = CGFloat(random.below(60) - 20)
    typealias Attributes = [NSLayoutConstraint.Attribute]
    func make(
      _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
      _ second: (any LayoutItem)?, _ secondAttribute: NSLayoutConstraint.Attribute,
      multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
        attribute: secondAttribute, multiplier: multiplier, constant: constant)
    }
    switch random.below(9) {
    case 0:
      return make(
        item(), random.pick([.width, .height]), nil, .notAnAttribute, constant: abs(constant) * 3)
    case 1, 2:
      return make(
        item(), random.pick([.width, .height]), item(), random.pick([.width, .height]),
        multiplier: random.pick([0.5, 1, 2]), constant: constant)
    case 3, 4:
      let x: Attributes = [.leading, .trailing, .centerX]
      return make(item(), random.pick(x), item(), random.pick(x), constant: constant)
    case 5, 6:
      let y: Attributes = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
      return make(item(), random.pick(y), item(), random.pick(y), constant: constant)
    case 7:
      let x: Attributes = [.left, .right, .centerX]
      return make(
        item(), random.pick(x), item(), random.pick(x), multiplier: random.pick([1, 0.5, 2]),
        constant: constant)
    default:
      let attribute: NSLayoutConstraint.Attribute = random.pick([
        .leadingMargin, .trailingMargin, .topMargin, .bottomMargin, .centerXWithinMargins,
        .centerYWithinMargins,
      ])
      let isX = attribute.axis == .horizontal
      return make(
        item(), isX ? random.pick([.leading, .centerX, .trailing]) : .top, item(forMargins: true),
        attribute, constant: constant)
    }
  }

  private func activate(_ constraint: NSLayoutConstraint) {
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let item = item as? any LayoutItem else { continue }
      guard item.hierarchyView?.window === window else { return }
    }
    guard constraint.secondAttribute == .notAnAttribute || constraint.secondItem != nil else {
      return
    }
    constraint.isActive = true
  }
}
