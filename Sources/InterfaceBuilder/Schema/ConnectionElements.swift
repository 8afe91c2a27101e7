/// The rows of constraints, variations and connections.
enum ConnectionElements {
  static let all = [
    constraint, variation,
    ElementSchema("outlet", .part, AttributeSchema.texts("property destination id")),
    ElementSchema(
      "outletCollection", .part,
      AttributeSchema.texts("property destination appends collectionClass id")),
    ElementSchema(
      "action", .part,
      AttributeSchema.texts("selector destination") + [
        .words(
          "eventType",
          """
          touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit \
          touchUpInside touchUpOutside touchCancel valueChanged menuActionTriggered \
          primaryActionTriggered editingDidBegin editingChanged editingDidEnd editingDidEndOnExit \
          allTouchEvents allEditingEvents allEvents applicationReserved systemReserved
          """), .text("id"),
      ]),
    segue,
  ]

  /// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint>
  private static let constraint = ElementSchema(
    "constraint", .part,
    AttributeSchema.texts("firstItem firstAttribute") + [
      AttributeSchema(
        "relation",
        .choice([
          AttributeChoice("lessThanOrEqual", "Less Than or Equal"), "equal",
          AttributeChoice("greaterThanOrEqual", "Greater Than or Equal"),
        ]), "Relation", "Whether the sides are equal, or how they may differ.",
        default: .choice("equal"), malformed: .error)
    ] + AttributeSchema.texts("secondItem secondAttribute") + [
      AttributeSchema(
        "multiplier", .ratio, "Multiplier",
        "The factor of the second side: a number or a ratio such as 16:9.", default: .ratio(.one),
        malformed: .error),
      .number(
        "priority", "Priority",
        "A constraint of 1000 must hold; one below gives way to higher priorities.",
        .priority, default: 1000, varies: true),
      .number("constant", "Constant", "The length, in points.", .length, varies: true),
      .flag("symbolic"),
      .text("identifier", "Identifier", "The name of the constraint in logs."),
      .flag(
        "placeholder", "Remove at build time",
        "Whether it is for the canvas alone; code adds others when the app runs."),
      .words("symbolType", "layoutAnchor"), .words("type", "default user"), .text("id"),
      .text("userLabel"), .text("customClass"), .text("customModule"),
      .text("customModuleProvider"),
    ])

  private static let variation = ElementSchema(
    "variation", .part,
    ElementSchema.viewHead + [.number("constant")]
      + ["axis", "distribution", "alignment"].compactMap(ContentElements.stackView.attribute) + [
        .number("spacing"), .number("priority", "", "", .priority),
        AttributeSchema("multiplier", .ratio, "", "", malformed: .error), .text("image"),
        .text("catalog"),
        .text("highlightedImage"), .flag("installed"),
      ], children: "rect fontDescription mask", isComplete: false)

  private static let segue = ElementSchema(
    "segue", .part,
    [
      .text("destination"),
      .words(
        "kind",
        """
        show showDetail presentation popoverPresentation embed relationship unwind custom push \
        modal popover replace
        """),
    ]
      + [
        .text("identifier"),
        .words(
          "relationship",
          """
          rootViewController viewControllers masterViewController detailViewController \
          supplementaryViewController compactViewController inspectorViewController
          """),
      ]
      + AttributeSchema.texts("customClass customModule customModuleProvider unwindAction") + [
        .words(
          "modalPresentationStyle",
          ElementSchema.presentations.map(\.written).joined(separator: " ") + " none"),
        ElementSchema.modalTransition,
      ]
      + AttributeSchema.texts(
        """
        popoverAnchorBarButtonItem key inheritsFrom destinationCreationSelector popoverAnchorView
        trigger animates splitViewControllerTargetIndex reference userLabel id
        """))
}
