import Stage

/// An instance of a scene on which repairs of conflicts are tried, one after the other. A repair
/// that resolves a conflict may bring the next one, which only the layout with the repair shows.
@MainActor
package struct RepairTrial {
  package let host: SceneHost
  /// The scene without a repair.
  package let before: SceneSnapshot
  /// The changes that the scene has without a repair.
  private let edits: [SceneEdit]

  /// - Parameter host: An instance of the scene that nobody sees, with all of its changes.
  package init(on host: SceneHost) {
    (self.host, before, edits) = (host, host.snapshot, host.edits)
  }

  /// Makes a repair in place of the one that was tried before it.
  package func make(_ repair: SceneEdit) {
    if host.edits != edits + [repair] { host.apply(edits + [repair]) }
  }

  /// What is still wrong with a repair.
  package func outcome(of repair: SceneEdit) -> RepairOutcome {
    make(repair)
    return RepairOutcome(host.snapshot.problems)
  }
}
