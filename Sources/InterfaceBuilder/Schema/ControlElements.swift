extension ElementSchema {
  /// The attributes of every control, which are written before the attributes of its class.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicontrol>
  static let ofControls: [AttributeSchema] = [
    .flag(
      "enabled", "Enabled", "Whether it reacts to touches; if not, it is dimmed.", default: true),
    .flag("highlighted", "Highlighted", "Whether it begins highlighted, as while touched."),
    .flag("selected", "Selected", "Whether it begins selected."),
    .flag("showsMenuAsPrimaryAction"),
    .choice(
      "contentHorizontalAlignment", "Horizontal Alignment",
      "Where the content stands in a control that is wider.",
      ["left", "center", "right", "fill", "leading", "trailing"], default: "center",
      writesDefault: true),
    .choice(
      "contentVerticalAlignment", "Vertical Alignment",
      "Where the content stands in a control that is higher.",
      ["top", "center", "bottom", "fill"], default: "center", writesDefault: true),
  ]

  /// What the Attributes inspector shows of every control.
  package static let inspectedOfControls = """
    contentHorizontalAlignment contentVerticalAlignment selected enabled highlighted
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}

/// The rows of controls.
///
/// Source: <https://developer.apple.com/documentation/uikit/views-and-controls>
enum ControlElements {
  static let all = [
    button, toggle, slider, segmentedControl, stepper, pageControl, datePicker,
    ElementSchema("control", "UIControl", .control, []),
    ElementSchema(
      "colorWell", "UIColorWell", .control,
      [
        .flag(
          "supportsAlpha", "Supports Alpha",
          "Whether its picker offers colours that are not opaque.", default: true),
        .text("title", "Title", "The title of its picker."),
      ],
      values: [.color("selectedColor", "Selected", "The colour that it shows.")],
      inspected: "title selectedColor supportsAlpha",
      library: [
        LibraryEntry(
          "Color Well", "A colour to be chosen", "colour", (44, 44), since: 12,
          control("colorWell"))
      ]),
    ElementSchema("refreshControl", "UIRefreshControl", .control, []),
  ]

  /// A new control of the library.
  private static func control(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [NewElement] = []
  ) -> NewElement {
    var control = NewElement.named(name, attributes, children: children)
    control["opaque"] = "NO"
    return control
  }

  /// Source: <https://developer.apple.com/documentation/uikit/uibutton>
  private static let button = ElementSchema(
    "button", "UIButton", .control,
    [
      .choice(
        "buttonType", "Type", "The kind of button; the system's has the tint colour.",
        [
          "custom", AttributeChoice("system", "System", synonyms: ["roundedRect"]),
          "detailDisclosure", "infoLight", "infoDark", AttributeChoice("contactAdd", "Add Contact"),
          "close",
        ], default: "custom"),
      .flag("reversesTitleShadowWhenHighlighted"),
      .flag("adjustsImageSizeForAccessibilityContentSizeCategory"),
      .flag("showsTouchWhenHighlighted"), .flag("adjustsImageWhenHighlighted", default: true),
      .flag("adjustsImageWhenDisabled", default: true),
      .lineBreak(default: "middleTruncation"), .flag("pointerInteraction"),
      .words("role", "normal primary cancel destructive"), .flag("springLoaded"),
      .flag("hasAttributedTitle"), .flag("changesSelectionAsPrimaryAction"),
      .words("preferredBehavioralStyle", "automatic pad mac"),
    ], values: [.font(15)],
    children: ElementSchema.childrenOfButtons,
    library: [
      buttonEntry("Button", "Sends an action when it is tapped", "plain", style: "plain"),
      buttonEntry("Gray Button", "A button on gray", "grey", style: "gray"),
      buttonEntry("Tinted Button", "A button on a light tint", style: "tinted"),
      buttonEntry("Filled Button", "A button on its tint", "primary", style: "filled"),
    ])

  /// Buttons have a configuration, and are larger, since Xcode 13.
  private static func buttonEntry(
    _ title: String, _ summary: String, _ words: String = "", style: String
  ) -> LibraryEntry {
    LibraryEntry(title, summary, words, (75, 35), before: [13: (46, 30)]) { xcode in
      let configuration = NewElement(
        "buttonConfiguration", ["key": "configuration", "style": style, "title": "Button"])
      return control(
        "button", ["buttonType": xcode < 12 ? "roundedRect" : "system"],
        [NewElement("state", ["key": "normal", "title": "Button"])]
          + (xcode < 13 ? [] : [configuration]))
    }
  }

  private static let toggle = ElementSchema(
    "switch", "UISwitch", .control,
    [
      .flag("on", "State: On", "Whether it begins on."), .text("title"),
      .words("preferredStyle", "automatic checkbox sliding"),
    ],
    values: [
      .color("onTintColor", "On Tint", "Its colour when it is on."), thumbTint,
    ], inspected: "on onTintColor thumbTintColor",
    library: [
      LibraryEntry(
        "Switch", "On or off", "toggle checkbox", (63, 28), before: [26: (51, 31)],
        control(
          "switch",
          ["horizontalHuggingPriority": "750", "verticalHuggingPriority": "750", "on": "YES"]))
    ])

  private static let slider = ElementSchema(
    "slider", "UISlider", .control,
    [
      .number("value", "Value", "The value at first.", .any, writesDefault: true),
      .number("minValue", "Minimum", "The value at its leading end.", .any, writesDefault: true),
      .number(
        "maxValue", "Maximum", "The value at its trailing end.", .any, default: 1,
        writesDefault: true),
      .flag(
        "continuous", "Continuous Updates",
        "Whether it sends an action for each change, not only the last.", default: true),
      .text("minimumValueImage"), .text("catalog"), .text("maximumValueImage"),
      .words("preferredBehavioralStyle", "automatic pad mac"),
    ],
    values: [
      .color("minimumTrackTintColor", "Min Track Tint", "The colour before the thumb."),
      .color("maximumTrackTintColor", "Max Track Tint", "The colour behind the thumb."),
      thumbTint,
    ],
    inspected: """
      value minValue maxValue minimumTrackTintColor maximumTrackTintColor thumbTintColor continuous
      """,
    library: [
      LibraryEntry(
        "Slider", "A value in a range", "range", (118, 31), control("slider", ["value": "0.5"]))
    ])

  private static let thumbTint = AttributeSchema.color(
    "thumbTintColor", "Thumb Tint", "The colour of the thumb.")

  private static let segmentedControl = ElementSchema(
    "segmentedControl", "UISegmentedControl", .control,
    [
      .flag(
        "apportionsSegmentWidthsByContent", "Size Mode: Proportional to Content",
        "Whether segments are as wide as their titles need."),
      .words("segmentControlStyle", "plain bordered bar bezeled"),
      .number(
        "selectedSegmentIndex", "Selected",
        "The segment selected at first, counted from 0; -1 for none.", .whole(from: -1),
        default: -1,
        writesDefault: true),
      .flag("momentary", "Momentary", "Whether a tapped segment does not stay selected."),
      .flag("springLoaded"),
    ],
    values: [
      .color("selectedSegmentTintColor", "Selected Tint", "The colour of the selected segment.")
    ],
    inspected: """
      momentary apportionsSegmentWidthsByContent selectedSegmentIndex selectedSegmentTintColor
      """,
    library: [
      LibraryEntry(
        "Segmented Control", "One of a few choices", "tabs choice", (131, 32),
        before: [11: (121, 29)],
        control(
          "segmentedControl",
          [
            "contentHorizontalAlignment": "left", "contentVerticalAlignment": "top",
            "segmentControlStyle": "plain", "selectedSegmentIndex": "0",
          ],
          [
            NewElement(
              "segments",
              children: [
                NewElement("segment", ["title": "First"]),
                NewElement("segment", ["title": "Second"]),
              ])
          ]))
    ])

  private static let stepper = ElementSchema(
    "stepper", "UIStepper", .control,
    [
      .number("value", "Value", "The value at first.", .any),
      .number("minimumValue", "Minimum", "The least value.", .any),
      .number(
        "maximumValue", "Maximum", "The greatest value.", .any, default: 100, writesDefault: true),
      .number(
        "stepValue", "Step", "By how much it changes, above 0.", NumberKind(least: 0.0001),
        default: 1),
      .flag(
        "autorepeat", "Autorepeat", "Whether holding it keeps changing the value.", default: true),
      .flag(
        "continuous", "Continuous",
        "Whether it sends an action for each change, not only the last.", default: true),
      .flag("wraps", "Wrap", "Whether the least value follows the greatest."),
    ], inspected: "value minimumValue maximumValue stepValue autorepeat continuous wraps",
    library: [
      LibraryEntry(
        "Stepper", "A value, step by step", "plus minus", (94, 32), before: [11: (94, 29)],
        control("stepper", ["horizontalHuggingPriority": "750", "verticalHuggingPriority": "750"]))
    ])

  private static let pageControl = ElementSchema(
    "pageControl", "UIPageControl", .control,
    [
      .number("currentPage", "Current Page", "Which dot is lit, counted from 0.", .whole(from: 0)),
      .number(
        "numberOfPages", "Pages", "How many dots there are.", .whole(from: 0), writesDefault: true),
      .flag(
        "hidesForSinglePage", "Hides for Single Page",
        "Whether it is hidden if there is only one page."),
      .flag("defersCurrentPageDisplay"),
      .words("backgroundStyle", "automatic prominent minimal"),
      .flag("allowsContinuousInteraction", default: true),
    ],
    values: [
      .color("pageIndicatorTintColor", "Tint Color", "The colour of the dots."),
      .color("currentPageIndicatorTintColor", "Current Page", "The colour of the lit dot."),
    ],
    inspected: """
      numberOfPages currentPage hidesForSinglePage pageIndicatorTintColor
      currentPageIndicatorTintColor
      """,
    library: [
      LibraryEntry(
        "Page Control", "Dots for pages", "dots", (116, 26), before: [12: (39, 37)],
        control("pageControl", ["numberOfPages": "3"]))
    ])

  private static let datePicker = ElementSchema(
    "datePicker", "UIDatePicker", .control,
    [
      .choice(
        "datePickerMode", "Mode", "What the user picks.",
        [
          "time", "date", AttributeChoice("dateAndTime", "Date and Time"), "countDownTimer",
          AttributeChoice("yearAndMonth", "Year and Month"),
        ], default: "dateAndTime", writesDefault: true),
      .number(
        "minuteInterval", "Interval", "The minutes between two choices.",
        NumberKind(least: 1, greatest: 30, isWhole: true), default: 1, writesDefault: true),
      .choice(
        "style", "Preferred Style", "Its look; the size follows from it.",
        ["automatic", "compact", "inline", "wheels"], default: "automatic"),
      .flag("useCurrentDate", default: true),
      .number("countDownDuration"), .flag("roundsToMinuteInterval", default: true),
    ], inspected: "datePickerMode style minuteInterval",
    library: [
      LibraryEntry(
        "Date Picker", "A date and a time", "calendar time", (320, 216)
      ) { xcode in
        // Styles came with iOS 13.4.
        .named("datePicker", xcode < 12 ? [:] : ["style": "wheels"])
      }
    ])
}
