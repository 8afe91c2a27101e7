extension UIWindow {
  /// The present conflicts among required constraints.
  package var conflicts: [LayoutConflict] { node.ownEngine?.conflicts ?? [] }

  /// Whether the solver found the optimum of all optional constraints, as of the last layout.
  package var hasOptimalLayout: Bool { node.ownEngine?.isOptimal ?? true }

  /// Whether it was found out of all views which of them are ambiguous, as of the last layout.
  package var knowsAmbiguity: Bool { node.ownEngine?.knowsAmbiguity ?? true }
}

extension UIView {
  /// The parts of the frame (left, top, width, height) that have several values among the optimal
  /// solutions, as of the last layout.
  package var ambiguousAttributes: [NSLayoutConstraint.Attribute] {
    layoutEngine?.ambiguousAttributes(of: node) ?? []
  }

  /// Whether the constraints don't determine the view's frame.
  public var hasAmbiguousLayout: Bool { !ambiguousAttributes.isEmpty }

  /// Moves a view whose layout is ambiguous to another position that its constraints allow. It
  /// stays there until the layout next changes. For debugging.
  public func exerciseAmbiguityInLayout() { layoutEngine?.exerciseAmbiguity(of: node) }

  /// Takes the view back from where ``exerciseAmbiguityInLayout()`` has moved it.
  package func endExerciseOfAmbiguity() { layoutEngine?.setNeedsRebuild() }
}

extension UIWindow {
  /// The parts of the frames of views and guides that are ambiguous as of the last layout, and stay
  /// so if some constraints that are not active hold as well, in the order of the list. The layout
  /// stays what it is.
  package func ambiguousAttributes(
    of items: [any LayoutItem], supposing constraints: [NSLayoutConstraint]
  ) -> [[NSLayoutConstraint.Attribute]] {
    node.ownEngine?.ambiguousAttributes(of: items.map(\.node), supposing: constraints)
      ?? items.map { _ in [] }
  }
}

extension UILayoutGuide {
  /// The parts of the frame (left, top, width, height) that have several values among the optimal
  /// solutions, as of the last layout.
  package var ambiguousAttributes: [NSLayoutConstraint.Attribute] {
    owningView?.layoutEngine?.ambiguousAttributes(of: node) ?? []
  }

  /// Whether the constraints don't determine the guide's frame.
  public var hasAmbiguousLayout: Bool { !ambiguousAttributes.isEmpty }
}

extension NSLayoutConstraint {
  /// Whether the constraint is left out of the layout, because not all required constraints can be
  /// met.
  package var isBroken: Bool { containerNode?.engine?.isBroken(self) ?? false }

  /// The number of points by which the constraint is missed as of the last layout; 0 if it is met.
  package var violation: CGFloat { containerNode?.engine?.violation(of: self) ?? 0 }

  /// ``isBroken`` and ``violation``, of a constraint that is in the layout of a window or in none.
  package func standing(in window: UIWindow) -> (isBroken: Bool, violation: CGFloat) {
    guard let engine = window.node.ownEngine else { return (false, 0) }
    return (engine.isBroken(self), engine.violation(of: self))
  }
}

extension UIView {
  /// Why an attribute of the view has its place in the superview, or its length.
  /// - Returns: Nil without a layout, and for what has no number in it.
  package func explanation(of attribute: NSLayoutConstraint.Attribute) -> LayoutExplanation? {
    let container = superview ?? self
    return node.engine?.explain(attribute, of: node, in: container.node)
  }
}

extension NSLayoutConstraint {
  /// Why the first side less the second has its value: the constraints to which this one yields, if
  /// it is missed.
  /// - Returns: Nil without a layout, and for a constraint that is left out of it.
  package var explanation: LayoutExplanation? { containerNode?.engine?.explain(self) }
}

extension UIWindow {
  /// How far the present layout stays what it is while the window grows along an axis; nil before
  /// the first layout. It takes no account of code of the app.
  /// - Parameters:
  ///   - limit: The greatest length that is asked for, in points.
  ///   - views: The views whose frames at the end are wanted.
  package func reach(
    _ axis: NSLayoutConstraint.Axis, upTo limit: Int, of views: [UIView]
  ) -> LayoutReach? {
    node.ownEngine?.reach(axis, upTo: limit, of: views.map(\.node))
  }

  /// How views and guides of the window can move while all constraints stay as they are, as of the
  /// last layout, in the order of the list; nil for what the layout does not have.
  ///
  /// A part of a frame is determined if it has no rate. Parts of different items whose motions are
  /// linearly dependent move together.
  package func motions(of items: [NSObject]) -> [LayoutMotion?] {
    guard let engine = node.ownEngine else { return items.map { _ in nil } }
    let nodes = items.map { ($0 as? any LayoutItem)?.node }
    var motions = engine.motions(of: nodes.compactMap(\.self))[...]
    return nodes.map { $0 == nil ? nil : motions.removeFirst() }
  }
}
