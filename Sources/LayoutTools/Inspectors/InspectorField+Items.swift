import InterfaceBuilder

extension InspectorField {
  /// The fields of the items of bars, by the names of their elements.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uibaritem>
  static let ofItems: [String: [InspectorField]] = [
    "barButtonItem": [
      text("title", "Title", "What it says."),
      image("image", "Image", "The image in place of the title."),
      choice(
        "style", "Style", "Whether it stands out.",
        [FieldChoice("plain", "Plain"), FieldChoice("done", "Done")], default: "plain"),
      flag("enabled", "Enabled", "Whether it takes taps.", default: true),
      number("width", "Width", "Its width in points; 0 for that of its content.", .positive),
      number("tag", "Tag", "A number by which code finds it.", .whole()),
    ],
    "navigationItem": [
      text("title", "Title", "What the bar says while the controller is shown."),
      text("prompt", "Prompt", "The line above the title, which makes the bar higher."),
      text("backButtonTitle", "Back Button", "What leads back to the controller."),
      choice(
        "largeTitleDisplayMode", "Large Title", "Whether the title is large.",
        [
          FieldChoice("automatic", "Automatic"), FieldChoice("always", "Always"),
          FieldChoice("never", "Never"),
        ], default: "automatic"),
      flag("hidesBackButton", "Hides Back Button", "Whether nothing leads back."),
    ],
    "tableViewSection": [
      text("headerTitle", "Header", "The text above the rows."),
      text("footerTitle", "Footer", "The text below the rows."),
    ],
    "tabBarItem": [
      text("title", "Title", "What the tab says."),
      image("image", "Image", "The image above the title."),
    ],
  ]

  /// The fields of a collection view's flow layout, which is a part of the view.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>
  static func ofFlowLayout(of element: Element) -> [InspectorField] {
    guard element.child("collectionViewFlowLayout", key: "collectionViewLayout") != nil else {
      return []
    }
    let layout = FieldPlace.Step(name: "collectionViewFlowLayout", key: "collectionViewLayout")
    func place(_ attribute: String) -> FieldPlace {
      FieldPlace(steps: [layout], holder: .attribute(attribute))
    }
    func size(_ key: String, _ title: String, _ help: String, _ side: Double) -> [InspectorField] {
      insets(
        "size", "layout.\(key)", title, help,
        [InsetSide("width", "Width", side), InsetSide("height", "Height", side)], in: [layout])
    }
    return [
      choice(
        "layout.scrollDirection", "Scroll Direction", "The axis along which cells follow.",
        [FieldChoice("vertical", "Vertical"), FieldChoice("horizontal", "Horizontal")],
        default: "vertical", at: place("scrollDirection")),
      number(
        "layout.minimumLineSpacing", "Min Spacing For Lines", "The least space between lines.",
        .positive, default: 10, writesDefault: true, at: place("minimumLineSpacing")),
      number(
        "layout.minimumInteritemSpacing", "Min Spacing For Cells",
        "The least space between the cells of a line.", .positive, default: 10, writesDefault: true,
        at: place("minimumInteritemSpacing")),
      flag(
        "layout.automaticEstimatedItemSize", "Estimate Size Automatic",
        "Whether cells are as large as their constraints make them.",
        at: place("automaticEstimatedItemSize")),
    ] + size("itemSize", "Cell Size", "The size of cells, in points.", 50)
      + size("headerReferenceSize", "Header Size", "The size of sections' headers, in points.", 0)
      + size("footerReferenceSize", "Footer Size", "The size of sections' footers, in points.", 0)
      + insets(
        "inset", "layout.sectionInset", "Section Insets", "Room around a section, in points.",
        [
          InsetSide("minX", "Left", 0), InsetSide("minY", "Top", 0), InsetSide("maxX", "Right", 0),
          InsetSide("maxY", "Bottom", 0),
        ], in: [layout])
  }
}
