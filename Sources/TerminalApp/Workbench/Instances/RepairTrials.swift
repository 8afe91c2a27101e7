import Documents
import Stage

/// The instance of a scene on which the repairs of the list of problems are tried. What was typed
/// or opened in the scene that is shown is not in it.
@MainActor
final class RepairTrials {
  /// What the instance was made from.
  private struct Source: Equatable {
    let instance: InstanceSource
    let screen: SimulatedScreen
    let edits: [SceneEdit]
  }

  private var known: (source: Source, trial: RepairTrial)?

  func forget() { known = nil }

  /// The problems that are left after each repair, for as many as a person would look through.
  func outcomes(
    of repairs: [SceneEdit], in scene: OpenScene, on screen: SimulatedScreen,
    with edits: [SceneEdit]
  ) -> [SceneEdit: RepairOutcome] {
    var outcomes: [SceneEdit: RepairOutcome] = [:]
    for repair in repairs where outcomes[repair] == nil && outcomes.count < Self.most {
      outcomes[repair] = trial(of: repair, in: scene, on: screen, with: edits)
        .outcome(of: repair)
    }
    return outcomes
  }

  private static let most = 16

  /// The scene as it is shown with a repair.
  /// - Parameter edits: The changes that the scene has.
  func trial(
    of repair: SceneEdit, in scene: OpenScene, on screen: SimulatedScreen, with edits: [SceneEdit]
  ) -> RepairTrial {
    let source = Source(instance: scene.source, screen: screen, edits: edits)
    let trial = if let known, known.source == source { known.trial } else { make(source, scene) }
    known = (source, trial)
    trial.make(repair)
    return trial
  }

  private func make(_ source: Source, _ scene: OpenScene) -> RepairTrial {
    let instance = scene.makeInstance(on: source.screen)
    instance.apply(source.edits)
    instance.restore(scene.host.contentOffsets)
    return RepairTrial(on: instance)
  }
}
