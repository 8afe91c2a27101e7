import AutoLayout
import Stage

/// The instance of a scene that the ruler lays out on all widths or heights, a little between
/// events.
@MainActor
final class RulerSweep {
  /// What the sweep was made for.
  private struct Source: Equatable {
    let instance: InstanceSource
    let edits: [SceneEdit]
    /// The screen, without its length along the ruler.
    let screen: SimulatedScreen
    let axis: NSLayoutConstraint.Axis
  }

  private var source: Source?
  private var sweep: ScreenSweep?

  /// Lays the scene out on some more screens of the ruler.
  /// - Parameters:
  ///   - ruler: The ruler that is shown, which gets what is found out; nil if there is none.
  ///   - limit: The time that it may take; nil for all of it.
  func advance(
    _ ruler: inout Ruler?, of scene: OpenScene, on screen: SimulatedScreen,
    with edits: [SceneEdit], within limit: Duration?
  ) {
    guard let axis = ruler?.axis else {
      (sweep, source) = (nil, nil)
      return
    }
    var limit = limit
    var anyLength = screen
    anyLength.resize(axis, to: 0)
    let present = Source(instance: scene.source, edits: edits, screen: anyLength, axis: axis)
    if source != present {
      let instance = scene.makeInstance(on: screen)
      instance.apply(edits)
      (source, sweep) = (present, ScreenSweep(instance, along: axis))
      ruler?.reading = nil
      limit = limit.map { max($0, Self.firstSlice) }
    }
    guard let sweep, !sweep.isDone || ruler?.reading == nil else { return }
    let start = ContinuousClock.now
    repeat {
      sweep.step()
    } while !sweep.isDone && limit.map { ContinuousClock.now - start < $0 } ?? true
    scene.host.becomeMain()
    ruler?.reading = sweep.reading
  }

  /// Whether a ruler that is shown does not know everything yet.
  var isUnfinished: Bool { sweep?.isDone != true }

  /// The least time that it takes as the ruler opens, so that the ruler shows something at once.
  private static let firstSlice = Duration.milliseconds(30)
}
