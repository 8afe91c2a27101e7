import InterfaceBuilder
import Stage

/// Other instances of the scene that is shown, on screens of their own.
extension App {
  /// Makes an instance at the chapter that is shown, without the user's changes.
  func makeInstance(on screen: SimulatedScreen) -> SceneHost {
    let instance = SceneHost(screen: screen, make: scenes[shownScene].make)
    instance.namesTexts = true
    if chapter > 1 { _ = instance.turn(toChapter: chapter) }
    return instance
  }

  /// The scene on the canvas of its document, from which the tools of Interface Builder take
  /// frames: the one that is shown, or in a preview one that nobody sees.
  var canvasHost: SceneHost {
    guard state.isPreview, let library, let path = shownPath,
      let document = library.document(at: path)?.document
    else { return host }
    let source = CanvasSource(
      instance: instanceSource, document: ObjectIdentifier(document), screen: state.canvasScreen)
    if let known = canvasInstance, known.source == source { return known.host }
    let shown = library.settings
    if shown != .canvas { library.settings = .canvas }
    defer { if shown != .canvas { library.settings = shown } }
    let instance = makeInstance(on: source.screen)
    canvasInstance = CanvasInstance(source: source, document: document, host: instance)
    return instance
  }

  /// What an instance is made from at present.
  var instanceSource: InstanceSource {
    InstanceSource(scene: shownScene, chapter: chapter, reading: reading)
  }
}

/// An instance of a scene on the canvas of its document.
struct CanvasInstance {
  let source: CanvasSource
  /// The document, which the source is told apart by as long as it is there.
  let document: Document
  let host: SceneHost
}

/// What an instance on the canvas was made from.
struct CanvasSource: Equatable {
  let instance: InstanceSource
  let document: ObjectIdentifier
  let screen: SimulatedScreen
}

/// What an instance of a scene was made from.
struct InstanceSource: Equatable {
  let scene: Int
  let chapter: Int
  /// The number of times that documents were read.
  let reading: Int
}
