import InterfaceBuilder

// What Interface Builder writes for views as they are placed: the attributes that most views of
// their class have in public documents. Children are in its order.
extension NewElement {
  static let label = NewElement(
    "label",
    [
      "opaque": "NO", "userInteractionEnabled": "NO", "contentMode": "left",
      "horizontalHuggingPriority": "251", "verticalHuggingPriority": "251", "text": "Label",
      "textAlignment": "natural", "lineBreakMode": "tailTruncation",
      "baselineAdjustment": "alignBaselines", "adjustsFontSizeToFit": "NO", "id": "view",
    ],
    children: [
      .systemFont(17), NewElement("nil", ["key": "textColor"]),
      NewElement("nil", ["key": "highlightedColor"]),
    ])

  static let textField = NewElement(
    "textField",
    [
      "opaque": "NO", "contentMode": "scaleToFill", "contentHorizontalAlignment": "left",
      "contentVerticalAlignment": "center", "borderStyle": "roundedRect",
      "textAlignment": "natural", "minimumFontSize": "17", "id": "view",
    ], children: [.systemFont(14), NewElement("textInputTraits", ["key": "textInputTraits"])])

  static let textView = NewElement(
    "textView",
    [
      "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill",
      "text": "Lorem ipsum dolor sit amet, consectetur adipiscing elit.",
      "textAlignment": "natural", "id": "view",
    ],
    children: [
      .systemColor("systemBackgroundColor", key: "backgroundColor"),
      .systemColor("labelColor", key: "textColor"), .systemFont(14),
      NewElement(
        "textInputTraits",
        ["key": "textInputTraits", "autocapitalizationType": "sentences"]),
    ])

  static let searchBar = NewElement(
    "searchBar", ["contentMode": "redraw", "id": "view"],
    children: [NewElement("textInputTraits", ["key": "textInputTraits"])])

  static func button(_ style: String) -> NewElement {
    control(
      "button", ["buttonType": "system", "lineBreakMode": "middleTruncation"],
      [
        NewElement("state", ["key": "normal", "title": "Button"]),
        NewElement(
          "buttonConfiguration", ["key": "configuration", "style": style, "title": "Button"]),
      ])
  }

  static let `switch` = control(
    "switch",
    ["horizontalHuggingPriority": "750", "verticalHuggingPriority": "750", "on": "YES"])

  static let slider = control("slider", ["value": "0.5", "minValue": "0.0", "maxValue": "1"])

  static let segments = NewElement(
    "segmentedControl",
    [
      "opaque": "NO", "contentMode": "scaleToFill", "contentHorizontalAlignment": "left",
      "contentVerticalAlignment": "top", "segmentControlStyle": "plain",
      "selectedSegmentIndex": "0", "id": "view",
    ],
    children: [
      NewElement(
        "segments",
        children: [
          NewElement("segment", ["title": "First"]), NewElement("segment", ["title": "Second"]),
        ])
    ])

  static let stepper = control(
    "stepper",
    [
      "horizontalHuggingPriority": "750", "verticalHuggingPriority": "750", "maximumValue": "100",
    ])

  static let pageControl = control("pageControl", ["numberOfPages": "3"])

  static let datePicker = NewElement(
    "datePicker",
    [
      "contentMode": "scaleToFill", "contentHorizontalAlignment": "center",
      "contentVerticalAlignment": "center", "datePickerMode": "dateAndTime",
      "minuteInterval": "1", "style": "wheels", "id": "view",
    ])

  static let progressView = NewElement(
    "progressView",
    [
      "opaque": "NO", "contentMode": "scaleToFill", "verticalHuggingPriority": "750",
      "progress": "0.5", "id": "view",
    ])

  static let activityIndicator = NewElement(
    "activityIndicatorView",
    [
      "opaque": "NO", "contentMode": "scaleToFill", "horizontalHuggingPriority": "750",
      "verticalHuggingPriority": "750", "style": "medium", "id": "view",
    ])

  static func control(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [NewElement] = []
  ) -> NewElement {
    var control = NewElement(name, attributes, children: children)
    control.attributes += [
      Attribute("opaque", "NO"), Attribute("contentMode", "scaleToFill"),
      Attribute("contentHorizontalAlignment", "center"),
      Attribute("contentVerticalAlignment", "center"), Attribute("id", "view"),
    ]
    return control
  }

  static func systemFont(_ size: Double) -> NewElement {
    NewElement(
      "fontDescription",
      ["key": "fontDescription", "type": "system", "pointSize": size.written])
  }
}
