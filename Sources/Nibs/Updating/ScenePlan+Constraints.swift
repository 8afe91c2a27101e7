import AutoLayout
import Foundation
import InterfaceBuilder

extension ScenePlan {
  /// Makes the changes of constraints. False if one can't be made.
  mutating func changeConstraints() -> Bool {
    var remade: Set<String> = []
    for change in constraints {
      guard let id = change.id else { return false }
      if let constraint = objects.constraints[id], canSet(change) {
        set(constraint, change.new)
      } else {
        remade.insert(id)
      }
    }
    for group in holders.flatMap(\.groups) where group.name == "constraints" {
      remade.formUnion(group.inserted)
    }
    // Constraints that size classes have brought back come last until all are put in order.
    let isMoved = instantiation.constraints.moved.contains(where: \.isInstalled)
    guard isMoved || !remade.isEmpty || !holders.isEmpty || !parents.isEmpty || !refixed.isEmpty
    else {
      return true
    }
    return orderConstraints(remaking: remade)
  }

  /// Whether a constraint can take its new values and keep its place among the others.
  private func canSet(_ change: DocumentDifferences.Change) -> Bool {
    let fixed: Set = [
      "firstItem", "firstAttribute", "secondItem", "secondAttribute", "placeholder",
    ]
    guard fixed.isDisjoint(with: change.attributes) else { return false }
    return [change.old, change.new].allSatisfy { element in
      // A name that begins so makes a constraint one of the system's.
      let name = element["identifier"] ?? ""
      let priority = element.number("priority") ?? 1000
      return !name.hasPrefix("UI") && !name.hasPrefix("NS") && priority > 0 && priority <= 1000
    }
  }

  /// Gives a constraint the values that it would be made with.
  private func set(_ constraint: NSLayoutConstraint, _ element: Element) {
    guard let written = Constraint(element) else { return }
    constraint.relate(
      instantiation.constraints.relation(of: written), multiplier: CGFloat(written.multiplier))
    constraint.constant = CGFloat(written.constant)
    constraint.priority = UILayoutPriority(Float(written.priority))
    constraint.identifier = element["identifier"]
    instantiation.varied.renew(constraint, element)
  }
}

extension VariedObjects {
  /// Applies the values of size classes to an object that has its own values again.
  func renew(_ object: AnyObject, _ element: Element) {
    let place = installations.firstIndex { $0.object === object }
    guard element.child("variation") != nil else {
      if let place { installations.remove(at: place) }
      return
    }
    let installation = Installation(object, element)
    if let place {
      installations[place] = installation
    } else {
      installations.append(installation)
    }
    if !element.variations(for: context.designTraits).isEmpty { apply(installation) }
  }
}
