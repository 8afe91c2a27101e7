extension NewElement {
  /// A new scene of a storyboard, to the right of all others, with a controller whose view is
  /// empty. Its guides and its first responder are written as by the version of Xcode that saved
  /// the document.
  /// - Parameters:
  ///   - controller: The id of the controller.
  ///   - size: The size of its view, in points.
  ///   - document: The storyboard.
  ///   - identifiers: Makes the ids of the scene and of what is in it.
  public static func scene(
    controller: String, size: Size, in document: Document, _ identifiers: inout Identifiers
  ) -> NewElement {
    var scenes = TemplateScenes(identifiers)
    let xcode = document.writingXcode
    scenes.guides =
      document.root["useSafeAreas"] != "YES" ? .ofController : xcode < 12 ? .behindColors : .ofView
    // In public documents of Xcode 11 and later, first responders have this class except in the
    // scenes of templates.
    if xcode >= 11 { scenes.responderClass = "UIResponder" }
    let places = document.scenes.compactMap(\.canvasLocation)
    if let last = places.max(by: { $0.x < $1.x }) {
      scenes.x = last.x + TemplateScenes.step
      scenes.y = last.y
    }
    defer { identifiers = scenes.identifiers }
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return scenes.scene(titled: "View Controller", scenes.viewController(controller, frame: frame))
  }
}
