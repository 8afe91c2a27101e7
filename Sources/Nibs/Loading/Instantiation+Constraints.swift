import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// Notes the constraints of a view; they are made when all items are there.
  func addConstraints(to view: UIView, _ element: Element) {
    guard let list = element.child("constraints") else { return }
    pendingConstraints.append((view, element, list))
  }

  /// Makes and activates the constraints, those of inner views first.
  func makeConstraints() {
    for (view, element) in fixed { fix(view, element) }
    fixed = []
    let pending = pendingConstraints
    pendingConstraints = []
    let moving = movingViews
    for (view, element, list) in pending {
      let members =
        element.variesMembers("constraints") ? installed("constraints", of: element) : nil
      for written in list.children.lazy.compactMap(Constraint.init) {
        make(written, of: view, element, members: members, moving)
      }
    }
  }

  /// Makes a constraint, and activates it if it is there in the present size classes.
  /// - Parameters:
  ///   - members: The constraints of the view that are there; nil if all are in all size classes.
  ///   - moving: The views that size classes take away and bring back.
  func make(
    _ written: Constraint, of view: UIView, _ element: Element, members: Set<Element>?,
    _ moving: Set<ObjectIdentifier>
  ) {
    guard let constraint = constraint(written, heldBy: view) else { return }
    keep(constraint, for: written.element)
    follow(constraint, written.element)
    guard counts(written) else { return }
    // An uninstalled view takes its constraints with it.
    let isInstalled =
      members?.contains(written.element) ?? true && hasItems(constraint, in: view)
    if isInstalled { constraint.isActive = true }
    if members != nil || leads(constraint, from: view, to: moving) {
      moved.append(
        MovedConstraint(constraint, written.element, in: view, element, isInstalled))
    }
  }

  /// Whether a constraint is for what is shown: those that are for the canvas alone are not in a
  /// running app.
  func counts(_ written: Constraint) -> Bool {
    !written.isPlaceholder || resources.mode == .design
  }

  private func constraint(_ written: Constraint, heldBy view: UIView) -> NSLayoutConstraint? {
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
    PropertyDecoder(ownValuesOf: written.element, in: self).decode(constraint)
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
    note(
      .constraint, "the constraint's item \(id) is not there: the constraint is left out",
      at: written.element)
    return nil
  }

  private func attribute(_ written: LayoutAttribute?, of constraint: Constraint)
    -> NSLayoutConstraint.Attribute?
  {
    if let written { return NSLayoutConstraint.Attribute(written) }
    note(
      .constraint, "the constraint's attribute is not known: the constraint is left out",
      at: constraint.element)
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate init(_ written: LayoutAttribute) {
    self =
      switch written {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      case .width: .width
      case .height: .height
      case .centerX: .centerX
      case .centerY: .centerY
      case .lastBaseline: .lastBaseline
      case .firstBaseline: .firstBaseline
      case .leftMargin: .leftMargin
      case .rightMargin: .rightMargin
      case .topMargin: .topMargin
      case .bottomMargin: .bottomMargin
      case .leadingMargin: .leadingMargin
      case .trailingMargin: .trailingMargin
      case .centerXWithinMargins: .centerXWithinMargins
      case .centerYWithinMargins: .centerYWithinMargins
      }
  }
}
