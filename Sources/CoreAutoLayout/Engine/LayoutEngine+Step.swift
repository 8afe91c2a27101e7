/// A place of an item's rectangle, or its length.
package struct LayoutPlace {
  package let node: LayoutNode
  /// The attribute, neither leading nor trailing.
  package let attribute: NSLayoutConstraint.Attribute
  /// The view in whose coordinates it is.
  package let container: LayoutNode

  /// - Parameter attribute: Leading and trailing are edges in the container's reading direction.
  @MainActor
  package init(
    _ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, in container: LayoutNode
  ) {
    let isReversed = container.container?.readsFromRightToLeft ?? false
    self.attribute = isReversed ? attribute.rightToLeft : attribute.leftToRight
    // A length is the same in all coordinates.
    self.container = attribute.kind == .size ? node.parent ?? node : container
    self.node = node
  }
}

/// One link of a chain of reasons: a place as the sum of other places, each times a factor, and a
/// constant.
package struct LayoutStep {
  package struct Part {
    package let place: LayoutPlace
    package let factor: Double
    /// Its value in points.
    package let position: Double
    /// Whether constraints decide it, and not coordinates alone.
    package let isDecided: Bool
  }

  package let parts: [Part]
  package let constant: Double
  /// The constraint whose other side the parts are; nil for other attributes of the rectangle, and
  /// for a length of the window.
  package let constraint: NSLayoutConstraint?
}

extension LayoutEngine {
  /// The sum over all constraints that determine a place.
  package func explain(_ place: LayoutPlace) -> LayoutExplanation? {
    explain(place.attribute, of: place.node, in: place.container)
  }

  /// What decides a place; nil if only several constraints together do.
  package func step(to place: LayoutPlace) -> LayoutStep? {
    guard let sum = explain(place), let axis = place.attribute.axis else { return nil }
    if sum.isLengthOfWindow(along: axis) {
      return LayoutStep(parts: [], constant: sum.value, constraint: nil)
    }
    if place.node === place.container, place.attribute.kind != .size,
      let shape = shape(of: place.attribute, of: place.node)
    {
      return step(to: place, by: [(axis == .horizontal ? .width : .height, shape.y)])
    }
    let known = sum.terms.flatMap { decided(by: $0, of: place, along: axis) }
    return known.first { $0.attribute == place.attribute }?.step
      ?? step(to: place, from: known.map(\.attribute))
  }

  /// The attributes of a place's item that a constraint decides by places which do not depend on
  /// that constraint again.
  private func decided(
    by term: LayoutExplanation.Term, of place: LayoutPlace, along axis: NSLayoutConstraint.Axis
  ) -> [(attribute: NSLayoutConstraint.Attribute, step: LayoutStep)] {
    guard case .constraint(let constraint) = term.source, constraint.firstOffset == nil,
      constraint.secondOffset == nil, let holder = constraint.containerNode,
      let view = holder.container
    else { return [] }
    let isReversed =
      view.readsFromRightToLeft && constraint.firstAttribute.kind == .x
      && (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
    let constant = Double(isReversed ? -constraint.constant : constraint.constant)
    let factor = Double(constraint.multiplier)
    let first = constraint.firstNode.map {
      LayoutPlace(constraint.firstAttribute, of: $0, in: holder)
    }
    let second = constraint.secondNode.map {
      LayoutPlace(constraint.secondAttribute, of: $0, in: holder)
    }
    let origin = LayoutPlace(axis == .horizontal ? .left : .top, of: place.container, in: holder)
    return [(first, second, factor, constant), (second, first, 1 / factor, -constant / factor)]
      .compactMap { own, other, factor, constant in
        guard let own, own.node === place.node, own.attribute.axis == axis, factor.isFinite,
          let attribute = own.decided(by: holder)
        else { return nil }
        var parts = [other].compactMap(\.self).map { ($0, factor) }
        if attribute.kind != .size, holder !== place.container { parts.append((origin, -1)) }
        let step = LayoutStep(
          parts: parts.compactMap { part($0, times: $1, without: constraint) }, constant: constant,
          constraint: constraint)
        let sum = step.parts.reduce(constant) { $0 + $1.factor * $1.position }
        // A constraint that is missed decides nothing.
        guard step.parts.count == parts.count,
          let position = position(of: attribute, of: place.node, in: place.container),
          abs(sum - Double(position)) < 0.001
        else { return nil }
        return (attribute, step)
      }
  }

  /// The part of a sum that a place is; nil if a constraint helps to decide it.
  private func part(
    _ place: LayoutPlace, times factor: Double, without constraint: NSLayoutConstraint? = nil
  ) -> LayoutStep.Part? {
    guard let sum = explain(place) else { return nil }
    for case .constraint(let other) in sum.terms.map(\.source) where other === constraint {
      return nil
    }
    return LayoutStep.Part(
      place: place, factor: factor, position: sum.value, isDecided: !sum.terms.isEmpty)
  }

  /// A place of a rectangle by one or two attributes of it that are decided.
  private func step(
    to place: LayoutPlace, from attributes: [NSLayoutConstraint.Attribute]
  ) -> LayoutStep? {
    guard let wanted = shape(of: place.attribute, of: place.node) else { return nil }
    let known = attributes.compactMap { attribute in
      shape(of: attribute, of: place.node).map { (attribute: attribute, shape: $0) }
    }
    if let same = known.first(where: { $0.shape == wanted }) {
      return step(to: place, by: [(same.attribute, 1)])
    }
    for (index, one) in known.enumerated() {
      for other in known[(index + 1)...] {
        let determinant = one.shape.x * other.shape.y - other.shape.x * one.shape.y
        guard determinant != 0 else { continue }
        let factors = [
          (one.attribute, (wanted.x * other.shape.y - other.shape.x * wanted.y) / determinant),
          (other.attribute, (one.shape.x * wanted.y - wanted.x * one.shape.y) / determinant),
        ]
        // What is subtracted comes last, and places come before lengths.
        return step(
          to: place,
          by: factors.sorted {
            $0.1 == $1.1 ? $1.0.kind == .size && $0.0.kind != .size : $0.1 > $1.1
          })
      }
    }
    return nil
  }

  private func step(
    to place: LayoutPlace, by factors: [(NSLayoutConstraint.Attribute, Double)]
  ) -> LayoutStep? {
    guard let whole = position(of: place.attribute, of: place.node, in: place.container) else {
      return nil
    }
    let parts = factors.compactMap { attribute, factor in
      part(LayoutPlace(attribute, of: place.node, in: place.container), times: factor)
    }
    let rest = parts.reduce(Double(whole)) { $0 - $1.factor * $1.position }
    return LayoutStep(parts: parts, constant: abs(rest) < 0.001 ? 0 : rest, constraint: nil)
  }

  /// The shares of an item's origin and length in an attribute; nil for the baseline of a view
  /// inside of it.
  private func shape(
    of attribute: NSLayoutConstraint.Attribute, of node: LayoutNode
  ) -> SIMD2<Double>? {
    switch attribute {
    case .width, .height: return SIMD2(0, 1)
    case .left, .top, .leftMargin, .topMargin: return SIMD2(1, 0)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return SIMD2(1, 0.5)
    case .firstBaseline, .lastBaseline:
      guard let view = node.container, view.baselineBearer(attribute) === node else { return nil }
      if view.baselineOffsetFromCenter != nil { return SIMD2(1, 0.5) }
      return SIMD2(1, attribute == .firstBaseline ? 0 : 1)
    default: return SIMD2(1, 1)
    }
  }
}

extension LayoutPlace {
  /// The attribute that a constraint decides by this one: the far edge of the view that holds it is
  /// the view's length, in whose coordinates all of its other attributes are where they are.
  @MainActor
  fileprivate func decided(by holder: LayoutNode) -> NSLayoutConstraint.Attribute? {
    guard node === holder, attribute.kind != .size else { return attribute }
    guard attribute == .right || attribute == .bottom, holder.container?.contentNode == nil else {
      return nil
    }
    return attribute == .right ? .width : .height
  }
}

extension LayoutExplanation {
  /// Whether it is the window's length, without any constraint of the scene between them.
  fileprivate func isLengthOfWindow(along axis: NSLayoutConstraint.Axis) -> Bool {
    var isWindow = false
    for term in terms {
      switch term.source {
      case .window(axis) where abs(term.coefficient - 1) < 1e-9: isWindow = true
      case .constraint(is NSAutoresizingMaskLayoutConstraint) where term.constant == 0: break
      default: return false
      }
    }
    return isWindow
  }
}
