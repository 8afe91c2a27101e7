import Stage

/// The tour: the screen changes its size smoothly, rotates, changes its classes and text size, and
/// is restored.
struct Demo: Equatable, Sendable {
  static let frameMilliseconds = 60

  /// The screen before and after the tour.
  let home: SimulatedScreen
  private let frames: [SimulatedScreen]
  private var index = 0

  init(from screen: SimulatedScreen) {
    var frames: [SimulatedScreen] = []
    for turn in 0..<2 {
      var start = screen
      if turn == 1 { start.rotate() }
      frames += Self.hold(start)
      frames += Self.breathe(from: start)
      frames += Self.hold(start)
    }
    var classes = screen
    for choice in [SizeClassChoice.regular, .compact, screen.widthClass] {
      classes.widthClass = choice
      frames += Self.hold(classes)
    }
    var text = screen
    for size in [TextSize.extraSmall, .extraExtraExtraLarge, screen.textSize] {
      text.textSize = size
      frames += Self.hold(text)
    }
    home = screen
    self.frames = frames
  }

  /// The next screen of the tour; nil at its end.
  mutating func next() -> SimulatedScreen? {
    guard index < frames.count else { return nil }
    defer { index += 1 }
    return frames[index]
  }

  /// A screen repeated for a little more than a second.
  private static func hold(_ screen: SimulatedScreen) -> [SimulatedScreen] {
    [SimulatedScreen](repeating: screen, count: 18)
  }

  /// Screens that become narrower by a quarter and wider again, then lower and taller again, in the
  /// smallest steps of a key.
  private static func breathe(from screen: SimulatedScreen) -> [SimulatedScreen] {
    let size = screen.size
    let across = Array(stride(from: 0.0, through: size.width / 4, by: 8))
    let down = Array(stride(from: 0.0, through: size.height / 4, by: 16))
    let widths = (across + across.reversed()).map {
      CGSize(width: size.width - $0, height: size.height)
    }
    let heights = (down + down.reversed()).map {
      CGSize(width: size.width, height: size.height - $0)
    }
    return (widths + heights).map { size in
      var frame = screen
      frame.resize(to: size)
      return frame
    }
  }
}
