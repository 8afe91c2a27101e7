import InterfaceBuilder

extension InspectorField {
  /// The fields of the size inspector of a view, in sections.
  ///
  /// Source: "Working with Constraints in Interface Builder", Viewing and Editing Constraints.
  static func sizes(of element: Element) -> [InspectorSection] {
    func section(_ title: String, _ names: String) -> InspectorSection {
      InspectorSection(
        title, fields(names.split(separator: " ").map(String.init), of: element.name))
    }
    var sections = [InspectorSection("View", frame)]
    switch element.name {
    case "label": sections.append(section("Label", "preferredMaxLayoutWidth"))
    case "tableView":
      sections.append(
        section(
          "Table View",
          """
          rowHeight estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight \
          sectionFooterHeight estimatedSectionFooterHeight
          """))
    case "collectionView":
      sections.append(InspectorSection("Collection View", ofFlowLayout(of: element)))
    case "tableViewCell": sections.append(section("Table View Cell", "rowHeight"))
    default: break
    }
    if ElementSchema.named(element.name)?.family == .scrollView {
      let behavior = fields(["contentInsetAdjustmentBehavior"], of: element.name)
      sections.append(InspectorSection("Scroll View", behavior + contentInset))
    }
    return sections + [
      InspectorSection("Layout Margins", margins(of: element)),
      section("Content Hugging Priority", "horizontalHuggingPriority verticalHuggingPriority"),
      section(
        "Content Compression Resistance Priority",
        "horizontalCompressionResistancePriority verticalCompressionResistancePriority"),
      section("Intrinsic Size", "placeholderIntrinsicWidth placeholderIntrinsicHeight"),
      section("Auto Layout", "verifyAmbiguity translatesAutoresizingMaskIntoConstraints"),
    ]
  }

  /// The insets of a scroll view's content.
  private static let contentInset = insets(
    "inset", "contentInset", "Content Inset", "Room around the content, in points.", InsetSide.all)

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
}
