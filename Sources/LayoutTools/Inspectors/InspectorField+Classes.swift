import InterfaceBuilder

extension InspectorField {
  /// The fields that a class adds to its superclass's.
  static func ofClass(_ element: Element, in document: Document) -> [InspectorField] {
    guard let schema = ElementSchema.named(element.name) else { return [] }
    let fields = schema.inspectedRows.map { InspectorField($0) }
    switch element.name {
    case "label":
      let isAttributed = element.child(key: "attributedText") != nil
      return isAttributed ? fields.filter { $0.id != "text" } : fields
    case "button": return ofButton(element, in: document)
    case "stackView": return ofStackView(element)
    case "segmentedControl": return [segments] + fields
    case "textField": return fields + [secureTextEntry].compactMap(\.self)
    default: return fields
    }
  }

  private static let segments = InspectorField(
    "segments", "Segments", "The titles of the segments, with commas between them.", .text,
    at: FieldPlace(holder: .list("segments", of: "segment")))

  private static let secureTextEntry = ElementSchema.named("textInputTraits")?
    .attribute("secureTextEntry").map { row in
      InspectorField(
        row.name, row.title, row.help, row.kind, default: row.defaultValue,
        at: FieldPlace(
          steps: [FieldPlace.Step(name: "textInputTraits", key: "textInputTraits")],
          holder: .attribute(row.name)))
    }

  /// The fields of a stack view, whose alignments have other names along the other axis.
  private static func ofStackView(_ element: Element) -> [InspectorField] {
    let isVertical = element["axis"] == "vertical"
    return (ElementSchema.named("stackView")?.inspectedRows ?? []).map { row in
      switch (row.name, row.kind) {
      case ("alignment", .choice(let choices)) where isVertical:
        let names = ["top": "Leading", "bottom": "Trailing"]
        return InspectorField(
          row.with(
            .choice(
              choices.filter { !$0.written.hasSuffix("Baseline") }.map { choice in
                AttributeChoice(
                  choice.written, names[choice.written] ?? choice.title,
                  synonyms: choice.synonyms)
              })))
      case ("spacing", .number(var kind)):
        kind.allowsStandard = true
        return InspectorField(
          row.name, row.title, row.help, .number(kind), default: row.defaultValue,
          varies: row.varies, at: FieldPlace(holder: .spacing))
      default: return InspectorField(row)
      }
    }
  }

  /// The fields of a controller.
  static func ofController(_ element: Element) -> [InspectorSection] {
    let names =
      ElementSchema.inspectedOfControllers + (ElementSchema.named(element.name)?.inspected ?? [])
    return [
      InspectorSection(element.kindTitle, fields(names, of: element.name)),
      InspectorSection("Extend Edges", edges),
    ]
  }

  /// The edges at which a controller's view reaches below bars.
  private static let edges: [InspectorField] = {
    let names = ["top", "left", "bottom", "right"]
    let step = FieldPlace.Step(
      name: "extendedEdge", key: "edgesForExtendedLayout",
      companions: names.map { NewElement.Attribute($0, "YES") })
    return names.map { name in
      InspectorField(
        "edgesForExtendedLayout.\(name)",
        name == "top" || name == "bottom"
          ? "Under \(name.titleWords) Bars" : "\(name.titleWords) Edge",
        "Whether the view reaches to the screen's edge, below bars.", .flag, default: .flag(true),
        at: FieldPlace(steps: [step], holder: .member(name)))
    }
  }()
}
