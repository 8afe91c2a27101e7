import InterfaceBuilder

/// The constraints of the canvas's document by their slots, read once for each view that holds
/// some.
struct PresentConstraints {
  private let canvas: Canvas
  private var read: [String: [ConstraintSlot: (id: String, constraint: NewConstraint)]] = [:]

  /// Reads nothing yet.
  init(on canvas: Canvas) { self.canvas = canvas }

  /// The constraint that differs from a given one at most in its constant and in the order of its
  /// items; nil if there is none.
  mutating func existing(like constraint: NewConstraint) -> Proposal.Existing? {
    let slot = ConstraintSlot(constraint)
    guard let holder = canvas.holder(of: constraint.first.item, constraint.second?.item) else {
      return nil
    }
    for holder in sequence(first: holder, next: canvas.container) {
      if let found = constraints(of: holder.id)[slot] {
        let isTurned = found.constraint.first != constraint.first
        return Proposal.Existing(
          id: found.id, constraint: isTurned ? constraint.swapped ?? constraint : constraint,
          present: found.constraint)
      }
    }
    return nil
  }

  /// The constraints that a view holds for the traits of the canvas; of several with one slot, the
  /// first.
  private mutating func constraints(
    of holder: String
  ) -> [ConstraintSlot: (id: String, constraint: NewConstraint)] {
    if let found = read[holder] { return found }
    var found: [ConstraintSlot: (id: String, constraint: NewConstraint)] = [:]
    let members = canvas.document.object(holder)?.members("constraints", for: canvas.traits) ?? []
    for present in members.compactMap(Constraint.init) {
      guard let id = present.id, let constraint = NewConstraint(present, for: canvas.traits)
      else { continue }
      let slot = ConstraintSlot(constraint)
      if found[slot] == nil { found[slot] = (id, constraint) }
    }
    read[holder] = found
    return found
  }
}
