import Stage

/// The instance of a scene that the ruler lays out on all widths or heights, a little between
/// events.
@MainActor
final class RulerInstance {
  /// What the pieces are of.
  private struct Subject: Equatable {
    /// The index of the scene, whatever version of its document it is from.
    let scene: Int
    let source: InstanceSource
    let edits: [SceneEdit]
    /// The screen, without its length along the ruler.
    let screen: SimulatedScreen
    let axis: NSLayoutConstraint.Axis
  }

  private var host: SceneHost?
  private var subject: Subject?
  private var pieces: ScreenPieces?

  /// Lays the scene out on some more screens of the ruler.
  /// - Parameters:
  ///   - ruler: The ruler that is shown, which gets what is found out; nil if there is none.
  ///   - limit: The time that it may take; nil for all of it.
  func advance(
    _ ruler: inout Ruler?, of scene: OpenScene, on screen: SimulatedScreen,
    with edits: [SceneEdit], within limit: Duration?
  ) {
    guard let axis = ruler?.axis else {
      (host, subject, pieces) = (nil, nil, nil)
      return
    }
    let start = ContinuousClock.now
    var anyLength = screen
    anyLength.resize(axis, to: 0)
    let present = Subject(
      scene: scene.index, source: scene.source, edits: edits, screen: anyLength, axis: axis)
    var isNew = false
    if subject != present || ruler?.reading == nil {
      begin(present, of: scene, on: screen, &ruler)
      isNew = true
    }
    guard isNew || !isFinished else { return }
    while pieces?.isDone == false, limit.map({ ContinuousClock.now - start < $0 }) ?? true {
      pieces?.step()
    }
    if let pieces { ruler?.reading?.take(pieces) }
  }

  /// Begins anew. What the reading has is kept until it is known again, unless it is of another
  /// scene or other lengths.
  private func begin(
    _ present: Subject, of scene: OpenScene, on screen: SimulatedScreen, _ ruler: inout Ruler?
  ) {
    let known = subject?.source == present.source ? host : nil
    let instance = known ?? scene.makeInstance(on: screen)
    if instance.screen != screen { instance.apply(screen) }
    instance.apply(present.edits)
    let empty = RulerReading(of: screen, along: present.axis)
    let isSameScene =
      subject?.scene == present.scene && subject?.source.chapter == present.source.chapter
    if isSameScene, ruler?.reading?.isOfSameLengths(as: empty) == true {
      ruler?.reading?.expire()
    } else {
      ruler?.reading = empty
    }
    (host, subject) = (instance, present)
    pieces = ScreenPieces(of: instance, along: present.axis, over: empty.range, keepsClasses: false)
  }

  /// Whether all that the ruler shows is known.
  var isFinished: Bool { pieces?.isDone == true }
}
