/// The constraints of a scene as they were last listed. As long as no view and no constraint comes,
/// goes or moves, they are the same constraints between the same items, and only their values may
/// differ.
@MainActor
struct ConstraintListing {
  private let hierarchy = HierarchyVersion.current
  private let inventory: Int
  private var listed: SceneHost.ListedConstraints

  init(_ listed: SceneHost.ListedConstraints, of inventory: SceneInventory) {
    self.inventory = inventory.number
    self.listed = listed
  }

  /// Whether no view and no constraint has come, gone or moved.
  var isCurrent: Bool { hierarchy == HierarchyVersion.current }

  /// The constraints with their present values; nil if other constraints may be there, or if an
  /// identifier has changed, which tells who has made a constraint.
  mutating func again(
    of inventory: SceneInventory, in window: UIWindow
  ) -> SceneHost.ListedConstraints? {
    guard isCurrent, inventory.number == self.inventory else { return nil }
    for (index, constraint) in listed.live.enumerated() {
      guard listed.list.isIdentified(by: constraint.identifier, at: index) else { return nil }
      let standing = constraint.standing(in: window)
      listed.list.setValues(
        at: index, relation: constraint.relation, multiplier: Double(constraint.multiplier),
        constant: Double(constraint.constant), priority: constraint.priority.rawValue,
        isBroken: standing.isBroken, violation: Double(standing.violation))
    }
    return listed
  }
}
