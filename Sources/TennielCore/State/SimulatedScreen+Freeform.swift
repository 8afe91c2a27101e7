import Foundation
import Stage

extension SimulatedScreen {
  /// A screen of a size, without bars, with the choices of this one.
  func freeform(_ size: CGSize) -> SimulatedScreen {
    var screen = SimulatedScreen(size: size)
    for choice in ScreenChoice.all { choice.set(choice.word(on: self), on: &screen) }
    screen.reducesMotion = reducesMotion
    screen.bars = []
    return screen
  }
}
