import AutoLayout

/// The edits that a scene has.
@MainActor
struct EditedScene {
  /// An edit, and the value that the property had before in this instance of the scene; nil if its target is not there.
  struct Applied {
    let edit: SceneEdit
    let before: EditedValue?
  }

  /// The edits in the order in which they were made.
  var applied: [Applied] = []
  /// The constraints that edits concern, which may be inactive and held by nobody else.
  private(set) var constraints: [(id: ConstraintID, constraint: NSLayoutConstraint)] = []

  /// The ranks that constraints had which an edit has made inactive.
  var ranks: [ConstraintID: Int] = [:]

  func constraint(_ id: ConstraintID) -> NSLayoutConstraint? {
    constraints.first { $0.id == id }?.constraint
  }

  /// What tells an edited constraint from others.
  func mark(of constraint: NSLayoutConstraint) -> ConstraintID.Mark? {
    constraints.isEmpty ? nil : constraints.first { $0.constraint === constraint }?.id.mark
  }

  /// Forgets the constraints that no edit concerns.
  mutating func releaseConstraints() {
    constraints.removeAll { held in
      !applied.contains { $0.edit.target == .constraint(held.id) }
    }
  }

  mutating func hold(_ constraint: NSLayoutConstraint, as id: ConstraintID) {
    if self.constraint(id) == nil { constraints.append((id, constraint)) }
  }
}
