import Stage

extension SimulatedScreen {
  /// A screen of a size, without bars, with the choices of this one.
  package func freeform(_ size: CGSize) -> SimulatedScreen {
    var screen = SimulatedScreen(size: size).adopting(self)
    screen.bars = []
    return screen
  }

  /// The screen of a scene that has one of its own, with the choices of this one.
  package func freeform(_ own: OwnScreen) -> SimulatedScreen {
    var screen = SimulatedScreen(size: own.size, standsForAll: own.standsForAll).adopting(self)
    screen.bars = own.bars
    return screen
  }

  /// The part of this screen that a cell fills, with the screen's size classes; all of it for a
  /// scene that is no cell.
  package func part(for own: OwnScreen?) -> SimulatedScreen {
    guard let own, let cell = own.cell else { return self }
    let filled = CGSize(width: cell == .row ? size.width : own.size.width, height: own.size.height)
    guard filled != size else { return self }
    var part = freeform(filled)
    ScreenChoice.widthClass.set(classes.width.rawValue, on: &part)
    ScreenChoice.heightClass.set(classes.height.rawValue, on: &part)
    return part
  }

  /// This screen with the choices of another one.
  package func adopting(_ other: SimulatedScreen) -> SimulatedScreen {
    var screen = self
    screen.canvas = other.canvas
    for choice in ScreenChoice.all { choice.set(choice.word(on: other), on: &screen) }
    screen.versionByHand = other.versionByHand
    return screen
  }
}
