import Foundation
import Stage

extension Arguments {
  /// The simulated screen given by the options.
  var screen: SimulatedScreen { screen(isLandscape: isLandscape) }

  /// The same in portrait, before `--landscape` applies.
  var uprightScreen: SimulatedScreen { screen(isLandscape: false) }

  /// The screen on which a scene is opened: upright, or of the scene's own size.
  func screen(for scene: NamedScene) -> SimulatedScreen {
    guard let size = scene.size, adopts(scene) else { return uprightScreen }
    var screen = uprightScreen.freeform(size)
    if let bars { screen.bars = bars }
    return screen
  }

  /// Whether the screen takes the size of a scene: none is given, and the scene has one.
  func adopts(_ scene: NamedScene) -> Bool {
    scene.size != nil && device == nil && size == nil && pane == .full
  }

  private func screen(isLandscape: Bool) -> SimulatedScreen {
    var screen = SimulatedScreen(device ?? .standard, isLandscape: isLandscape)
    if let size {
      let size = CGSize(width: size.width, height: size.height)
      if device == nil {
        screen = SimulatedScreen(size: size)
        if isLandscape { screen.rotate(toLandscape: true) }
      } else {
        screen.resize(to: size)
      }
    }
    if pane != .full { screen.split(pane) }
    if documentSettings.language.map(DocumentLanguages.isRightToLeft) == true {
      screen.direction = .rightToLeft
    }
    for (choice, word) in choices { choice.set(word, on: &screen) }
    if let bars { screen.bars = bars }
    screen.reducesMotion = !animates
    return screen
  }

  /// Checks that the options about the screen's size go together.
  func checkScreen() throws(UsageError) {
    guard pane != .full else { return }
    guard size == nil else {
      throw UsageError("--split and --size both set the size: give one of them")
    }
    let device = device ?? .standard
    guard device.splitWidths != nil else {
      let example =
        Device.all.first { $0.splitWidths != nil }.map { ", such as '\($0.name)'" } ?? ""
      throw UsageError(
        "--split goes with an iPad, not with \(UsageError.quoted(device.name)): "
          + "--device names one" + example)
    }
  }
}
