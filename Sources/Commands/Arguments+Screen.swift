import Documents
import Stage

extension Arguments {
  /// The screen on which a scene is opened: that of the options, or else of the scene's own size,
  /// or of the device on which its document draws it. It is upright, unless the scene has its own
  /// size.
  func uprightScreen(for scene: NamedScene) -> SimulatedScreen {
    guard let own = scene.own, sizeIsFree else {
      return part(of: screen(on: scene, isLandscape: false), for: scene)
    }
    var screen = screen(on: nil, isLandscape: false).freeform(own)
    screen.canvas = canvas(of: scene)
    if let bars { screen.bars = bars }
    return screen
  }

  /// The screen to which a scene is rotated after it was opened upright; nil if it stays as it is.
  func landscapeScreen(for scene: NamedScene) -> SimulatedScreen? {
    if scene.own != nil, sizeIsFree {
      var screen = uprightScreen(for: scene)
      guard isLandscape, !screen.isLandscape else { return nil }
      screen.rotate()
      return screen
    }
    guard isLandscape || sizeIsFree && scene.isLandscape else { return nil }
    return part(of: screen(on: scene, isLandscape: true), for: scene)
  }

  /// What a scene fills of a screen: all of it, unless it is a cell and no option gives its size.
  private func part(of screen: SimulatedScreen, for scene: NamedScene) -> SimulatedScreen {
    size == nil ? screen.part(for: scene.own) : screen
  }

  /// The screen on which a scene is opened.
  package func openingScreen(for scene: NamedScene) -> SimulatedScreen {
    landscapeScreen(for: scene) ?? uprightScreen(for: scene)
  }

  /// The canvas on which the document of a scene draws it, if the scene is shown as in its design.
  private func canvas(of scene: NamedScene?) -> DesignCanvas? {
    documentSettings.isDesignTime ? scene?.design : nil
  }

  /// Whether an option asks for another screen or language than that of the scene.
  package var asksForScreen: Bool {
    !sizeIsFree || isLandscape || bars != nil || !choices.isEmpty
      || documentSettings.language != nil
  }

  /// Whether a scene is checked where it ships, since no option names screens or a language.
  var checksShippedScreens: Bool {
    // Where a document draws its views is of the screen for which it draws them.
    command == .check && !failingChecks.contains(.misplaced) && check.screens.isEmpty && sizeIsFree
      && !isLandscape && bars == nil
      && documentSettings.language == nil && !documentSettings.isDesignTime
  }

  /// Whether no option gives the screen a size.
  private var sizeIsFree: Bool { device == nil && size == nil && pane == .full }

  /// The screen given by the options, in an orientation, with the device of a scene where they name
  /// none.
  func screen(on scene: NamedScene?, isLandscape: Bool) -> SimulatedScreen {
    let own = sizeIsFree ? scene?.device : nil
    var screen = SimulatedScreen(device ?? own ?? .standard, isLandscape: isLandscape)
    if let size {
      let size = CGSize(width: size.width, height: size.height)
      if device == nil {
        screen = SimulatedScreen(size: size)
        if isLandscape { screen.rotate(toLandscape: true) }
      } else {
        screen.resize(to: size)
      }
    }
    screen.canvas = canvas(of: scene)
    if pane != .full { screen.split(pane) }
    if documentSettings.language.map(DocumentLanguages.isRightToLeft) == true {
      screen.direction = .rightToLeft
    }
    for (choice, word) in choices { choice.set(word, on: &screen) }
    if let bars { screen.bars = bars }
    if !animates { screen.reducesMotion = true }
    return screen
  }

  /// Checks that the options about the screen's size go together.
  package func checkScreen() throws(UsageError) {
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
