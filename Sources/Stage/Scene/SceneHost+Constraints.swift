import AutoLayout
import Foundation

extension SceneHost {
  /// The scene's active constraints, view by view, then inactive ones that properties store, then the system's.
  func constraints(of inventory: SceneInventory) -> ConstraintList {
    var list = ConstraintList(items: inventory.names)
    var off: [ConstraintList.Record] = []
    var system: [ConstraintList.Record] = []
    for view in [window as UIView] + inventory.holders + inventory.views {
      for constraint in view.constraints {
        let record = list.record(of: constraint, in: inventory)
        if record.origin == .scene { list.append(record) } else { system.append(record) }
      }
    }
    for constraint in inventory.heldConstraints where !constraint.isActive {
      off.append(list.record(of: constraint, in: inventory))
    }
    list.append(off + system)
    return list
  }

  /// A constraint in the form shown to users.
  func describe(
    _ constraint: NSLayoutConstraint, in inventory: SceneInventory
  ) -> SceneConstraint {
    var list = ConstraintList(items: inventory.names)
    let record = list.record(of: constraint, in: inventory)
    return list.describe(record)
  }
}

extension ConstraintList {
  /// The record of a constraint of a scene. An item that is not listed gets a name.
  @MainActor
  fileprivate mutating func record(
    of constraint: NSLayoutConstraint, in inventory: SceneInventory
  ) -> Record {
    let second = constraint.secondItem
    return Record(
      first: side(constraint.firstItem, constraint.firstAttribute, in: inventory),
      relation: constraint.relation,
      second: second == nil ? nil : side(second, constraint.secondAttribute, in: inventory),
      multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
      priority: constraint.priority.rawValue, identifier: constraint.identifier,
      origin: constraint.origin, isActive: constraint.isActive, isBroken: constraint.isBroken,
      violation: Double(constraint.violation))
  }

  @MainActor
  private mutating func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in inventory: SceneInventory
  ) -> Side {
    guard let item else { return Side(item: nil, attribute: attribute) }
    let place = inventory.place(of: item) ?? add(Item(path: nil, name: inventory.name(of: item)))
    return Side(item: place, attribute: attribute)
  }
}

extension NSLayoutConstraint {
  fileprivate var origin: SceneConstraint.Origin {
    if self is NSContentSizeLayoutConstraint { return .content }
    if self is NSAutoresizingMaskLayoutConstraint { return .autoresizing }
    let isSystems = identifier.map { $0.hasPrefix("UI") || $0.hasPrefix("NS") } ?? false
    return isSystems ? .content : .scene
  }
}
