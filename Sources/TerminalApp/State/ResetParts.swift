import Cells
import Documents
import Painting
import Stage

/// The parts of the state that a reset sets back to how the scene was opened.
struct ResetParts: Equatable {
  private let screen: SimulatedScreen
  private let document: DocumentSettings
  private let zoom: Viewport.Zoom
  private let offset: CellPoint
  private let isFollowed: Bool

  init(_ state: AppState) {
    screen = state.screen
    document = state.shownDocument.settings
    zoom = state.display.zoom
    offset = state.display.offset
    isFollowed = state.display.followed != nil
  }
}

extension AppState {
  /// The present values of the parts that a reset sets back.
  var resetParts: ResetParts { ResetParts(self) }

  /// Shows the scene as it was opened: on its screen, in its language, as large as fits. A document
  /// that is edited is shown on its canvas.
  mutating func reset() {
    display.leaveTerminal()
    guard building != nil else {
      shownDocument.settings.language = shownDocument.openingSettings.language
      return display.reset()
    }
    display.zoom = .shape
    screen.interfaceStyle = display.former.opening.interfaceStyle
    screen.reducesMotion = display.former.opening.reducesMotion
    showCanvas()
  }
}
