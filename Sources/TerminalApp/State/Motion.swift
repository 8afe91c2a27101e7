import Stage

/// What moves by itself, or has moved.
struct Motion: Equatable, Sendable {
  /// Whether the last event's change of the screen is animated.
  var glides = false
  /// Whether animations are slow.
  var isSlow = false
  /// The tour that plays.
  var demo: Demo?
  /// The ambiguous view that is shown in one place after the other.
  var wandering: Wandering?
  /// The previous frames of the views moved by the last change.
  var movedFrom: [ViewPath: CGRect] = [:]
  /// Whether the moved views are marked in the picture. The marks disappear after a time.
  var marksMoved = false
  /// How often views were marked, each time for the whole time of marks.
  private(set) var markings = 0

  /// The factor of slow animations, the same as the simulator's.
  static let slowFactor = 10

  /// Marks the views that the last change has moved, and no others.
  /// - Parameter earlier: The layout before the change.
  mutating func mark(_ moves: [ViewMove], since earlier: SceneSnapshot) {
    movedFrom = [:]
    for move in moves { movedFrom[move.path] = earlier.view(at: move.path)?.solvedFrame }
    marksMoved = !moves.isEmpty && demo == nil
    markings += 1
  }
}

/// An ambiguous view that moves within the range that its constraints leave open.
struct Wandering: Equatable, Sendable {
  /// The time that it stays in each place.
  static let milliseconds = 350

  let path: ViewPath
  /// The number of places that are still to come.
  var left = 10
}
