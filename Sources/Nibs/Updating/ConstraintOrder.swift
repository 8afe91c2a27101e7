import AutoLayout

/// The order in which constraints are activated: from the first that is new or out of its place,
/// all count as activated one after the other.
@MainActor
struct ConstraintOrder {
  /// The place of the last constraint among all activations.
  private(set) var latest = 0
  /// Whether all constraints so far are where they were.
  private(set) var isKept = true

  /// Puts a constraint that is there behind those before.
  mutating func take(_ constraint: NSLayoutConstraint) {
    guard constraint.isActive else { return }
    if isKept, constraint.activationIndex <= latest { isKept = false }
    if !isKept { constraint.countAsLatest() }
    latest = constraint.activationIndex
  }

  /// Has what follows come after a constraint that was just made.
  mutating func begin(after constraint: NSLayoutConstraint) {
    isKept = false
    latest = constraint.activationIndex
  }
}
