extension SceneHost {
  /// Constraints of a scene, and their records at the same indices.
  typealias ListedConstraints = (live: [NSLayoutConstraint], list: ConstraintRecords)

  /// The constraints of a scene in the order in which they are listed.
  private struct LiveConstraints {
    /// The scene's active constraints, view by view.
    let scene: [NSLayoutConstraint]
    /// Inactive constraints that properties store or that were edited.
    let inactive: [NSLayoutConstraint]
    let system: [NSLayoutConstraint]

    @MainActor
    func without(_ other: NSLayoutConstraint) -> LiveConstraints {
      LiveConstraints(
        scene: scene.filter { $0 !== other }, inactive: inactive.filter { $0 !== other },
        system: system.filter { $0 !== other })
    }
  }

  private func liveConstraints(of inventory: SceneInventory) -> LiveConstraints {
    var scene: [NSLayoutConstraint] = []
    var system: [NSLayoutConstraint] = []
    for view in [window as UIView] + inventory.holders + inventory.views {
      for constraint in view.constraints {
        if constraint.origin == .scene {
          scene.append(constraint)
        } else {
          system.append(constraint)
        }
      }
    }
    var off = inventory.heldConstraints.filter { !$0.isActive }
    for edited in edited.constraints
    where !edited.constraint.isActive && !off.contains(where: { $0 === edited.constraint }) {
      off.append(edited.constraint)
    }
    return LiveConstraints(scene: scene, inactive: off, system: system)
  }

  /// The constraints and their records, at the same indices.
  ///
  /// Mostly they are the same constraints as before, with other values.
  func constraints(of inventory: SceneInventory) -> ListedConstraints {
    let mayStay = edited.applied.isEmpty && inventory.heldConstraints.isEmpty
    if mayStay, let again = listing?.again(of: inventory, in: window) { return again }
    let listed = constraintsAnew(of: inventory)
    listing = mayStay ? ConstraintListing(listed, of: inventory) : nil
    return listed
  }

  /// The constraints and their records, listed anew even if the last list may stay.
  func constraintsAnew(of inventory: SceneInventory) -> ListedConstraints {
    listed(liveConstraints(of: inventory), in: inventory)
  }

  private func listed(
    _ live: LiveConstraints, in inventory: SceneInventory
  ) -> ListedConstraints {
    var list = ConstraintRecords(items: inventory.names)
    let groups = [(live.scene, true), (live.inactive, false), (live.system, true)]
    for (constraints, isActive) in groups {
      for constraint in constraints {
        list.append(
          list.record(
            of: constraint, mark: mark(of: constraint, in: inventory), isActive: isActive,
            standing: constraint.standing(in: window), in: inventory))
      }
    }
    return (live.scene + live.inactive + live.system, list)
  }

  /// The name by which a constraint is told from others; nil if only its place tells it.
  private func mark(
    of constraint: NSLayoutConstraint, in inventory: SceneInventory
  ) -> ConstraintID.Mark? {
    edited.mark(of: constraint)
      ?? constraint.documentOrigin?.elementID.map { .element($0) }
      ?? inventory.property(of: constraint).map { .property($0) }
  }

  /// Constraints in the form shown to users.
  /// - Parameter listed: The present constraints.
  func describe(
    _ constraints: [NSLayoutConstraint], among listed: ListedConstraints,
    in inventory: SceneInventory
  ) -> [SceneConstraint] {
    var others = ConstraintRecords(items: inventory.names)
    return constraints.map { constraint in
      // A loop, since the runtime checks each call of a closure.
      for index in listed.live.indices where listed.live[index] === constraint {
        return listed.list.constraint(at: index)
      }
      // A constraint that no view holds, such as that of a content size.
      let record = others.record(
        of: constraint, mark: .number(0), isActive: constraint.isActive,
        standing: constraint.standing(in: window), in: inventory)
      return others.describe(record, .number(0))
    }
  }

  /// The identities of live constraints, in their order.
  package func ids(of constraints: [NSLayoutConstraint]) -> [ConstraintID] {
    described(constraints).map(\.id)
  }

  /// Live constraints in the form shown to users, in their order.
  func described(_ constraints: [NSLayoutConstraint]) -> [SceneConstraint] {
    describe(constraints, among: currentConstraints, in: currentInventory)
  }

  /// The live constraint with an identity.
  func constraint(_ id: ConstraintID) -> NSLayoutConstraint? {
    let (live, list) = currentConstraints
    return list.index(of: id).map { live[$0] }
  }

  /// The live constraint that would have an identity if another one did not have it.
  func constraint(
    _ id: ConstraintID, insteadOf other: NSLayoutConstraint
  ) -> NSLayoutConstraint? {
    let inventory = currentInventory
    let (live, list) = listed(liveConstraints(of: inventory).without(other), in: inventory)
    return list.index(of: id).map { live[$0] }
  }
}

extension ConstraintRecords {
  /// The record of a constraint of a scene. An item that is not listed gets a name.
  @MainActor
  fileprivate mutating func record(
    of constraint: NSLayoutConstraint, mark: ConstraintID.Mark?, isActive: Bool,
    standing: (isBroken: Bool, violation: CGFloat), in inventory: SceneInventory
  ) -> Record {
    let second = constraint.secondItem
    return Record(
      mark: mark, first: side(constraint.firstItem, constraint.firstAttribute, in: inventory),
      relation: constraint.relation,
      second: second == nil ? nil : side(second, constraint.secondAttribute, in: inventory),
      multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
      priority: constraint.priority.rawValue, identifier: constraint.identifier,
      origin: constraint.origin, isActive: isActive, isBroken: standing.isBroken,
      violation: Double(standing.violation))
  }

  @MainActor
  private mutating func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in inventory: SceneInventory
  ) -> Side {
    guard let item else { return Side(item: nil, attribute: attribute) }
    let place = inventory.place(of: item) ?? add(Item(path: nil, names: [inventory.name(of: item)]))
    return Side(item: place, attribute: attribute)
  }
}

extension NSLayoutConstraint {
  fileprivate var origin: SceneConstraint.Origin {
    if self is NSContentSizeLayoutConstraint { return .content }
    if self is NSAutoresizingMaskLayoutConstraint { return .autoresizing }
    guard let identifier else { return .scene }
    let name = identifier.utf8
    let isSystems =
      name.starts(with: "UI".utf8) || name.starts(with: "NS".utf8)
      || name.starts(with: "_UI".utf8)
    return isSystems ? .content : .scene
  }
}
