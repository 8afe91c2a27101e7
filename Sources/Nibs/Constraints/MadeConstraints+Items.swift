import InterfaceBuilder

extension MadeConstraints {
  /// Makes a constraint; nil if one of its items or attributes is not there.
  func constraint(_ written: Constraint, heldBy view: UIView) -> NSLayoutConstraint? {
    guard let first = item(written.firstItem, of: written, heldBy: view),
      let firstAttribute = attribute(written.firstAttribute, of: written)
    else { return nil }
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if written.element["secondAttribute"] != nil {
      guard let item = item(written.secondItem, of: written, heldBy: view),
        let found = attribute(written.secondAttribute, of: written)
      else { return nil }
      (second, secondAttribute) = (item, found)
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation(of: written),
      toItem: second, attribute: secondAttribute, multiplier: CGFloat(written.multiplier),
      constant: CGFloat(written.constant))
    PropertyDecoder(ownValuesOf: written.element, in: context).decode(constraint)
    return constraint
  }

  func relation(of written: Constraint) -> NSLayoutConstraint.Relation {
    switch written.relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    case .equal, nil: .equal
    }
  }

  private func item(_ id: String?, of written: Constraint, heldBy view: UIView) -> AnyObject? {
    guard let id else { return view }
    if let object = objects[id] { return (object as? UITableViewCell)?.contentView ?? object }
    context.note(
      .constraint, "the constraint's item \(id) is not there: the constraint is left out",
      at: written.element)
    return nil
  }

  private func attribute(_ written: LayoutAttribute?, of constraint: Constraint)
    -> NSLayoutConstraint.Attribute?
  {
    if let written { return NSLayoutConstraint.Attribute(rawValue: written.number) }
    context.note(
      .constraint, "the constraint's attribute is not known: the constraint is left out",
      at: constraint.element)
    return nil
  }
}
