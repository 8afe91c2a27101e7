import AutoLayout
import Foundation

extension SceneHost {
  /// The scene's active constraints, view by view, then inactive ones that properties store, then the system's.
  func sceneConstraints(of inventory: SceneInventory) -> [SceneConstraint] {
    var scene: [SceneConstraint] = []
    var system: [SceneConstraint] = []
    for view in [window as UIView] + inventory.holders + inventory.views {
      for constraint in view.constraints {
        let described = describe(constraint, in: inventory)
        if described.origin == .scene { scene.append(described) } else { system.append(described) }
      }
    }
    let off = inventory.heldConstraints.filter { !$0.isActive }
    return scene + off.map { describe($0, in: inventory) } + system
  }

  func describe(
    _ constraint: NSLayoutConstraint, in inventory: SceneInventory
  ) -> SceneConstraint {
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    return SceneConstraint(
      line: constraint.line(in: inventory),
      priority: constraint.priority.rawValue, identifier: constraint.identifier,
      origin: constraint.origin, isActive: constraint.isActive, isBroken: constraint.isBroken,
      violation: Double(constraint.violation), items: items.compactMap(inventory.path(of:)))
  }
}

extension NSLayoutConstraint {
  fileprivate var origin: SceneConstraint.Origin {
    if self is NSContentSizeLayoutConstraint { return .content }
    if self is NSAutoresizingMaskLayoutConstraint { return .autoresizing }
    let isSystems = identifier.map { $0.hasPrefix("UI") || $0.hasPrefix("NS") } ?? false
    return isSystems ? .content : .scene
  }

  /// The relation without identifier and priority: `avatarView.bottom == chapterLabel.top - 10`.
  @MainActor
  fileprivate func line(in inventory: SceneInventory) -> ConstraintLine {
    func operand(_ item: AnyObject, _ attribute: Attribute) -> ConstraintLine.Operand {
      ConstraintLine.Operand(inventory.nameParts(of: item), attribute.name)
    }
    let relation: ConstraintLine.Relation =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return ConstraintLine(
      first: firstItem.map { operand($0, firstAttribute) }
        ?? ConstraintLine.Operand("gone", firstAttribute.name),
      relation: relation, second: secondItem.map { operand($0, secondAttribute) },
      multiplier: Double(multiplier), constant: Double(constant))
  }
}
