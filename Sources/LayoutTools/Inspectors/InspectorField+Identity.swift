import InterfaceBuilder

extension InspectorField {
  /// The fields of the identity inspector, in sections.
  static func identity(of element: Element) -> [InspectorSection] {
    let guide = LayoutGuideElement(element)
    let hasClass =
      element.name == "placeholder" || element.elementClass != nil && guide == nil
    let customClass =
      [
        InspectorField(
          "customClass", "Class", "The object's class, if it is one of the app's.", .text,
          at: FieldPlace(holder: .customClass))
      ] + fields(["customModule"], of: "view") + [
        InspectorField(
          "customModuleProvider", "Inherit Module From Target",
          "Whether the module is that of the app itself.", .flag,
          default: .flag(false), at: FieldPlace(holder: .word("customModuleProvider", "target")))
      ]
    let identity = fields(["storyboardIdentifier", "restorationIdentifier"], of: element.name)
    let accessibility = [FieldPlace.Step(name: "accessibility", key: "accessibilityConfiguration")]
    let isView = element.isView
    return [
      InspectorSection("Custom Class", hasClass ? customClass : []),
      InspectorSection("Identity", isView || element.isController ? identity : []),
      InspectorSection(
        "Document",
        (guide?.kind == .user ? fields(["identifier"], of: "constraint") : [])
          + fields(["userLabel"], of: "view")),
      InspectorSection(
        "Accessibility",
        isView
          ? ["identifier", "label"].compactMap(
            { ElementSchema.named("accessibility")?.attribute($0) }
          ).map { InspectorField($0, of: "accessibility", in: accessibility) } : []),
    ]
  }
}
