/// Why a view is where it is.
extension SceneHost {
  /// Why an edge of the view at a path has its place in the superview, or its length; nil if the
  /// layout does not tell.
  /// - Parameters:
  ///   - attribute: One of `NSLayoutConstraint.Attribute.explained`, or that of a constraint.
  ///   - opened: The values whose reasons are in the chain as well, by their ids; nil for all.
  public func reason(
    for attribute: NSLayoutConstraint.Attribute, of path: ViewPath,
    opening opened: Set<String>? = nil
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
      terms: terms(of: explanation), wishes: wishes,
      links: links(
        from: LayoutPlace(attribute, of: view.node, in: (view.superview ?? view).node),
        opening: opened))
  }

  /// The properties of the constraint with an identity; nil if there is none.
  /// - Parameter opened: The values of its chain whose reasons are told, by their ids.
  public func details(
    of id: ConstraintID, opening opened: Set<String> = []
  ) -> ConstraintDetails? {
    guard let live = constraint(id), let constraint = snapshot.constraint(id) else { return nil }
    let first = constraint.items.first
    return ConstraintDetails(
      constraint: constraint, swift: SwiftNames(inventory: currentInventory).expression(for: live),
      properties: EditedProperty.ofConstraints.compactMap { property in
        property.value(of: live).map { ConstraintDetails.Property(property: property, value: $0) }
      },
      reason: first.flatMap { reason(for: live.firstAttribute, of: $0, opening: opened) },
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
          text: Self.screen(axis), constraint: nil, coefficient: term.coefficient,
          constant: term.constant, isLimit: false,
          isOptional: false)
      case .constraint(let constraint):
        Reason.Term(
          described.removeFirst(), coefficient: term.coefficient, constant: term.constant,
          isLimit: constraint.relation != .equal)
      }
    }
    // A term of the system that adds nothing explains nothing. The order in which constraints have
    // joined the layout changes with each edit.
    let isScreen = explanation.terms.map { if case .window = $0.source { true } else { false } }
    return zip(isScreen, terms).filter { $1.constraint != nil || $1.part != 0 }
      .sorted { $0.0 == $1.0 ? $0.1.text < $1.1.text : $1.0 }.map(\.1)
  }

  // MARK: - The chain

  private func links(from place: LayoutPlace, opening opened: Set<String>?) -> [Reason.Link] {
    var links: [Reason.Link] = []
    func follow(_ place: LayoutPlace) {
      let id = id(of: place)
      guard let engine = place.node.engine, !links.contains(where: { $0.id == id }) else { return }
      let step = engine.step(to: place)
      links.append(link(to: place, by: step))
      for part in step?.parts ?? [] where part.isDecided {
        if opened?.contains(self.id(of: part.place)) != false { follow(part.place) }
      }
    }
    follow(place)
    return links
  }

  private func link(to place: LayoutPlace, by step: LayoutStep?) -> Reason.Link {
    let constraint = step?.constraint.map { described([$0])[0] }
    let isLimit = step?.constraint.map { $0.relation != .equal } ?? false
    let isScreen = step != nil && constraint == nil && step?.parts.isEmpty == true
    let note =
      step == nil
      ? "several constraints together"
      : isScreen
        ? place.attribute.axis.map(Self.screen) : constraint?.source ?? (isLimit ? "a limit" : nil)
    let terms = step == nil ? place.node.engine?.explain(place).map(terms) : nil
    return Reason.Link(
      id: self.id(of: place), item: name(of: place.node), attribute: place.attribute.name,
      parts: (step?.parts ?? []).map { part in
        Reason.Link.Part(
          id: self.id(of: part.place), item: name(of: part.place.node),
          attribute: part.place.attribute.name, value: part.position, factor: part.factor,
          hasReason: part.isDecided)
      }, constant: step?.constant, note: note ?? "",
      constraint: constraint?.origin == .scene ? constraint?.id : nil, terms: terms ?? [])
  }

  private func name(of node: LayoutNode) -> String {
    node.item.map(currentInventory.name) ?? ""
  }

  private func id(of place: LayoutPlace) -> String {
    let paths = [place.container, place.node].map { node in
      node.item.flatMap(currentInventory.place).flatMap { currentInventory.names[$0].path?.text }
    }
    return "\(paths[0] ?? "") \(paths[1] ?? "").\(place.attribute.name)"
  }

  private static func screen(_ axis: NSLayoutConstraint.Axis) -> String {
    axis == .horizontal ? "the screen's width" : "the screen's height"
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
