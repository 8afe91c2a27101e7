/// What is in the document of a template.
struct TemplateContent {
  /// The scenes of a storyboard, or the objects of a xib.
  var elements: [NewElement]
  /// The id of the controller that a storyboard begins with.
  var initialController: String?

  /// The text of a document.
  func documentText(_ kind: Document.Kind) -> String {
    let type = kind == .xib ? "XIB" : "Storyboard.XIB"
    var document = NewElement(
      "document",
      [
        "type": "com.apple.InterfaceBuilder3.CocoaTouch.\(type)", "version": "3.0",
        "toolsVersion": "23504", "targetRuntime": "iOS.CocoaTouch", "propertyAccessControl": "none",
        "useAutolayout": "YES", "useTraitCollections": "YES", "useSafeAreas": "YES",
        "colorMatched": "YES",
      ],
      children: [
        NewElement(
          "device", ["id": "retina6_12", "orientation": "portrait", "appearance": "light"]),
        Self.dependencies,
        NewElement(kind == .xib ? "objects" : "scenes", children: elements),
        NewElement("resources", children: [.systemBackgroundColor]),
      ])
    if let initialController {
      document.attributes.append(.init("initialViewController", initialController))
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + document.written
  }

  private static let dependencies = NewElement(
    "dependencies",
    children: [
      NewElement("deployment", ["identifier": "iOS"]),
      NewElement(
        "plugIn",
        ["identifier": "com.apple.InterfaceBuilder.IBCocoaTouchPlugin", "version": "23506"]),
      NewElement("capability", ["name": "Safe area layout guides", "minToolsVersion": "9.0"]),
      NewElement(
        "capability",
        ["name": "System colors in document resources", "minToolsVersion": "11.0"]),
      NewElement(
        "capability", ["name": "documents saved in the Xcode 8 format", "minToolsVersion": "8.0"]),
    ])
}

extension NewElement {
  /// The resource for the background of views, with its value in the light appearance.
  fileprivate static let systemBackgroundColor = NewElement(
    "systemColor", ["name": "systemBackgroundColor"],
    children: [
      NewElement(
        "color",
        [
          "white": "1", "alpha": "1", "colorSpace": "custom",
          "customColorSpace": "genericGamma22GrayColorSpace",
        ])
    ])
}
