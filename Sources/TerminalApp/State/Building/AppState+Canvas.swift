import Documents
import Nibs
import Stage

/// The canvas of the document that is edited, and other screens on which it is looked at.
///
/// A document has one canvas: the screen on which it draws the scene, in its own language. Frames
/// are read and written there alone. Any other screen, language or way of showing the document is a
/// preview.
extension AppState {
  /// The canvas of the document that is shown.
  var canvasScreen: SimulatedScreen { display.canvasScreen(of: entry) }

  /// Whether a document that is edited is shown otherwise than on its canvas.
  var isPreview: Bool {
    building != nil && (shownDocument.settings != .canvas || !screen.looks(like: canvasScreen))
  }

  /// Shows the document on its canvas.
  mutating func showCanvas() {
    let canvas = canvasScreen
    display.changeScreen { if !$0.looks(like: canvas) { $0 = canvas } }
    shownDocument.settings = .canvas
  }

  /// Shows the canvas as long as a tool is open, and afterwards what was looked at before.
  mutating func followTool() {
    guard let building else { return }
    if building.panel != nil, isPreview {
      let preview = Building.Preview(screen: screen, document: shownDocument.settings)
      self.building?.preview = preview
      showCanvas()
    } else if building.panel == nil, let preview = building.preview {
      self.building?.preview = nil
      display.changeScreen { $0 = preview.screen }
      shownDocument.settings = preview.document
    }
  }

  /// Why texts are not edited; nil while the document's own are shown.
  var obstacleToTexts: String? { building == nil ? nil : shownDocument.settings.obstacleToTexts }

  /// Why views are not moved or resized.
  static let wantsCanvas = "This is a preview: 0 leads back to the canvas, where views are moved"
}

extension DocumentSettings {
  /// As Interface Builder shows a document, in its own language.
  static let canvas = DocumentSettings(isDesignTime: true)

  /// Why texts are not edited; nil while the document's own are shown. The texts of other languages
  /// are in files of their own, and the texts of pseudo-languages in none.
  fileprivate var obstacleToTexts: String? {
    guard let language else { return nil }
    let place =
      DocumentLanguage.pseudoNames.contains(language)
      ? "No app has texts in \(language)" : "The texts in \(language) are in a file of their own"
    return "\(place): 0 leads back to those of the document, which are edited here"
  }
}

extension SimulatedScreen {
  /// Whether another screen shows a scene in the same frames.
  fileprivate func looks(like other: SimulatedScreen) -> Bool {
    size == other.size && device?.name == other.device?.name && bars == other.bars
      && safeAreaByHand == other.safeAreaByHand && canvas == other.canvas
      && ScreenChoice.all.allSatisfy { $0.word(on: self) == $0.word(on: other) }
  }
}
