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
    for (view, element, list) in pending {
      let excluded = variations.excluded("constraints", of: element)
      for child in list.children where child.name == "constraint" {
        guard let constraint = constraint(child, heldBy: view) else { continue }
        keep(constraint, for: child)
        follow(constraint, child)
        guard child.flag("placeholder") != true || resources.mode == .design else { continue }
        if let id = child["id"], excluded.contains(id) { continue }
        constraint.isActive = true
      }
    }
  }

  private func constraint(_ element: Element, heldBy view: UIView) -> NSLayoutConstraint? {
    guard let first = item(element["firstItem"], of: element, heldBy: view),
      let firstAttribute = attribute(element["firstAttribute"], of: element)
    else { return nil }
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if let name = element["secondAttribute"] {
      guard let item = item(element["secondItem"], of: element, heldBy: view),
        let found = attribute(name, of: element)
      else { return nil }
      (second, secondAttribute) = (item, found)
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute,
      relatedBy: Self.relations[element["relation"] ?? ""] ?? .equal,
      toItem: second, attribute: secondAttribute,
      multiplier: element["multiplier"].flatMap(Self.multiplier) ?? 1,
      constant: variations.attribute("constant", of: element).flatMap(Double.init).map {
        CGFloat($0)
      } ?? 0)
    PropertyDecoder(element, in: self).decode(constraint)
    return constraint
  }

  private func item(_ id: String?, of element: Element, heldBy view: UIView) -> AnyObject? {
    guard let id else { return view }
    if let object = objects[id] { return (object as? UITableViewCell)?.contentView ?? object }
    note(.constraint, "the constraint's item \(id) is not there: the constraint is left out", at: element)
    return nil
  }

  private func attribute(_ name: String?, of element: Element) -> NSLayoutConstraint.Attribute? {
    if let found = name.flatMap({ Self.attributes[$0] }) { return found }
    note(
      .constraint, "the constraint's attribute \(name ?? "") is not known: the constraint is left out",
      at: element)
    return nil
  }

  /// A multiplier as Interface Builder writes it: `0.5`, `16:9` or `1/3`.
  static func multiplier(_ text: String) -> CGFloat? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    switch parts.count {
    case 1: return parts[0].flatMap { $0.isFinite ? CGFloat($0) : nil }
    case 2:
      guard let a = parts[0], let b = parts[1], (a / b).isFinite else { return nil }
      return CGFloat(a / b)
    default: return nil
    }
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
