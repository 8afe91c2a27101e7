import Stage

/// What is wrong after each repair of a conflict.
extension App {
  /// Tries the repairs on an instance that nobody sees.
  func weighRepairs() {
    let repairs = content.problems.flatMap(\.repairs)
    state.weighedRepairs = nil
    guard !repairs.isEmpty else { return }
    let instance = makeInstance(on: state.screen)
    let edits = state.history.edits
    var outcomes: [SceneEdit: RepairOutcome] = [:]
    for repair in repairs.prefix(Self.mostRepairs) {
      instance.apply(edits + [repair])
      outcomes[repair] = RepairOutcome(instance.snapshot.problems)
    }
    host.becomeMain()
    state.weighedRepairs = WeighedRepairs(screen: state.screen, edits: edits, outcomes: outcomes)
    isOutdated = true
  }

  /// As many are tried as a person would look through.
  private static let mostRepairs = 16
}
