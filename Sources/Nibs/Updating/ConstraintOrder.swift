import AutoLayout

/// The order in which constraints are activated: from the first constraint on that is new or out of
/// its place, all count as activated anew, one after the other.
@MainActor
struct ConstraintOrder {
  /// The activation index of the last constraint that was taken.
  private(set) var latest = 0
  /// Whether all constraints so far keep their activation indices.
  private(set) var isKept = true

  /// Takes the next constraint that is there already, which comes behind the constraints before it.
  mutating func take(_ constraint: NSLayoutConstraint) {
    guard constraint.isActive else { return }
    if isKept, constraint.activationIndex <= latest { isKept = false }
    if !isKept { constraint.countAsLatest() }
    latest = constraint.activationIndex
  }

  /// Has the constraints that follow come after a constraint that was just activated.
  mutating func begin(after constraint: NSLayoutConstraint) {
    isKept = false
    latest = constraint.activationIndex
  }
}
