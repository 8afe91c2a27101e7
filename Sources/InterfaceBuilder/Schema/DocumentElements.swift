/// The rows of the parts of the document itself.
enum DocumentElements {
  static let all = [
    ElementSchema(
      "device", .part,
      [
        .text("id"), .words("orientation", "portrait landscape"), .text("layout"),
        .words("appearance", "light dark"), .text("renderMode"),
      ]),
    ElementSchema(
      "document", .part,
      AttributeSchema.texts(
        "type version toolsVersion systemVersion targetRuntime propertyAccessControl")
        + ["useAutolayout", "launchScreen", "useTraitCollections", "useSafeAreas", "colorMatched"]
        .map { .flag($0) } + AttributeSchema.texts("initialViewController variant"),
      children: """
        device accessibilityOverrides dependencies customFonts objects scenes designables
        inferredMetricsTieBreakers color resources simulatedMetricsContainer
        """),
    ElementSchema("scene", .part, [.text("sceneID")], children: "objects point"),
    // The order of the objects of a scene. The objects of a xib begin with placeholders, and the
    // others have no order.
    ElementSchema(
      "objects", .part, [],
      children: ControllerElements.all.map(\.name).joined(separator: " ") + " placeholder"),
    ElementSchema("resources", .part, [], children: "image namedColor systemColor"),
    ElementSchema("designables", .part, [], children: "designable"),
    ElementSchema("dependencies", .part, [], children: "deployment development plugIn capability"),
    ElementSchema(
      "placeholder", .part,
      AttributeSchema.texts(
        """
        placeholderIdentifier id userLabel customClass customModule customModuleProvider
        sceneMemberID
        """)),
    ElementSchema(
      "capability", .part,
      AttributeSchema.texts("name minToolsVersion message requiredIntegratedClassName")),
    ElementSchema("plugIn", .part, AttributeSchema.texts("identifier version")),
    ElementSchema("deployment", .part, AttributeSchema.texts("version defaultVersion identifier")),
  ]
}
