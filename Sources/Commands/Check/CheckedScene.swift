import Documents
import Nibs
import Stage

/// A scene that `check` or `snapshot` looks at.
@MainActor
struct CheckedScene {
  /// The program with the scenes of the document.
  let program: Program
  /// The place of the scene among those of the program.
  let index: Int
  /// The document that it is from; nil for a scene of code.
  let document: OpenDocument?
  /// The chapter that it is looked at in, counted from 1.
  let chapter: Int

  var named: NamedScene { program.scenes[index] }
  var name: String { named.name }
  /// The path of the document or of the Swift file; nil for a scene of the program.
  var file: String? { document?.path ?? named.code?.file }

  /// What the document leaves to code; nil for a scene of code.
  var questions: OpenQuestions?
  /// What the screens on which it ships depend on in the document's texts.
  var texts = ShippedScreens.Texts()
  /// Where the scene ships; nil where the arguments name its screens.
  var shipping: CheckTask.Shipping?

  /// The screens that the arguments name for the scene, or else those on which it ships.
  func screens(_ arguments: Arguments) -> CheckedScreens {
    if let shipping {
      let screens = ShippedScreens(
        of: named, in: document, texts: texts, app: shipping.app)
      return CheckedScreens(arguments, of: named, on: screens)
    }
    let languages = document.map { DocumentResources.languages(of: $0.path) } ?? []
    return CheckedScreens(arguments, of: named, languages: languages)
  }

  /// Calls a closure for the layout of the scene at each part of a screen, in the order of their
  /// grid: with the index of the screen in the grid without its lengths, and with the lengths.
  func visit(
    _ screens: CheckedScreens, _ body: (SceneHost, Int, ClosedRange<Int>?) -> Void
  ) throws(UsageError) {
    let before = language
    defer { show(before) }
    try screens.visit { opened throws(UsageError) in
      show(opened.documentSettings.language)
      var opened = opened
      if document == nil { opened.documentSettings.language = nil }
      return [try program.open(index, opened)]
    } at: { hosts, number, run in
      body(hosts[0], number, run)
      program.environment.showsLife()
    }
  }

  /// The language that documents are shown in; nil for their own texts.
  var language: String? { program.library?.settings.language }

  /// Calls a closure while documents are shown in a language.
  func showing<Result>(_ language: String?, _ body: () -> Result) -> Result {
    let before = self.language
    guard language != before else { return body() }
    show(language)
    defer { show(before) }
    return body()
  }

  /// Makes an instance that nobody else has, at the chapter that the arguments name.
  func makeInstance(on screen: SimulatedScreen) -> SceneHost {
    let instance = named.instance(on: screen, at: chapter, runsReadyWork: true)
    program.environment.showsLife()
    return instance
  }

  /// Shows documents in a language from here on; nil for their own texts.
  private func show(_ language: String?) {
    program.library?.settings.language = language
    DocumentLanguage.current =
      language.flatMap { DocumentLanguage(named: $0) } ?? DocumentLanguage.device
  }
}
