import Cells
import Stage

/// What is wrong after each repair of a conflict, and what the scene looks like then.
extension App {
  /// Tries the repairs on an instance that nobody sees.
  func weighRepairs() {
    (state.weighedRepairs, trial) = (nil, nil)
    let repairs = ProblemList.entries(of: content, in: state).compactMap(\.repair)
    guard !repairs.isEmpty else { return }
    var outcomes: [SceneEdit: RepairOutcome] = [:]
    for repair in repairs where outcomes[repair] == nil && outcomes.count < Self.mostRepairs {
      outcomes[repair] = RepairOutcome(instance(with: repair).snapshot.problems)
    }
    host.becomeMain()
    state.weighedRepairs = WeighedRepairs(
      screen: state.screen, edits: state.history.edits, outcomes: outcomes)
    isOutdated = true
  }

  /// As many are tried as a person would look through.
  private static let mostRepairs = 16

  /// The picture of the scene with the repair that is marked in the list, with marks at the views
  /// that it moves; nil if none is shown.
  func pictureOfRepair(on canvas: CanvasView) -> Picture? {
    guard state.isListingProblems else {
      trial = nil
      return nil
    }
    guard let repair = state.previewedRepair(on: content) else { return nil }
    let instance = instance(with: repair)
    defer { host.becomeMain() }
    var unselected = state
    (unselected.selection, unselected.constraint) = (nil, nil)
    var options = paintingOptions(for: unselected)
    options.moved = Set(instance.snapshot.moves(since: content).map(\.path))
    return ViewPainter.picture(of: instance, in: canvas.viewport, options: options)
  }

  /// An instance of the scene as it is, with a repair.
  private func instance(with repair: SceneEdit) -> SceneHost {
    let source = RepairTrial.Source(instance: instanceSource, screen: state.screen)
    if trial?.source != source {
      trial = RepairTrial(source: source, host: makeInstance(on: state.screen))
    }
    let instance = trial?.host ?? host
    let edits = state.history.edits + [repair]
    if instance.edits != edits { instance.apply(edits) }
    return instance
  }
}

/// An instance of a scene on which repairs are tried.
struct RepairTrial {
  /// What it was made from.
  struct Source: Equatable {
    let instance: InstanceSource
    let screen: SimulatedScreen
  }

  let source: Source
  let host: SceneHost
}
