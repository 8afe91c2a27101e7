import Documents
import Stage

/// Instances of scenes on which repairs were tried last. Several conflicts of a scene are often
/// found first at the same screen.
@MainActor
struct KnownTrials {
  private struct Source: Equatable {
    let scene: Int
    let screen: SimulatedScreen
    let language: String?
  }

  private var known: [(source: Source, trial: RepairTrial)] = []

  /// The most instances that are kept: some scenes have thousands of views.
  private static let most = 4

  /// What a repair leaves out at the first screen of a conflict: the constraint that is left out
  /// without it, and others that are not. Conflicts that were there already are none of its own.
  mutating func leftOut(
    by repair: SceneEdit, for conflict: KnownConflict, in scene: CheckedScene
  ) -> [SceneConstraint] {
    scene.showing(conflict.language) {
      let trial = trial(of: conflict, in: scene)
      let before = trial.before.problems.compactMap { $0.broken?.id }
      // Where an instance of its own has not the conflict, it says nothing about the repair.
      guard let broken = conflict.broken, before.contains(broken) else { return [] }
      return trial.outcome(of: repair).leftOut.filter {
        $0.id == broken || !before.contains($0.id)
      }
    }
  }

  private mutating func trial(of conflict: KnownConflict, in scene: CheckedScene) -> RepairTrial {
    let source = Source(scene: scene.index, screen: conflict.screen, language: conflict.language)
    if let found = known.first(where: { $0.source == source }) { return found.trial }
    let trial = RepairTrial(on: scene.makeInstance(on: conflict.screen))
    if known.count == Self.most { known.removeFirst() }
    known.append((source, trial))
    return trial
  }
}
