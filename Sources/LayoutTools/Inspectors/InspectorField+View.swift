import InterfaceBuilder

extension InspectorField {
  /// The fields that all views have.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview>
  static func ofAnyView(_ element: Element) -> [InspectorField] {
    ofEveryView(element) + (canBeInstalled(element) ? [installed] : [])
  }

  private static func ofEveryView(_ element: Element) -> [InspectorField] {
    let scrolls = ["scrollView", "tableView", "collectionView", "textView"].contains(element.name)
    return [
      choice(
        "contentMode", "Content Mode", "How the content follows a change of the view's size.",
        contentModes, default: "scaleToFill", writesDefault: true),
      choice(
        "semanticContentAttribute", "Semantic",
        "Whether leading and trailing change sides where one reads from right to left.",
        [
          FieldChoice("unspecified", "Unspecified"), FieldChoice("playback", "Playback"),
          FieldChoice("spatial", "Spatial"),
          FieldChoice("forceLeftToRight", "Force Left-to-Right"),
          FieldChoice("forceRightToLeft", "Force Right-to-Left"),
        ], default: "unspecified"),
      number("tag", "Tag", "A number by which code finds the view.", .whole()),
      flag(
        "userInteractionEnabled", "User Interaction Enabled", "Whether it takes touches.",
        default: true),
      number(
        "alpha", "Alpha", "The opacity, from 0 to 1; the layout does not depend on it.", .share,
        default: 1),
      color("backgroundColor", "Background", "What is painted behind the content."),
      color("tintColor", "Tint", "The colour of what can be tapped; from the view around if none."),
      flag(
        "hidden", "Hidden",
        "A hidden view keeps its place, except in a stack view, which closes the gap.",
        varies: true),
      flag(
        "clipsSubviews", "Clip to Bounds", "Whether what reaches over the edges is cut off.",
        default: scrolls, writesDefault: scrolls),
      flag(
        "autoresizesSubviews", "Autoresize Subviews",
        "Whether subviews without constraints follow a change of the size.", default: true),
    ]
  }

  private static let contentModes = [
    FieldChoice("scaleToFill", "Scale To Fill"), FieldChoice("scaleAspectFit", "Aspect Fit"),
    FieldChoice("scaleAspectFill", "Aspect Fill"), FieldChoice("redraw", "Redraw"),
    FieldChoice("center", "Center"), FieldChoice("top", "Top"), FieldChoice("bottom", "Bottom"),
    FieldChoice("left", "Left"), FieldChoice("right", "Right"),
    FieldChoice("topLeft", "Top Left"), FieldChoice("topRight", "Top Right"),
    FieldChoice("bottomLeft", "Bottom Left"), FieldChoice("bottomRight", "Bottom Right"),
  ]

  /// The fields that all controls have.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicontrol>
  static let ofControls: [InspectorField] = [
    choice(
      "contentHorizontalAlignment", "Horizontal Alignment",
      "Where the content stands in a control that is wider.",
      [
        FieldChoice("left", "Left"), FieldChoice("center", "Center"), FieldChoice("right", "Right"),
        FieldChoice("fill", "Fill"), FieldChoice("leading", "Leading"),
        FieldChoice("trailing", "Trailing"),
      ], default: "center", writesDefault: true),
    choice(
      "contentVerticalAlignment", "Vertical Alignment",
      "Where the content stands in a control that is higher.",
      [
        FieldChoice("top", "Top"), FieldChoice("center", "Center"),
        FieldChoice("bottom", "Bottom"), FieldChoice("fill", "Fill"),
      ], default: "center", writesDefault: true),
    flag("selected", "Selected", "Whether it begins selected."),
    flag("enabled", "Enabled", "Whether it takes touches and is drawn so.", default: true),
    flag("highlighted", "Highlighted", "Whether it begins as if it was touched."),
  ]

  /// The names of the elements that are controls.
  static let controls: Set<String> = [
    "button", "control", "datePicker", "pageControl", "segmentedControl", "slider", "stepper",
    "switch", "textField",
  ]
}
