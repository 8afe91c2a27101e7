/// The rows of the parts of views and of their values.
enum PartElements {
  static let all = [
    rectangle, numbers("point", "x y"), numbers("size", "width height"),
    numbers("inset", "minX minY maxX maxY"), numbers("edgeInsets", "top left bottom right"),
    numbers("directionalEdgeInsets", "top leading bottom trailing"),
    flags("extendedEdge", "top left bottom right"),
    flags(
      "autoresizingMask",
      "flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY"),
    color,
    ElementSchema(
      "fontDescription", .part,
      [
        .text("key"), .words("type", "system boldSystem italicSystem"), .text("name"),
        .words("weight", FontValue.weights), .text("family"),
        .words("style", TextStyle.all.map(\.written), malformed: .hint), .number("pointSize"),
        .text("width"),
      ]),
    state, configuration,
    ElementSchema(
      "segment", .part,
      [
        .text("title"), .image("image"), .text("catalog"), .flag("enabled", default: true),
        .number("width"), .text("key"),
      ]),
    textInputTraits,
    ElementSchema(
      "accessibility", .part,
      [
        .text("key"), .text("hint"),
        .text("identifier", "Identifier", "The name by which tests find the view."),
        .text("label", "Label", "What is read aloud."), .text("value"),
      ], children: "accessibilityTraits bool"),
    flags(
      "accessibilityTraits",
      """
      button link image selected playsSound keyboardKey staticText summaryElement notEnabled \
      updatesFrequently searchField startsMediaSession adjustable allowsDirectInteraction \
      causesPageTurn header tabBar none
      """),
    ElementSchema(
      "userDefinedRuntimeAttribute", .part,
      AttributeSchema.texts("type keyPath value localized catalog")),
    ElementSchema("viewControllerLayoutGuide", .part, [.words("type", "top bottom"), .text("id")]),
    ElementSchema("image", .part, AttributeSchema.texts("name catalog width height")),
  ]

  private static let rectangle = ElementSchema(
    "rect", .part,
    [
      .text("key"), .number("x"), .number("y"), .number("width", "", "", .positive),
      .number("height", "", "", .positive),
    ])

  private static func numbers(_ name: String, _ sides: String) -> ElementSchema {
    ElementSchema(
      name, .part, [.text("key")] + sides.split(separator: " ").map { .number(String($0)) })
  }

  private static func flags(_ name: String, _ sides: String) -> ElementSchema {
    ElementSchema(
      name, .part, [.text("key")] + sides.split(separator: " ").map { .flag(String($0)) })
  }

  /// Later versions of Xcode may know colours and spaces that are not listed here. The components
  /// beside the name, or the document's resources, then give the colour.
  private static let color = ElementSchema(
    "color", .part,
    [.text("key"), systemColor("systemColor")]
      + ["red", "green", "blue", "white"].map { .number($0) } + [
        .text("name"), .number("alpha"), .text("catalog"),
        systemColor("xcode11CocoaTouchSystemColor"), .text("patternImage"),
        .words(
          "colorSpace",
          """
          custom calibratedWhite calibratedRGB deviceWhite deviceRGB deviceCMYK catalog pattern
          """),
        systemColor("cocoaTouchSystemColor"),
        .words(
          "customColorSpace",
          "sRGB displayP3 genericGamma22GrayColorSpace calibratedWhite calibratedRGB deviceRGB",
          malformed: .hint),
      ])

  private static func systemColor(_ name: String) -> AttributeSchema {
    .words(name, SystemColor.names, malformed: .hint)
  }

  private static let state = ElementSchema(
    "state", .part,
    [
      .words("key", "normal highlighted selected disabled focused application"),
      .text("title", "Title", "Its text in this state."),
      .image("image", "Image", "The image beside the title."),
      .image("backgroundImage", "Background", "The image behind image and title."),
      .text("catalog"),
    ], values: [.color("titleColor", "Text Color", "The colour of the title.")],
    inspected: "title titleColor image backgroundImage")

  /// Source: <https://developer.apple.com/documentation/uikit/uibutton/configuration>
  private static let configuration = ElementSchema(
    "buttonConfiguration", .part,
    [
      .text("key"),
      .choice(
        "style", "Style", "The look of newer buttons; it comes with room around the title.",
        ["default", "plain", "gray", "tinted", "filled"], default: "default"),
      .image("image", "Image", "The image beside the title."), .text("catalog"),
      .text("title", "Title", "Its text."),
      .text("subtitle", "Subtitle", "The text below the title."),
      .choice(
        "imagePlacement", "Placement", "On which side of the title the image is.",
        ["leading", "trailing", "top", "bottom"], default: "leading"),
      .number("imagePadding", "Image Padding", "Points between image and title.", .positive),
      .number(
        "titlePadding", "Title Padding", "Points between title and subtitle.", .positive,
        default: 1),
      .choice(
        "cornerStyle", "Corner Style", "How round the corners are.",
        ["dynamic", "fixed", "capsule", "large", "medium", "small"], default: "dynamic"),
      .words("buttonSize", "medium small mini large"), .text("titleAlignment"),
      .text("titleLineBreakMode"), .text("subtitleLineBreakMode"), .flag("showsActivityIndicator"),
      .text("macIdiomStyle"), .text("indicator"), .flag("automaticallyUpdateForSelection"),
    ],
    values: [
      .color("baseForegroundColor", "Foreground", "The colour of the title."),
      .color("baseBackgroundColor", "Background", "The colour of its shape."),
    ],
    inspected: """
      title subtitle image imagePlacement imagePadding titlePadding cornerStyle baseForegroundColor
      baseBackgroundColor
      """)

  /// Source: <https://developer.apple.com/documentation/uikit/uitextinputtraits>
  private static let textInputTraits = ElementSchema(
    "textInputTraits", .part,
    [
      .text("key"), .words("autocapitalizationType", "none words sentences allCharacters"),
      .words("autocorrectionType", "default no yes"),
      .words("spellCheckingType", "default no yes"),
      .words(
        "keyboardType",
        """
        default alphabet asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad \
        emailAddress decimalPad twitter webSearch asciiCapableNumberPad
        """),
      .words("keyboardAppearance", "default alert dark light"),
      .words(
        "returnKeyType",
        """
        default go google join next route search send yahoo done emergencyCall continue
        """), .flag("enablesReturnKeyAutomatically"),
      .flag("secureTextEntry", "Secure Text Entry", "Whether dots are shown for what is typed."),
      .words("smartDashesType", "default no yes"),
      .words("smartInsertDeleteType", "default no yes"),
      .words("smartQuotesType", "default no yes"), .text("textContentType"),
      .text("passwordRules"), .text("inlinePredictionType"),
    ])
}
