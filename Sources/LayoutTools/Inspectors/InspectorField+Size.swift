import InterfaceBuilder

extension InspectorField {
  /// The fields of the size inspector of a view, in sections.
  ///
  /// Source: "Working with Constraints in Interface Builder", Viewing and Editing Constraints.
  static func sizes(of element: Element) -> [InspectorSection] {
    var sections = [InspectorSection("View", frame)]
    if element.name == "label" { sections.append(InspectorSection("Label", [desiredWidth])) }
    if element.name == "tableView" {
      sections.append(InspectorSection("Table View", heightsOfTableView))
    }
    if element.name == "collectionView" {
      sections.append(InspectorSection("Collection View", ofFlowLayout(of: element)))
    }
    if ["tableView", "collectionView", "scrollView", "textView"].contains(element.name) {
      sections.append(InspectorSection("Scroll View", insetsOfScrollView))
    }
    if element.name == "tableViewCell" {
      sections.append(
        InspectorSection(
          "Table View Cell",
          [
            number(
              "rowHeight", "Row Height", "The height of the row, in points; -1 for its content's.",
              NumberKind(least: -1, names: [NumberKind.Name(name: "automatic", value: -1)]),
              default: -1)
          ]))
    }
    return sections + [
      InspectorSection("Layout Margins", margins(of: element)),
      InspectorSection("Content Hugging Priority", priorities("Hugging", 250)),
      InspectorSection(
        "Content Compression Resistance Priority", priorities("CompressionResistance", 750)),
      InspectorSection("Intrinsic Size", [placeholder("Width"), placeholder("Height")]),
      InspectorSection(
        "Auto Layout",
        [
          choice(
            "verifyAmbiguity", "Ambiguity", "Whether an ambiguous layout of the view is a problem.",
            [
              FieldChoice("always", "Always Verify"),
              FieldChoice("ignoreSizes", "Verify Position Only"),
              FieldChoice("off", "Never Verify"),
            ], default: "always"),
          flag(
            "translatesAutoresizingMaskIntoConstraints", "Translates Mask Into Constraints",
            "Whether the frame and the autoresizing mask stand for constraints.", default: true),
        ]),
    ]
  }

  private static let frame: [InspectorField] = [
    ("x", "X", "The left edge in the view around"), ("y", "Y", "The top edge in the view around"),
    ("width", "Width", "The width on the canvas"), ("height", "Height", "The height on the canvas"),
  ].map { name, title, help in
    InspectorField(
      "frame.\(name)", title, "\(help), in points; constraints may put it elsewhere.",
      .number(name == "x" || name == "y" ? .length : .positive), isRequired: true,
      at: FieldPlace(
        steps: [
          FieldPlace.Step(
            name: "rect", key: "frame",
            companions: ["x", "y", "width", "height"].map { NewElement.Attribute($0, 0.0.written) })
        ], holder: .attribute(name)))
  }

  private static let desiredWidth = number(
    "preferredMaxLayoutWidth", "Desired Width",
    "The width at which the text is broken into lines, in points.",
    NumberKind(least: 0, names: [NumberKind.Name(name: "automatic", value: 0)]), default: 0)

  private static func priorities(_ name: String, _ value: Double) -> [InspectorField] {
    let meaning =
      name == "Hugging"
      ? "How firmly the view keeps from being %@ than its content"
      : "How firmly the view keeps from being %@ than its content needs"
    let words =
      name == "Hugging" ? ["wider", "higher"] : ["narrower", "lower"]
    return ["horizontal", "vertical"].enumerated().map { index, axis in
      number(
        "\(axis)\(name)Priority", axis.titleWords,
        meaning.split(separator: "%@").joined(separator: words[index]) + ".", .priority,
        default: value)
    }
  }

  private static func placeholder(_ side: String) -> InspectorField {
    number(
      "placeholderIntrinsic\(side)", side,
      "The size that the canvas takes for the content's own, in points; it does not count at run time.",
      NumberKind(
        least: -1, names: [NumberKind.Name(name: "none", value: -1, written: "infinite")]),
      default: nil)
  }
}
