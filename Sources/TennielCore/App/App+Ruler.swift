import AutoLayout
import Stage

/// The ruler of all widths or heights, which finds out a little between events.
extension App {
  /// Lays the scene out on some more screens of the ruler.
  /// - Parameter limit: The time that it may take; nil for all of it.
  func advanceSweep(within limit: Duration?) {
    guard let ruler = state.panes.ruler else {
      (sweep, sweepSource) = (nil, nil)
      return
    }
    var anyLength = state.screen
    anyLength.resize(ruler.axis, to: 0)
    let source = SweepSource(
      instance: instanceSource, edits: state.history.edits, screen: anyLength, axis: ruler.axis)
    var limit = limit
    if sweepSource != source {
      sweepSource = source
      let instance = makeInstance(on: state.screen)
      instance.apply(source.edits)
      sweep = ScreenSweep(instance, along: ruler.axis)
      state.panes.ruler?.reading = nil
      limit = limit.map { max($0, Self.firstSlice) }
    }
    guard let sweep, !sweep.isDone || state.panes.ruler?.reading == nil else { return }
    let start = ContinuousClock.now
    repeat {
      sweep.step()
    } while !sweep.isDone && limit.map { ContinuousClock.now - start < $0 } ?? true
    host.becomeMain()
    state.panes.ruler?.reading = sweep.reading
    isOutdated = true
  }

  /// Whether the ruler does not know everything yet.
  var isSweeping: Bool { state.panes.ruler != nil && sweep?.isDone != true }

  /// The time that the ruler takes between two events.
  static let sweepSlice = Duration.milliseconds(4)
  /// The time that it takes as it opens, so that it shows something at once.
  private static let firstSlice = Duration.milliseconds(30)
}

/// What a ruler was made for.
struct SweepSource: Equatable {
  let instance: InstanceSource
  let edits: [SceneEdit]
  /// The screen, without its length along the ruler.
  let screen: SimulatedScreen
  let axis: NSLayoutConstraint.Axis
}
