import InterfaceBuilder

extension InspectorField {
  /// The fields of a label.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uilabel>
  static func ofLabel(_ element: Element) -> [InspectorField] {
    let isAttributed = element.child(key: "attributedText") != nil
    let plain = [text("text", "Text", "What it says.")]
    return (isAttributed ? [] : plain) + [
      color("textColor", "Color", "The colour of the text."),
      font(17), adjustsFont, alignment,
      number(
        "numberOfLines", "Lines",
        "The most lines that the text is broken into; 0 for as many as there is room for.",
        .whole(from: 0), default: 1),
      flag("enabled", "Enabled", "Whether it is drawn as enabled.", default: true),
      flag("highlighted", "Highlighted", "Whether it has its highlighted colour."),
      choice(
        "baselineAdjustment", "Baseline", "Where text stands that was made smaller.",
        [
          FieldChoice("alignBaselines", "Align Baselines"),
          FieldChoice("alignCenters", "Align Centers"), FieldChoice("none", "None"),
        ], default: "alignBaselines", writesDefault: true),
      lineBreak(default: "tailTruncation"),
      flag(
        "adjustsFontSizeToFit", "Autoshrink",
        "Whether text that is too wide is made smaller, before it is cut off.", default: true),
      number(
        "minimumScaleFactor", "Minimum Font Scale",
        "How small text may become, as a share of its font's size.", .share),
      flag(
        "adjustsLetterSpacingToFitWidth", "Tighten Letter Spacing",
        "Whether letters move together before text is cut off."),
      color("highlightedColor", "Highlighted Color", "The colour of the text while highlighted."),
    ]
  }

  /// The fields of a text field.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitextfield>
  static func ofTextField(_ element: Element) -> [InspectorField] {
    [
      text("text", "Text", "What it holds at first."),
      color("textColor", "Color", "The colour of the text."), font(17), adjustsFont, alignment,
      text("placeholder", "Placeholder", "What an empty field says."),
      choice(
        "borderStyle", "Border Style", "The border, which the field's height depends on.",
        [
          FieldChoice("none", "None"), FieldChoice("line", "Line"), FieldChoice("bezel", "Bezel"),
          FieldChoice("roundedRect", "Rounded Rect"),
        ], default: "none"),
      choice(
        "clearButtonMode", "Clear Button", "When a button for emptying it is there.",
        [
          FieldChoice("never", "Never appears"),
          FieldChoice("whileEditing", "Appears while editing"),
          FieldChoice("unlessEditing", "Appears unless editing"),
          FieldChoice("always", "Is always visible"),
        ], default: "never"),
      flag("clearsOnBeginEditing", "Clear when editing begins", "Whether editing empties it."),
      number(
        "minimumFontSize", "Min Font Size", "The least size of its font, in points.", .positive),
      flag(
        "adjustsFontSizeToFit", "Adjust to Fit", "Whether text that is too wide is made smaller.",
        default: true),
      flag(
        "secureTextEntry", "Secure Text Entry", "Whether dots stand for what is typed.",
        at: FieldPlace(
          steps: [FieldPlace.Step(name: "textInputTraits", key: "textInputTraits")],
          holder: .attribute("secureTextEntry"))),
    ]
  }

  /// The fields of a text view, before those of scroll views.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitextview>
  static func ofTextView(_ element: Element) -> [InspectorField] {
    [
      text("text", "Text", "What it says."),
      color("textColor", "Color", "The colour of the text."), font(12), adjustsFont, alignment,
      flag("editable", "Editable", "Whether its text can be changed.", default: true),
      flag("selectable", "Selectable", "Whether its text can be selected.", default: true),
    ]
  }

  private static let adjustsFont = flag(
    "adjustsFontForContentSizeCategory", "Automatically Adjusts Font",
    "Whether a text style follows the size of text that the reader chooses.")
  private static let alignment = choice(
    "textAlignment", "Alignment", "Where the lines of the text stand.",
    [
      FieldChoice("left", "Left"), FieldChoice("center", "Center"), FieldChoice("right", "Right"),
      FieldChoice("justified", "Justified"), FieldChoice("natural", "Natural"),
    ], default: "natural", writesDefault: true)

  /// How text is broken that is too wide.
  static func lineBreak(default word: String) -> InspectorField {
    choice(
      "lineBreakMode", "Line Break", "Where text is broken or cut off that is too wide.",
      [
        FieldChoice("clip", "Clip", synonyms: ["clipping"]),
        FieldChoice("characterWrap", "Character Wrap", synonyms: ["charWrapping"]),
        FieldChoice("wordWrap", "Word Wrap", synonyms: ["wordWrapping"]),
        FieldChoice("headTruncation", "Truncate Head", synonyms: ["truncatingHead"]),
        FieldChoice("middleTruncation", "Truncate Middle", synonyms: ["truncatingMiddle"]),
        FieldChoice("tailTruncation", "Truncate Tail", synonyms: ["truncatingTail"]),
      ], default: word, writesDefault: true)
  }
}
