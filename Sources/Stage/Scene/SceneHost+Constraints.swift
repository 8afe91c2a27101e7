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
      text: constraintTexts.text(of: constraint, in: inventory),
      priority: constraint.priority.rawValue, identifier: constraint.identifier,
      origin: constraint.origin, isActive: constraint.isActive, isBroken: constraint.isBroken,
      violation: Double(constraint.violation), items: items.compactMap(inventory.path(of:)))
  }
}

/// The texts of the constraints in the latest two snapshots. A text is made again only if the constant has changed,
/// since most changes of a screen leave constraints as they are.
///
/// No constraint is retained, and the texts of constraints that snapshots no longer have are dropped.
@MainActor
struct ConstraintTexts {
  fileprivate struct Entry {
    /// Tells the constraint from another one that was created at its address later.
    let activation: Int
    let constant: CGFloat
    let text: String
  }
  private var present: [ObjectIdentifier: Entry] = [:]
  private var earlier: [ObjectIdentifier: Entry] = [:]

  mutating func removeAll() { (present, earlier) = ([:], [:]) }

  /// Drops the texts that the previous snapshot did not use.
  mutating func beginSnapshot() {
    earlier = present
    present = Dictionary(minimumCapacity: earlier.count)
  }

  mutating func text(of constraint: NSLayoutConstraint, in inventory: SceneInventory) -> String {
    guard constraint.activationIndex > 0 else { return constraint.line(in: inventory).description }
    let key = ObjectIdentifier(constraint)
    if let known = present[key], known.holds(for: constraint) { return known.text }
    if let known = earlier[key], known.holds(for: constraint) {
      present[key] = known
      return known.text
    }
    let text = constraint.line(in: inventory).description
    present[key] = Entry(
      activation: constraint.activationIndex, constant: constraint.constant, text: text)
    return text
  }
}

extension ConstraintTexts.Entry {
  /// Whether this is the constraint, with the constant that the text shows.
  @MainActor
  fileprivate func holds(for constraint: NSLayoutConstraint) -> Bool {
    activation == constraint.activationIndex && constant == constraint.constant
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
      ConstraintLine.Operand(inventory.name(of: item).components(separatedBy: "."), attribute.name)
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
