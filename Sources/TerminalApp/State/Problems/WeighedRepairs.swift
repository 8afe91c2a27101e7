import Documents
import Stage

/// What the repairs of conflicts lead to, and the screen and the edits with which that was found
/// out.
struct WeighedRepairs: Equatable, Sendable {
  let screen: SimulatedScreen
  let edits: [SceneEdit]
  let outcomes: [SceneEdit: RepairOutcome]

  /// What a repair leads to, behind its own words: `: nothing is wrong then`; empty if that is not
  /// known.
  func words(of repair: SceneEdit) -> String { outcomes[repair].map { ": \($0.words)" } ?? "" }

  /// The repairs of a conflict. Repairs after which the fewest errors are left come first, and of
  /// these the ones with the fewest warnings.
  func ranked(_ repairs: [SceneEdit]) -> [SceneEdit] {
    func rank(_ repair: SceneEdit) -> (Int, Int) {
      outcomes[repair].map { ($0.errors, $0.warnings) } ?? (.max, .max)
    }
    return repairs.sorted { rank($0) < rank($1) }
  }
}

extension AppState {
  /// What the repairs lead to, as far as that is known of the scene as it is.
  var weighedRepairs: WeighedRepairs {
    let edits = history.edits
    if let known = changes.repairs, known.screen == screen, known.edits == edits { return known }
    return WeighedRepairs(screen: screen, edits: edits, outcomes: [:])
  }
}
