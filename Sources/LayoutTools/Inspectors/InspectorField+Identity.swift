import InterfaceBuilder

extension InspectorField {
  /// The fields of the identity inspector, in sections.
  static func identity(of element: Element) -> [InspectorSection] {
    let guide = LayoutGuideElement(element)
    let hasClass =
      element.name == "placeholder" || element.elementClass != nil && guide == nil
    let customClass = [
      InspectorField(
        "customClass", "Class", "The app's class that the object is of.", .text,
        at: FieldPlace(holder: .customClass)),
      text("customModule", "Module", "The module that has the class."),
      flag(
        "customModuleProvider", "Inherit Module From Target",
        "Whether the module is that of the app that the document is built into.",
        at: FieldPlace(holder: .word("customModuleProvider", "target"))),
    ]
    var identity = [
      text("restorationIdentifier", "Restoration ID", "The name by which state is restored.")
    ]
    if element.isController {
      identity.insert(
        text("storyboardIdentifier", "Storyboard ID", "The name by which code finds the scene."),
        at: 0)
    }
    let accessibility = [
      FieldPlace.Step(name: "accessibility", key: "accessibilityConfiguration")
    ]
    let isView = element.isView
    return [
      InspectorSection("Custom Class", hasClass ? customClass : []),
      InspectorSection("Identity", isView || element.isController ? identity : []),
      InspectorSection(
        "Document", guide?.kind == .user ? [identifierOfConstraint, label] : [label]),
      InspectorSection(
        "Accessibility",
        isView
          ? [
            text(
              "accessibility.identifier", "Identifier", "The name by which tests find the view.",
              in: accessibility),
            text(
              "accessibility.label", "Label", "What is read aloud.", in: accessibility),
          ] : []),
    ]
  }

  /// The name of an object in the outline.
  static let label = text("userLabel", "Label", "The name in the outline and in messages.")
}
