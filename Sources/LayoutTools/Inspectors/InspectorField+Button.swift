import InterfaceBuilder

extension InspectorField {
  /// The fields of a button: those of its configuration, if it has one, in place of those of its
  /// states.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uibutton>
  static func ofButton(_ element: Element, in document: Document) -> [InspectorField] {
    let isOld = document.xcode.map { $0.major < 12 } ?? false
    let title = element.child("state", key: "normal")?.string("title")
    let configuration = FieldPlace.Step(
      name: "buttonConfiguration", key: "configuration",
      companions: title.map { [NewElement.Attribute("title", $0)] } ?? [])
    let common = [
      choice(
        "buttonType", "Type", "The kind of button; the system's has the tint colour.",
        [
          FieldChoice("custom", "Custom"),
          FieldChoice(
            isOld ? "roundedRect" : "system", "System",
            synonyms: [isOld ? "system" : "roundedRect"]),
          FieldChoice("detailDisclosure", "Detail Disclosure"),
          FieldChoice("infoLight", "Info Light"), FieldChoice("infoDark", "Info Dark"),
          FieldChoice("contactAdd", "Add Contact"), FieldChoice("close", "Close"),
        ], default: "custom"),
      choice(
        "configuration.style", "Style",
        "The look of newer buttons; it comes with room around the title.",
        [
          FieldChoice("default", "Default"), FieldChoice("plain", "Plain"),
          FieldChoice("gray", "Gray"), FieldChoice("tinted", "Tinted"),
          FieldChoice("filled", "Filled"),
        ], default: "default", at: FieldPlace(steps: [configuration], holder: .style("style"))),
    ]
    if element.child("buttonConfiguration", key: "configuration") != nil {
      return common
        + ofConfiguration(in: [FieldPlace.Step(name: "buttonConfiguration", key: "configuration")])
    }
    return common + [font(isOld || element["buttonType"] == nil ? 18 : 15)]
      + ["normal", "highlighted", "selected", "disabled"].flatMap(ofState) + [
        lineBreak(default: "middleTruncation")
      ] + edges("contentEdgeInsets", "Content Insets", "Room around the title and the image.")
      + edges("titleEdgeInsets", "Title Insets", "How the title is moved and narrowed.")
      + edges("imageEdgeInsets", "Image Insets", "How the image is moved and narrowed.")
  }

  private static func ofState(_ state: String) -> [InspectorField] {
    let steps = [FieldPlace.Step(name: "state", key: state)]
    let name = state == "normal" ? "" : " (\(state.titleWords))"
    return [
      text("\(state).title", "Title" + name, "What it says in the state.", in: steps),
      color("\(state).titleColor", "Text Color" + name, "The colour of the title.", in: steps),
      image("\(state).image", "Image" + name, "The image beside the title.", in: steps),
      image("\(state).backgroundImage", "Background" + name, "The image behind both.", in: steps),
    ]
  }

  private static func edges(_ id: String, _ title: String, _ help: String) -> [InspectorField] {
    insets(
      "inset", id, title, help + " Points.",
      [
        InsetSide("minX", "Left", 0), InsetSide("minY", "Top", 0), InsetSide("maxX", "Right", 0),
        InsetSide("maxY", "Bottom", 0),
      ])
  }

  /// Source: <https://developer.apple.com/documentation/uikit/uibutton/configuration>
  private static func ofConfiguration(in steps: [FieldPlace.Step]) -> [InspectorField] {
    func place(_ attribute: String) -> FieldPlace {
      FieldPlace(steps: steps, holder: .attribute(attribute))
    }
    return [
      text("configuration.title", "Title", "What it says.", in: steps),
      text("configuration.subtitle", "Subtitle", "What it says below the title.", in: steps),
      image("configuration.image", "Image", "The image beside the title.", in: steps),
      choice(
        "configuration.imagePlacement", "Placement", "On which side of the title the image is.",
        [
          FieldChoice("leading", "Leading"), FieldChoice("trailing", "Trailing"),
          FieldChoice("top", "Top"), FieldChoice("bottom", "Bottom"),
        ], default: "leading", at: place("imagePlacement")),
      number(
        "configuration.imagePadding", "Image Padding", "Points between image and title.", .positive,
        at: place("imagePadding")),
      number(
        "configuration.titlePadding", "Title Padding", "Points between title and subtitle.",
        .positive, default: 1, at: place("titlePadding")),
      choice(
        "configuration.cornerStyle", "Corner Style", "How round the corners are.",
        [
          FieldChoice("dynamic", "Dynamic"), FieldChoice("fixed", "Fixed"),
          FieldChoice("capsule", "Capsule"), FieldChoice("large", "Large"),
          FieldChoice("medium", "Medium"), FieldChoice("small", "Small"),
        ], default: "dynamic", at: place("cornerStyle")),
      color(
        "configuration.baseForegroundColor", "Foreground", "The colour of the title.", in: steps),
      color(
        "configuration.baseBackgroundColor", "Background", "The colour of its shape.", in: steps),
    ]
      + insets(
        "directionalEdgeInsets", "configuration.contentInsets", "Content Insets",
        "Room around the title and the image, in points.",
        [
          InsetSide("top", "Top", 7), InsetSide("leading", "Leading", 12),
          InsetSide("bottom", "Bottom", 7), InsetSide("trailing", "Trailing", 12),
        ], in: steps)
  }
}
