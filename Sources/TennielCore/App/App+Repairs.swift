import Cells
import Stage

/// What is wrong after each repair of a conflict, and what the scene looks like then.
extension App {
  /// Tries the repairs on an instance that nobody sees.
  func weighRepairs() {
    (state.changes.repairs, trial) = (nil, nil)
    let repairs = ProblemList.entries(of: content, in: state).compactMap(\.repair)
    guard !repairs.isEmpty else { return }
    var outcomes: [SceneEdit: RepairOutcome] = [:]
    for repair in repairs where outcomes[repair] == nil && outcomes.count < Self.mostRepairs {
      outcomes[repair] = RepairOutcome(tried(repair).host.snapshot.problems)
    }
    host.becomeMain()
    state.changes.repairs = WeighedRepairs(
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
    let trial = tried(repair)
    defer { host.becomeMain() }
    var unselected = state
    (unselected.focus.view, unselected.focus.constraint) = (nil, nil)
    var options = paintingOptions(for: unselected)
    options.moved = Set(trial.host.snapshot.moves(since: trial.before).map(\.path))
    return ViewPainter.picture(of: trial.host, in: canvas.viewport, options: options)
  }

  /// An instance of the scene as it is shown, with a repair. What was typed or opened in the one
  /// that is shown is not in it.
  private func tried(_ repair: SceneEdit) -> RepairTrial {
    let edits = state.history.edits
    let source = RepairTrial.Source(
      instance: instanceSource, screen: state.screen, edits: edits)
    let trial =
      if let known = self.trial, known.source == source { known } else { makeTrial(source) }
    self.trial = trial
    if trial.host.edits != edits + [repair] { trial.host.apply(edits + [repair]) }
    return trial
  }

  private func makeTrial(_ source: RepairTrial.Source) -> RepairTrial {
    let instance = makeInstance(on: source.screen)
    instance.apply(source.edits)
    instance.restore(host.contentOffsets)
    return RepairTrial(source: source, host: instance, before: instance.snapshot)
  }
}

/// An instance of a scene on which repairs are tried.
struct RepairTrial {
  /// What it was made from.
  struct Source: Equatable {
    let instance: InstanceSource
    let screen: SimulatedScreen
    let edits: [SceneEdit]
  }

  let source: Source
  let host: SceneHost
  /// The scene without a repair.
  let before: SceneSnapshot
}
