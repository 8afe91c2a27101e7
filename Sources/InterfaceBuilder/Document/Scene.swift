/// A scene of a storyboard.
public struct Scene: Hashable, Sendable {
  /// The element `scene`.
  public let element: Element

  /// The id of the scene, which objects don't refer to.
  public var id: String? { element["sceneID"] }
  /// The objects: a controller, placeholders, views and others.
  public var objects: [Element] { element.list("objects") }
  /// The controller, or the reference to a controller of another storyboard.
  public var controller: Element? {
    objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.name != "placeholder" && $0.name.hasSuffix("Controller") }
  }
  /// The place of the scene on the canvas.
  public var canvasLocation: Point? { element.child("point", key: "canvasLocation")?.point }
}
