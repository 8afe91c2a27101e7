import Foundation

/// The constraints and guides that arrange a stack's views.
///
/// Their order matters where priorities leave a tie: of two views that hug their content equally,
/// the one that comes first in the stack gives way. So the first view stands on the left of none
/// of the constraints along the axis, and the last view on the left of the one that closes it.
@MainActor struct StackLayout {
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  let arrangement: StackArrangement
  /// The views that take room, first to last.
  let visible: [UIView]
  /// What holds the content: the stack, which owns this layout, or the guide of its margins.
  unowned let canvas: AnyObject
  let along: AxisAttributes
  let across: AxisAttributes

  init(_ arrangement: StackArrangement, views: [UIView], in stack: UIStackView) {
    self.arrangement = arrangement
    visible = views.filter { !$0.isHidden }
    canvas = arrangement.isMarginsRelative ? stack.layoutMarginsGuide : stack
    along = AxisAttributes(arrangement.axis)
    across = AxisAttributes(arrangement.axis == .horizontal ? .vertical : .horizontal)

    connectAlongAxis()
    connectAcrossAxis()
    parkHiddenViews(of: views)
  }

  /// Gives the stack its guides, and activates the constraints.
  func install(in stack: UIStackView) {
    guides.forEach(stack.addLayoutGuide)
    NSLayoutConstraint.activate(constraints)
  }

  /// Takes back what ``install(in:)`` did.
  func remove(from stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    guides.forEach(stack.removeLayoutGuide)
  }

  /// Takes the constraints away that are about one view.
  func release(_ view: UIView) {
    NSLayoutConstraint.deactivate(
      constraints.filter { $0.firstItem === view || $0.secondItem === view })
  }

  // MARK: Building

  /// One side of a constraint.
  typealias Term = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

  mutating func add(
    _ name: Name, _ first: Term, _ relation: NSLayoutConstraint.Relation, _ second: Term?,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.identifier = name.rawValue
    constraint.priority = priority
    constraints.append(constraint)
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
    let guide = UILayoutGuide()
    guide.identifier = name.rawValue
    guides.append(guide)
    return guide
  }

  /// Asks for a length of 0 of an item: a pull, where the priority is low.
  mutating func collapse(
    _ name: Name, _ item: AnyObject, _ length: NSLayoutConstraint.Attribute,
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
