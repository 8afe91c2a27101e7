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

  /// What an instance is made from at present.
  var instanceSource: InstanceSource {
    InstanceSource(scene: shownScene, chapter: chapter, reading: reading)
  }
}

/// What an instance of a scene was made from.
struct InstanceSource: Equatable {
  let scene: Int
  let chapter: Int
  /// The number of times that documents were read.
  let reading: Int
}
