import Foundation

/// The constraints and guides that arrange a stack's views.
///
/// Their order matters where priorities leave a tie: of two views that hug their content equally,
/// the one that comes first in the stack gives way. So the first view stands on the left of none
/// of the constraints along the axis, and the last view on the left of the one that closes it.
@MainActor struct StackLayout {
  /// The constraints to make, in the order of their activation.
  private var lines: [Line] = []
  /// The constraints that were made, once the layout is installed.
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []
  /// The guides of the previous layout, which are used again.
  private var spareGuides: [UILayoutGuide]

  let arrangement: StackArrangement
  /// The views that take room, first to last.
  let visible: [UIView]
  /// The container of the content: the stack, which owns this layout, or the guide of its margins.
  unowned let canvas: any LayoutItem
  let along: AxisAttributes
  let across: AxisAttributes

  /// - Parameter last: The layout that this one replaces.
  init(
    _ arrangement: StackArrangement, views: [UIView], in stack: UIStackView,
    after last: StackLayout?
  ) {
    self.arrangement = arrangement
    spareGuides = last?.guides ?? []
    visible = views.filter { !$0.isHidden }
    canvas = arrangement.isMarginsRelative ? stack.layoutMarginsGuide : stack
    along = AxisAttributes(arrangement.axis)
    across = AxisAttributes(arrangement.axis == .horizontal ? .vertical : .horizontal)

    connectAlongAxis()
    connectAcrossAxis()
    parkHiddenViews(of: views)
  }

  /// Gives the stack its guides and activates the constraints, in place of those of the layout
  /// before.
  ///
  /// What both have stays, and counts as activated anew: the order of all constraints is that of a
  /// stack which is arranged for the first time.
  mutating func install(in stack: UIStackView, replacing last: StackLayout?) {
    guides.forEach(stack.addLayoutGuide)
    var known: [Line: NSLayoutConstraint] = [:]
    if let last {
      for (line, constraint) in zip(last.lines, last.constraints) where line.isSaid(by: constraint)
      {
        known[line] = constraint
      }
    }
    constraints = lines.map { known.removeValue(forKey: $0) ?? $0.makeConstraint() }
    if let last {
      let kept = Set(constraints.map(ObjectIdentifier.init))
      NSLayoutConstraint.deactivate(
        last.constraints.filter { !kept.contains(ObjectIdentifier($0)) })
    }
    spareGuides.forEach(stack.removeLayoutGuide)
    spareGuides = []
    for constraint in constraints {
      if constraint.isActive { constraint.countAsLatest() } else { constraint.activate() }
    }
  }

  /// Removes the constraints on one view.
  func release(_ view: UIView) {
    NSLayoutConstraint.deactivate(
      constraints.filter { $0.firstItem === view || $0.secondItem === view })
  }

  // MARK: Building

  /// One side of a constraint.
  typealias Term = (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)

  /// The contents of one constraint.
  private struct Line: Hashable {
    let name: Name
    let first: LayoutNode
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: LayoutNode?
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: UILayoutPriority

    @MainActor func makeConstraint() -> NSLayoutConstraint {
      let constraint = NSLayoutConstraint(
        validatedFirst: first, firstAttribute, relation, second: second, secondAttribute,
        multiplier: multiplier, constant: constant)
      constraint.identifier = name.rawValue
      constraint.storedPriority = priority
      return constraint
    }

    /// Whether the constraint is active and has not been changed since it was made.
    @MainActor func isSaid(by constraint: NSLayoutConstraint) -> Bool {
      constraint.isActive && constraint.constant == constant && constraint.priority == priority
    }
  }

  mutating func add(
    _ name: Name, _ first: Term, _ relation: NSLayoutConstraint.Relation, _ second: Term?,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    lines.append(
      Line(
        name: name, first: first.item.node, firstAttribute: first.attribute, relation: relation,
        second: second?.item.node, secondAttribute: second?.attribute ?? .notAnAttribute,
        multiplier: multiplier, constant: constant, priority: priority))
  }

  /// Adds an equation, which most of a stack's constraints are.
  mutating func add(
    _ name: Name, _ first: Term, _ second: Term, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    add(
      name, first, .equal, second, times: multiplier, plus: constant, priority: priority)
  }

  mutating func addGuide(_ name: Name) -> UILayoutGuide {
    let spare = spareGuides.firstIndex { $0.identifier == name.rawValue }
    let guide = spare.map { spareGuides.remove(at: $0) } ?? UILayoutGuide()
    guide.identifier = name.rawValue
    guides.append(guide)
    return guide
  }

  /// Asks for a length of 0 of an item: a pull, where the priority is low.
  mutating func collapse(
    _ name: Name, _ item: any LayoutItem, _ length: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority = .required
  ) {
    add(name, (item, length), .equal, nil, priority: priority)
  }

  /// The identifiers of a stack's constraints and guides, as UIKit's logs show them.
  enum Name: String {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case distributing = "UISV-distributing"
    case hiding = "UISV-hiding"
    case alignment = "UISV-alignment"
    case alignmentSpanner = "UISV-alignment-spanner"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
  }
}

/// A stack's present constraints; held by the stack alone.
@MainActor
final class InstalledStackLayout {
  var layout: StackLayout?

  // A hidden view holds the constraint on its own length itself, and outlives the stack.
  isolated deinit {
    if let layout { NSLayoutConstraint.deactivate(layout.constraints) }
  }
}

extension UILayoutPriority {
  /// Pulls a guide around the views to their common size.
  static let spanningFit = UILayoutPriority(51)
  /// Pulls a stack to the size of its content.
  static let canvasFit = UILayoutPriority(49)
  /// Gives views without any size a size of 0.
  static let ambiguitySuppression = UILayoutPriority(25)
  /// Spaces centres evenly: below everything that a view asks for itself.
  static let equalCentering = UILayoutPriority(149)
  /// Below required by less than any whole number.
  static let almostRequired = UILayoutPriority(999.5)
}
