/// The constraints and guides of a stack's layout.
///
/// The order of constraints decides ties of priority: of two views with equal hugging priorities,
/// the first in the stack gives way. Therefore the first view is never the first item of a
/// constraint along the axis, and the last view is the first item of the constraint that ends the
/// row.
@MainActor struct StackLayout {
  /// The constraints of the layout, in the order of their activation.
  private var lines: [Line] = []
  /// The active constraints, once the layout is installed.
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []
  /// The guides of the previous layout, for reuse.
  private var spareGuides: [UILayoutGuide]

  let arrangement: StackArrangement
  /// The arranged views, first to last.
  let views: [UIView]
  /// The views that are not hidden, first to last.
  let visible: [UIView]
  /// The item that contains the views: the stack or its margins guide. The stack owns this layout.
  unowned let canvas: any LayoutItem
  /// The stack, whose width the views share.
  unowned let stack: UIStackView
  let along: AxisAttributes
  let across: AxisAttributes

  /// - Parameter last: The previous layout, whose guides are reused.
  init(
    _ arrangement: StackArrangement, views: [UIView], in stack: UIStackView,
    after last: StackLayout?
  ) {
    self.arrangement = arrangement
    spareGuides = last?.guides ?? []
    self.views = views
    visible = views.filter { !$0.isHidden }
    self.stack = stack
    canvas = arrangement.isMarginsRelative ? stack.layoutMarginsGuide : stack
    along = AxisAttributes(arrangement.axis)
    across = AxisAttributes(arrangement.axis == .horizontal ? .vertical : .horizontal)

    connectAlongAxis()
    connectAcrossAxis()
    parkHiddenViews()
  }

  /// Adds the guides to the stack and replaces the constraints of the previous layout.
  ///
  /// Constraints in both layouts stay active but count as newly activated, so that the order of all
  /// constraints is the same as in a stack that is laid out for the first time.
  mutating func install(in stack: UIStackView, replacing last: StackLayout?) {
    guides.forEach(stack.addLayoutGuide)
    var known: [Line: NSLayoutConstraint] = [:]
    if let last {
      for (line, constraint) in zip(last.lines, last.constraints) where line.isSaid(by: constraint)
      {
        known[line] = constraint
      }
    }
    constraints.reserveCapacity(lines.count)
    for line in lines {
      let kept = known.isEmpty ? nil : known.removeValue(forKey: line)
      constraints.append(kept ?? line.makeConstraint())
    }
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

  /// An item and an attribute.
  typealias Term = (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)

  /// The values that make up a constraint.
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

    /// Whether the constraint is active and still has the values of this line.
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

  /// Adds an equation.
  mutating func add(
    _ name: Name, _ first: Term, _ second: Term, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    add(name, first, .equal, second, times: multiplier, plus: constant, priority: priority)
  }

  mutating func addGuide(_ name: Name) -> UILayoutGuide {
    let spare = spareGuides.firstIndex { $0.identifier == name.rawValue }
    let guide = spare.map { spareGuides.remove(at: $0) } ?? UILayoutGuide()
    guide.identifier = name.rawValue
    guides.append(guide)
    return guide
  }

  /// Adds a constraint that makes a length 0.
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
    case textWidthDisambiguation = "UISV-text-width-disambiguation"
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

/// The owner of a stack's layout.
@MainActor
final class InstalledStackLayout {
  var layout: StackLayout?

  // Constraints on hidden views belong to those views, which may outlive the stack.
  isolated deinit {
    if let layout { NSLayoutConstraint.deactivate(layout.constraints) }
  }
}

extension UILayoutPriority {
  /// The priority of the zero length that pulls a spanning guide to the size of its views.
  static let spanningFit = UILayoutPriority(51)
  /// The priority of the zero length that pulls a stack to the size of its content.
  static let canvasFit = UILayoutPriority(49)
  /// The priority of the zero length of a view without an intrinsic size.
  static let ambiguitySuppression = UILayoutPriority(25)
  /// The priority of a hidden view's place, the lowest.
  static let parking = UILayoutPriority(1)
  /// The priority of evenly spaced centres, below those of the views' own content.
  static let equalCentering = UILayoutPriority(149)
  /// The highest priority that is not required.
  static let almostRequired = UILayoutPriority(999.5)
}
