import InterfaceBuilder

extension InspectorField {
  /// The edits that give several objects on a canvas a value, as one step.
  ///
  /// If a side of a constraint turns from an edge to the margin beside it, or back, its constant
  /// changes by the margin, so that the layout stays as it is.
  /// - Throws: Why an object can't have the value.
  public func edits(
    setting value: AttributeValue?, of ids: [String], on canvas: Canvas,
    variation: VariationCondition? = nil
  ) throws(InspectorRefusal) -> [DocumentEdit] {
    let edits = try edits(setting: value, of: ids, in: canvas.document, variation: variation)
    guard case .margin(let attribute) = place.holder, !edits.isEmpty else { return edits }
    return edits + ids.flatMap { canvas.constantEdits(movingMarginOf: attribute, of: $0) }
  }
}

extension Canvas {
  /// The edits of a constraint's constants that make up for the margin when a side of it turns from
  /// an edge to the margin beside it, or back.
  fileprivate func constantEdits(movingMarginOf attribute: String, of id: String) -> [DocumentEdit]
  {
    guard let constraint = document.object(id).flatMap(Constraint.init),
      let before = NewConstraint(constraint, for: traits)
    else { return [] }
    var after = before
    if attribute == "firstAttribute" {
      after.first.attribute = before.first.attribute.acrossMargin
    } else {
      after.second?.attribute = before.second?.attribute.acrossMargin ?? before.first.attribute
    }
    func constant(_ constraint: NewConstraint) -> Double? {
      self.constant(
        of: constraint.first, relativeTo: constraint.second, multiplier: constraint.multiplier)
    }
    guard let old = constant(before), let new = constant(after), old != new else { return [] }
    return constraint.constantEdits { $0 + new - old }
  }
}

extension Constraint {
  /// The edits that change the constants, for all size classes and for some; a standard space
  /// becomes a number.
  func constantEdits(_ change: (Double) -> Double) -> [DocumentEdit] {
    guard let id else { return [] }
    let path = ElementPath(id)
    let standard = ["symbolic", "symbolType"].filter { element[$0] != nil }
    let variations = element.children("variation").filter { $0["constant"] != nil }
    return standard.map { .set($0, of: path, to: nil) }
      + ([(path, element)] + variations.map { (path.variation($0["key"] ?? ""), $0) }).map {
        path, element in
        let constant = change(element.number("constant") ?? 0).settled
        let isLeftOut = constant == 0 && element == self.element
        return .set("constant", of: path, to: isLeftOut ? nil : constant.written)
      }
  }
}

extension LayoutAttribute {
  /// The margin beside an edge, or the edge beside a margin.
  fileprivate var acrossMargin: LayoutAttribute { isMargin ? withoutMargin : withMargin }
}
