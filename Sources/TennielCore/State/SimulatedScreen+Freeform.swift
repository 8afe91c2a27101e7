import Foundation
import Stage

extension SimulatedScreen {
  /// A screen of a size, without bars, with the choices of this one.
  func freeform(_ size: CGSize) -> SimulatedScreen {
    var screen = SimulatedScreen(size: size).adopting(self)
    screen.bars = []
    return screen
  }

  /// The screen of a scene that has one of its own, with the choices of this one.
  func freeform(_ own: OwnScreen) -> SimulatedScreen {
    var screen = SimulatedScreen(size: own.size, standsForAll: own.standsForAll).adopting(self)
    screen.bars = own.bars
    return screen
  }

  /// This screen with the choices of another one.
  func adopting(_ other: SimulatedScreen) -> SimulatedScreen {
    var screen = self
    screen.canvas = other.canvas
    for choice in ScreenChoice.all { choice.set(choice.word(on: other), on: &screen) }
    screen.versionByHand = other.versionByHand
    return screen
  }
}
