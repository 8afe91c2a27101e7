import Stage

/// What is known of a scene's layouts at all lengths of the ruler.
struct RulerReading: Equatable, Sendable {
  /// The axis of the lengths: horizontal for widths.
  let axis: NSLayoutConstraint.Axis
  /// The lengths from the smallest device's to the largest one's, and the screen's own, in points.
  let range: ClosedRange<Int>
  /// The lengths of devices as they are held, in ascending order.
  let deviceLengths: [Int]
  /// Lengths in a row at which the same is wrong, in ascending order.
  private(set) var stretches: [ScreenPieces.Stretch] = []
  /// The lengths at which the layout changes, in ascending order.
  private(set) var breakpoints: [Breakpoint] = []
  /// What is wrong at any length, without hints; nothing before all lengths are known.
  private(set) var problems: [ProblemAtLengths] = []
  /// The last length up to which all is known, below the range at first. Greater lengths show what
  /// was known before the last change of the scene.
  private(set) var knownEnd: Int

  /// Creates a reading that knows nothing.
  init(of screen: SimulatedScreen, along axis: NSLayoutConstraint.Axis) {
    let lengths = Set(
      Device.all.map { device in
        let size = device.portraitSize
        let turned =
          screen.isLandscape ? CGSize(width: size.height, height: size.width) : size
        return Int(axis.length(of: turned))
      })
    let own = Int(axis.length(of: screen.size).rounded())
    self.axis = axis
    deviceLengths = lengths.sorted()
    range = min(own, deviceLengths.first ?? own)...max(own, deviceLengths.last ?? own)
    knownEnd = range.lowerBound - 1
  }

  /// Whether another reading is along the same lengths.
  func isOfSameLengths(as other: RulerReading) -> Bool {
    axis == other.axis && range == other.range && deviceLengths == other.deviceLengths
  }

  /// Whether all lengths are known.
  var isComplete: Bool { knownEnd == range.upperBound }

  /// Forgets that what is told is still so.
  mutating func expire() { (knownEnd, problems) = (range.lowerBound - 1, []) }

  /// Takes what is known by now. What was known before of other lengths stays.
  @MainActor
  mutating func take(_ pieces: ScreenPieces) {
    guard let end = pieces.knownEnd, end > knownEnd else { return }
    knownEnd = end
    stretches = pieces.stretches + stretches.compactMap { $0.part(above: knownEnd) }
    breakpoints = pieces.breakpoints + breakpoints.filter { $0.length > knownEnd }
    problems = isComplete ? stretches.problems.filter { $0.problem.severity != .hint } : []
  }

  /// What is wrong at some lengths, but not at a certain one.
  func problems(elsewhereThan length: Int) -> [ProblemAtLengths] {
    problems.filter { !$0.ranges.contains { $0.contains(length) } }
  }

  /// The known lengths at which something begins to be wrong, with the first one if something is
  /// wrong there.
  var problemStarts: [Int] {
    let first = stretches.first.flatMap { $0.words.isEmpty ? nil : $0.range.lowerBound }
    let begun = breakpoints.filter { $0.severity != nil }.map(\.length)
    return ([first].compactMap(\.self) + begun).filter { $0 <= knownEnd }
  }
}
