import InterfaceBuilder

extension InspectorField {
  /// The fields of a controller.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller>
  static func ofController(_ element: Element) -> [InspectorSection] {
    let presentations = [
      FieldChoice("automatic", "Automatic"), FieldChoice("fullScreen", "Full Screen"),
      FieldChoice("currentContext", "Current Context"), FieldChoice("pageSheet", "Page Sheet"),
      FieldChoice("formSheet", "Form Sheet"), FieldChoice("overFullScreen", "Over Full Screen"),
      FieldChoice("overCurrentContext", "Over Current Context"), FieldChoice("popover", "Popover"),
    ]
    var fields = [
      text("title", "Title", "What bars and tabs call it."),
      flag("hidesBottomBarWhenPushed", "Hide Bottom Bar on Push", "Whether the tab bar gives way."),
      flag(
        "extendedLayoutIncludesOpaqueBars", "Extend Edges Under Opaque Bars",
        "Whether the view reaches below bars that are not translucent."),
      flag(
        "viewRespectsSystemMinimumLayoutMargins", "Respect System Minimum Layout Margins",
        "Whether the margins at the sides are at least the system's.", default: true),
      choice(
        "modalPresentationStyle", "Presentation", "How it comes over another one.", presentations,
        default: "automatic"),
      flag("definesPresentationContext", "Defines Context", "Whether others come over it alone."),
    ]
    if element.name == "navigationController" {
      fields += [
        flag("navigationBarHidden", "Hides Navigation Bar", "Whether there is no bar above."),
        flag(
          "toolbarHidden", "Hides Toolbar", "Whether there is no bar below.", default: true,
          writesDefault: false),
      ]
    }
    return [InspectorSection(element.kindTitle, fields), InspectorSection("Extend Edges", edges)]
  }

  /// The edges at which a controller's view reaches below bars.
  private static let edges: [InspectorField] = {
    let names = ["top", "left", "bottom", "right"]
    let step = FieldPlace.Step(
      name: "extendedEdge", key: "edgesForExtendedLayout",
      companions: names.map { NewElement.Attribute($0, "YES") })
    return names.map { name in
      flag(
        "edgesForExtendedLayout.\(name)",
        name == "top" || name == "bottom"
          ? "Under \(name.titleWords) Bars" : "\(name.titleWords) Edge",
        "Whether the view reaches to the screen's edge, below bars.", default: true,
        at: FieldPlace(steps: [step], holder: .member(name)))
    }
  }()
}
