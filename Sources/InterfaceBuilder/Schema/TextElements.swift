/// The rows of views that show or take text.
///
/// Sources: <https://developer.apple.com/documentation/uikit/uilabel>,
/// <https://developer.apple.com/documentation/uikit/uitextfield>,
/// <https://developer.apple.com/documentation/uikit/uitextview>,
/// <https://developer.apple.com/documentation/uikit/uisearchbar>.
enum TextElements {
  static let all = [label, textField, textView, searchBar]

  private static let label = ElementSchema(
    "label", "UILabel", .view,
    [
      .text("text", "Text", "Its text."), alignment, .flag("usesAttributedText"),
      .lineBreak(default: "tailTruncation"),
      .number(
        "numberOfLines", "Lines",
        "The most lines that the text is broken into; 0 for as many as there is room for.",
        .whole(from: 0), default: 1),
      .choice(
        "baselineAdjustment", "Baseline", "Where text that was made smaller stands.",
        ["alignBaselines", "alignCenters", "none"], default: "alignBaselines", writesDefault: true),
      .number(
        "minimumScaleFactor", "Minimum Font Scale",
        "How small text may become, as a share of its font's size.", .share),
      .number("minimumFontSize"),
      .flag(
        "adjustsLetterSpacingToFitWidth", "Tighten Letter Spacing",
        "Whether letters move together before text is cut off."),
      .flag("enabled", "Enabled", "Whether it is drawn as enabled.", default: true), adjustsFont,
      .flag(
        "adjustsFontSizeToFit", "Autoshrink",
        "Whether text that is too wide is made smaller, before it is cut off.", default: true),
      .text("autoshrinkMode"),
      .number(
        "preferredMaxLayoutWidth", "Desired Width",
        "The width at which the text is broken into lines, in points.",
        NumberKind(least: 0, names: [NumberKind.Name(name: "automatic", value: 0)])),
      .flag("highlighted", "Highlighted", "Whether it has its highlighted colour."),
      .flag("showsExpansionTextWhenTruncated"),
    ],
    values: [
      .color("textColor", "Color", "The colour of the text."), .font(17),
      .color("highlightedColor", "Highlighted Color", "The colour of the text while highlighted."),
      .color("shadowColor"),
    ],
    inspected: """
      text textColor fontDescription adjustsFontForContentSizeCategory textAlignment numberOfLines
      enabled highlighted baselineAdjustment lineBreakMode adjustsFontSizeToFit minimumScaleFactor
      adjustsLetterSpacingToFitWidth highlightedColor
      """,
    library: [
      LibraryEntry(
        "Label", "Text that is not edited", "caption title", (42, 21),
        .named(
          "label",
          [
            "opaque": "NO", "userInteractionEnabled": "NO", "contentMode": "left",
            "horizontalHuggingPriority": "251", "verticalHuggingPriority": "251",
            "text": "Label", "adjustsFontSizeToFit": "NO",
          ],
          children: [
            .systemFont(17), NewElement("nil", ["key": "textColor"]),
            NewElement("nil", ["key": "highlightedColor"]),
          ]))
    ])

  private static let textField = ElementSchema(
    "textField", "UITextField", .control,
    [
      .text("text", "Text", "Its text at first."), .flag("usesAttributedText"),
      .choice(
        "borderStyle", "Border Style", "The border; the field's height follows from it.",
        ["none", "line", "bezel", "roundedRect"], default: "none"),
      .text("placeholder", "Placeholder", "The text of an empty field."), alignment,
      .flag(
        "clearsOnBeginEditing", "Clear when editing begins",
        "Whether it is cleared when editing begins."),
      adjustsFont,
      .flag(
        "adjustsFontSizeToFit", "Adjust to Fit",
        "Whether text that is too wide is made smaller.", default: true),
      .number("minimumFontSize", "Min Font Size", "The smallest font size, in points.", .positive),
      .choice(
        "clearButtonMode", "Clear Button", "When it shows a button that clears it.",
        [
          AttributeChoice("never", "Never appears"),
          AttributeChoice("whileEditing", "Appears while editing"),
          AttributeChoice("unlessEditing", "Appears unless editing"),
          AttributeChoice("always", "Is always visible"),
        ], default: "never"),
      .text("background"), .text("disabledBackground"), .text("catalog"),
      .flag("allowsEditingTextAttributes"),
    ],
    values: [.color("textColor", "Color", "The colour of the text."), .font(17)],
    inspected: """
      text textColor fontDescription adjustsFontForContentSizeCategory textAlignment placeholder
      borderStyle clearButtonMode clearsOnBeginEditing minimumFontSize adjustsFontSizeToFit
      """,
    children: ElementSchema.childrenOfTextInputs,
    library: [
      LibraryEntry(
        "Text Field", "A line of text to be edited", "input entry", (97, 34),
        before: [11: (97, 30)],
        .named(
          "textField",
          [
            "opaque": "NO", "contentHorizontalAlignment": "left", "borderStyle": "roundedRect",
            "minimumFontSize": "17",
          ], children: [.systemFont(14), .textInputTraits()]))
    ])

  private static let textView = ElementSchema(
    "textView", "UITextView", .scrollView,
    [
      .flag("editable", "Editable", "Whether its text can be changed.", default: true),
      .text("text", "Text", "Its text."), alignment, .flag("usesAttributedText"), adjustsFont,
      .flag("selectable", "Selectable", "Whether its text can be selected.", default: true),
      .flag("allowsEditingTextAttributes"), .flag("findInteractionEnabled"),
      .flag("clearsOnInsertion"),
    ],
    values: [.color("textColor", "Color", "The colour of the text."), .font(12)],
    inspected: """
      text textColor fontDescription adjustsFontForContentSizeCategory textAlignment editable
      selectable
      """,
    children: ElementSchema.childrenOfTextInputs,
    library: [
      LibraryEntry(
        "Text View", "Lines of text that scroll", "input editor", (240, 128),
        .named(
          "textView",
          [
            "multipleTouchEnabled": "YES",
            "text": "Lorem ipsum dolor sit amet, consectetur adipiscing elit.",
          ],
          children: [
            .systemBackground, .systemColor("labelColor", key: "textColor"), .systemFont(14),
            .textInputTraits(["autocapitalizationType": "sentences"]),
          ]))
    ])

  private static let searchBar = ElementSchema(
    "searchBar", "UISearchBar", .view,
    [
      .choice(
        "searchBarStyle", "Search Style", "Its look.",
        ["default", "prominent", "minimal"], default: "default"),
      .text("text", "Text", "The searched text at first."),
      .text("placeholder", "Placeholder", "The text of an empty search bar."),
      .text("prompt", "Prompt", "A line of text above the field."),
      .flag(
        "showsCancelButton", "Shows Cancel Button", "Whether a button stands beside the field."),
      .barStyle, .flag("translucent", default: true), .flag("showsScopeBar"),
      .flag("showsBookmarkButton"), .flag("showsSearchResultsButton"),
      .number("selectedScopeButtonIndex", "", "", .whole()), .text("backgroundImage"),
      .text("scopeBarBackgroundImage"), .text("catalog"),
    ], values: [.color("barTintColor")],
    inspected: "text placeholder prompt searchBarStyle showsCancelButton",
    library: [
      LibraryEntry(
        "Search Bar", "A field to search with", "find", (393, 56), before: [9: (393, 44)],
        isWide: true,
        .named("searchBar", ["contentMode": "redraw"], children: [.textInputTraits()]))
    ])

  private static let adjustsFont = AttributeSchema.flag(
    "adjustsFontForContentSizeCategory", "Automatically Adjusts Font",
    "Whether a text style follows the size of text that the reader chooses.")

  private static let alignment = AttributeSchema.choice(
    "textAlignment", "Alignment", "Where the lines of the text stand.",
    ["left", "center", "right", "justified", "natural"], default: "natural", writesDefault: true)
}

extension AttributeSchema {
  /// How text that is too wide is broken or cut off.
  static func lineBreak(default word: String) -> AttributeSchema {
    .choice(
      "lineBreakMode", "Line Break", "Where text that is too wide is broken or cut off.",
      [
        AttributeChoice("clip", "Clip", synonyms: ["clipping"]),
        AttributeChoice("characterWrap", "Character Wrap", synonyms: ["charWrapping"]),
        AttributeChoice("wordWrap", "Word Wrap", synonyms: ["wordWrapping"]),
        AttributeChoice("headTruncation", "Truncate Head", synonyms: ["truncatingHead"]),
        AttributeChoice("middleTruncation", "Truncate Middle", synonyms: ["truncatingMiddle"]),
        AttributeChoice("tailTruncation", "Truncate Tail", synonyms: ["truncatingTail"]),
      ], default: word, writesDefault: true)
  }

  static let barStyle = AttributeSchema.words(
    "barStyle", "default black blackTranslucent blackOpaque")
}
