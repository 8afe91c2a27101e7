internal import Cassowary

extension LayoutEngine {
  /// The constraint as a linear expression of variables; nil if an item has left the hierarchy.
  func linear(_ constraint: NSLayoutConstraint) -> LinearExpression? {
    sum(of: constraint)?.expression
  }

  /// The sum of the constraint's sides; nil if an item has left the hierarchy.
  func sum(of constraint: NSLayoutConstraint) -> SideSum? {
    guard let container = constraint.containerNode else { return nil }
    return sum(of: constraint, in: container)
  }

  /// The sum of the sides of a constraint that a view holds or would hold; nil if an item is not in
  /// the view.
  func sum(of constraint: NSLayoutConstraint, in container: LayoutNode) -> SideSum? {
    guard let view = container.container, let first = constraint.firstNode else { return nil }
    var sum = SideSum(
      container: container, view: view, engine: self,
      isDirectional: constraint.firstAttribute.isDirectional
        || constraint.secondAttribute.isDirectional)
    guard sum.add(first, constraint.firstAttribute, constraint.firstOffset, times: 1) else {
      return nil
    }
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondNode,
        sum.add(
          second, constraint.secondAttribute, constraint.secondOffset,
          times: -Double(constraint.multiplier))
      else { return nil }
    }
    sum.expression.constant -= withinLimits(constraint.constant)
    return sum
  }

  /// The number, clamped to those for which the solver still resolves fractions of a point.
  func withinLimits(_ number: CGFloat) -> Double {
    let limit = 1e9
    let value = Double(number)
    guard abs(value) > limit else { return value }
    if !hasWarnedOfLimits {
      hasWarnedOfLimits = true
      LayoutLog.write(
        "NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A "
          + "smaller value will be substituted, but this problem should be fixed.  This will be "
          + "logged only once.")
    }
    return value < 0 ? -limit : limit
  }
}

/// The sides of a constraint as one expression of the variables of frames.
///
/// Constraints apply to alignment rectangles, in the coordinates of the view that holds them.
@MainActor
struct SideSum {
  private let container: LayoutNode
  private let view: any LayoutContainer
  private let engine: LayoutEngine
  /// Whether a side has a leading or trailing attribute.
  private let isDirectional: Bool
  var expression = LinearExpression()
  /// Whether an item lies in a scrolling view inside the container.
  private(set) var crossesScrolling = false

  init(
    container: LayoutNode, view: any LayoutContainer, engine: LayoutEngine, isDirectional: Bool
  ) {
    self.container = container
    self.view = view
    self.engine = engine
    self.isDirectional = isDirectional
    expression.terms.reserveCapacity(8)
  }

  /// Adds one side: an attribute of an item, or the distance between two; false if an item is not
  /// in the container.
  mutating func add(
    _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ offset: AnchorOffset?,
    times factor: Double
  ) -> Bool {
    guard let offset else {
      return add(node, attribute, isDirectional: isDirectional, times: factor)
    }
    let isDirectional = offset.start.isDirectional || offset.end.isDirectional
    return add(offset.endNode, offset.end, isDirectional: isDirectional, times: factor)
      && add(offset.startNode, offset.start, isDirectional: isDirectional, times: -factor)
  }

  /// Adds an attribute of an item.
  ///
  /// From right to left, if one side is leading or trailing, both sides count x leftwards. So
  /// constants and inequalities keep their meaning, and a centre can be compared with an edge.
  private mutating func add(
    _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, isDirectional: Bool,
    times factor: Double
  ) -> Bool {
    guard isDirectional else { return place(node, attribute, times: factor) }
    guard view.readsFromRightToLeft else {
      return place(node, attribute.leftToRight, times: factor)
    }
    return place(node, attribute.rightToLeft, times: -factor)
  }

  /// Adds the position of an item's attribute, counted rightwards and downwards in every reading
  /// direction; for a width or a height, the length.
  mutating func addPosition(
    of attribute: NSLayoutConstraint.Attribute, of node: LayoutNode
  ) -> Bool {
    return place(
      node, view.readsFromRightToLeft ? attribute.rightToLeft : attribute.leftToRight, times: 1)
  }

  /// Adds an attribute that does not depend on the reading direction.
  private mutating func place(
    _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, times factor: Double
  ) -> Bool {
    guard let axis = attribute.axis else { return false }
    if attribute.isBaseline { return baseline(of: node, attribute, times: factor) }
    let insets = Insets(of: node, along: axis, withMargins: attribute.isMargin)
    switch attribute {
    case .width, .height:
      guard let size = engine.table.variables(of: node)?.size[axis] else { return false }
      expression.terms.append(Term(size, factor))
      expression.constant -= factor * (insets.before + insets.after)
      return true
    case .left, .top, .leftMargin, .topMargin:
      return addPoint(of: node, axis, share: 0, plus: insets.before, times: factor)
    case .right, .bottom, .rightMargin, .bottomMargin:
      return addPoint(of: node, axis, share: 1, plus: -insets.after, times: factor)
    default:
      return addPoint(
        of: node, axis, share: 0.5, plus: (insets.before - insets.after) / 2, times: factor)
    }
  }

  /// The distances of an attribute's rectangle from the edges of the frame, on one axis.
  private struct Insets {
    var before = 0.0
    var after = 0.0

    @MainActor
    init(of node: LayoutNode, along axis: NSLayoutConstraint.Axis, withMargins: Bool) {
      guard let view = node.container else { return }
      add(view.alignmentRectInsets, axis)
      if withMargins { add(view.layoutMargins, axis) }
    }

    private mutating func add(_ insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) {
      before += Double(axis == .horizontal ? insets.left : insets.top)
      after += Double(axis == .horizontal ? insets.right : insets.bottom)
    }
  }

  /// Adds a point of an item: its start, plus a share of its length, plus a number of points.
  ///
  /// The edges of a container that scrolls are those of its content; its size and its center are
  /// its own.
  ///
  /// Source: Apple's Auto Layout Guide, "Working with Scroll Views"
  private mutating func addPoint(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, share: Double, plus constant: Double,
    times factor: Double
  ) -> Bool {
    var node = node
    if node === container, share != 0.5, let content = view.contentNode { node = content }
    guard addStart(of: node, axis, times: factor),
      let length = engine.table.variables(of: node)?.size[axis]
    else { return false }
    if share != 0 { expression.terms.append(Term(length, factor * share)) }
    expression.constant += factor * constant
    return true
  }

  /// Adds the start of an item: the sum of the origins of the views around it within the container,
  /// minus their scrolling.
  private mutating func addStart(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, times factor: Double
  ) -> Bool {
    var node = node
    while node !== container {
      guard let variable = engine.table.variables(of: node)?.origin[axis], let outer = node.parent,
        let around = outer.container
      else { return false }
      expression.terms.append(Term(variable, factor))
      node = outer
      guard outer !== container else { break }
      // The stored origin: `minX` is the other edge of a rectangle whose width fell below zero.
      let scrolled = around.boundsOrigin
      expression.constant -= factor * Double(axis == .horizontal ? scrolled.x : scrolled.y)
      if around.scrolls { crossesScrolling = true }
    }
    return true
  }

  /// Adds a baseline: that of the view which has it, or of an item without text the upper edge as
  /// the first baseline, and the lower one as the last.
  private mutating func baseline(
    of node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, times factor: Double
  ) -> Bool {
    guard let view = node.container else {
      return place(node, attribute == .firstBaseline ? .top : .bottom, times: factor)
    }
    let bearer = view.baselineBearer(attribute)
    if bearer !== node { return baseline(of: bearer, attribute, times: factor) }
    if let offset = view.baselineOffsetFromCenter {
      expression.constant += factor * Double(offset)
      return place(node, .centerY, times: factor)
    }
    if attribute == .firstBaseline {
      expression.constant += factor * Double(view.firstBaselineOffsetFromTop ?? 0)
      return place(node, .top, times: factor)
    }
    expression.constant -= factor * Double(view.lastBaselineOffsetFromBottom)
    return place(node, .bottom, times: factor)
  }
}

extension NSLayoutConstraint.Attribute {
  var leftToRight: Self {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: self
    }
  }

  var rightToLeft: Self {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }
}

/// The solver's expressions. Foundation has another type of this name.
typealias LinearExpression = Cassowary.Expression
