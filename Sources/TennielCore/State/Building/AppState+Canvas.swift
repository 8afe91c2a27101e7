import Nibs
import Stage

/// The canvas of the document that is edited, and other screens on which it is looked at.
///
/// A document has one canvas: the screen on which it draws the scene, in its own language. Frames
/// are read and written there alone. Any other screen, language or way of showing the document is a
/// preview.
extension AppState {
  /// The canvas of the document that is shown; a device of the usual size if the document names
  /// none.
  var canvasScreen: SimulatedScreen { canvasScreen(of: entry) }

  /// The canvas on which a document draws a scene.
  func canvasScreen(of entry: SceneEntry?) -> SimulatedScreen {
    var plain = SimulatedScreen()
    // No frame depends on the first two, and the measure of text is one for all screens.
    plain.interfaceStyle = screen.interfaceStyle
    plain.reducesMotion = screen.reducesMotion
    plain.textMetrics = screen.textMetrics
    guard let design = entry?.design else {
      return entry?.own.map { plain.freeform($0) } ?? plain
    }
    var canvas = plain
    if let device = design.device.flatMap(Device.named) {
      canvas.select(device)
      if canvas.size != design.size { canvas.rotate() }
    } else {
      canvas = plain.freeform(
        OwnScreen(size: design.size, standsForAll: entry?.own?.standsForAll == true))
    }
    canvas.canvas = design
    return canvas
  }

  /// Whether a document that is edited is shown otherwise than on its canvas.
  var isPreview: Bool {
    building != nil && (shownDocument.settings != .canvas || !screen.looks(like: canvasScreen))
  }

  /// Shows the document on its canvas.
  mutating func showCanvas() {
    let canvas = canvasScreen
    if !screen.looks(like: canvas) { screen = canvas }
    shownDocument.settings = .canvas
    refit()
  }

  /// Shows the canvas as long as a tool is open, and afterwards what was looked at before.
  mutating func followTool() {
    guard let building else { return }
    if building.panel != nil, isPreview {
      self.building?.preview = Building.Preview(screen: screen, document: shownDocument.settings)
      showCanvas()
    } else if building.panel == nil, let preview = building.preview {
      self.building?.preview = nil
      (screen, shownDocument.settings) = (preview.screen, preview.document)
      refit()
    }
  }

  /// Why texts are not edited; nil while the document's own are shown. The texts of other languages
  /// are in files of their own, and the texts of pseudo-languages in none.
  var obstacleToTexts: String? {
    guard building != nil, let language = shownDocument.settings.language else { return nil }
    let place =
      DocumentLanguage.pseudoNames.contains(language)
      ? "No app has texts in \(language)" : "The texts in \(language) are in a file of their own"
    return "\(place): 0 leads back to those of the document, which are edited here"
  }

  /// Why views are not moved or resized.
  static let wantsCanvas = "This is a preview: 0 leads back to the canvas, where views are moved"
}

extension DocumentSettings {
  /// As Interface Builder shows a document, in its own language.
  static let canvas = DocumentSettings(isDesignTime: true)
}

extension SimulatedScreen {
  /// Whether another screen shows a scene in the same frames.
  fileprivate func looks(like other: SimulatedScreen) -> Bool {
    size == other.size && device?.name == other.device?.name && bars == other.bars
      && safeAreaByHand == other.safeAreaByHand && canvas == other.canvas
      && ScreenChoice.all.allSatisfy { $0.word(on: self) == $0.word(on: other) }
  }
}
