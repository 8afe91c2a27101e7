import AutoLayout

/// Why a view is where it is.
extension SceneHost {
  /// Why an edge of the view at a path has its place in the superview, or its length; nil if the
  /// layout does not tell.
  /// - Parameter attribute: One of `NSLayoutConstraint.Attribute.explained`, or that of a
  ///   constraint.
  public func reason(
    for attribute: NSLayoutConstraint.Attribute, of path: ViewPath
  ) -> Reason? {
    let snapshot = snapshot
    guard let view = view(at: path), let item = snapshot.view(at: path),
      let explanation = view.explanation(of: attribute)
    else { return nil }
    let wishes = snapshot.constraints(of: path).compactMap { constraint -> Reason.Wish? in
      guard constraint.isMissed, let live = self.constraint(constraint.id),
        live.axis == attribute.axis
      else { return nil }
      return wish(constraint, live)
    }
    return Reason(
      name: "\(item.name).\(attribute.name)", value: explanation.value, base: explanation.base,
      terms: terms(of: explanation), wishes: wishes)
  }

  /// The properties of the constraint with an identity; nil if there is none.
  public func details(of id: ConstraintID) -> ConstraintDetails? {
    guard let live = constraint(id), let constraint = snapshot.constraint(id) else { return nil }
    let first = constraint.items.first
    return ConstraintDetails(
      constraint: constraint, swift: SwiftNames(inventory: currentInventory).expression(for: live),
      properties: EditedProperty.ofConstraints.compactMap { property in
        property.value(of: live).map { ConstraintDetails.Property(property: property, value: $0) }
      },
      reason: first.flatMap { reason(for: live.firstAttribute, of: $0) },
      wish: wish(constraint, live))
  }

  /// Why a missed constraint is missed; nil for one that is met or left out.
  private func wish(_ constraint: SceneConstraint, _ live: NSLayoutConstraint) -> Reason.Wish? {
    guard constraint.isMissed, let explanation = live.explanation else { return nil }
    let others = terms(of: explanation).filter { $0.constraint != constraint.id }
    return Reason.Wish(
      text: constraint.text, constraint: constraint.id, violation: constraint.violation,
      yieldsTo: others)
  }

  private func terms(of explanation: LayoutExplanation) -> [Reason.Term] {
    let constraints = explanation.terms.compactMap { term in
      if case .constraint(let constraint) = term.source { constraint } else { nil }
    }
    var described = described(constraints)[...]
    let terms = explanation.terms.map { term in
      switch term.source {
      case .window(let axis):
        Reason.Term(
          text: axis == .horizontal ? "the screen's width" : "the screen's height",
          constraint: nil, coefficient: term.coefficient, constant: term.constant, isLimit: false,
          isOptional: false)
      case .constraint(let constraint):
        Reason.Term(
          described.removeFirst(), coefficient: term.coefficient, constant: term.constant,
          isLimit: constraint.relation != .equal)
      }
    }
    // A term of the system that adds nothing explains nothing.
    return terms.filter { $0.constraint != nil || $0.part != 0 }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The edges, lengths and centres of a view that can be explained, in the order in which they are
  /// gone through.
  public static let explained: [NSLayoutConstraint.Attribute] = [
    .left, .top, .right, .bottom, .width, .height, .centerX, .centerY,
  ]
}

extension Reason.Term {
  fileprivate init(
    _ constraint: SceneConstraint, coefficient: Double, constant: Double, isLimit: Bool
  ) {
    self.init(
      text: constraint.text, constraint: constraint.origin == .scene ? constraint.id : nil,
      coefficient: coefficient, constant: constant, isLimit: isLimit,
      isOptional: !constraint.isRequired)
  }
}
