import InterfaceBuilder

extension InspectorField {
  /// The fields of a button. If it has a configuration, the fields of the configuration take the
  /// place of the fields of its states.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uibutton>
  static func ofButton(_ element: Element, in document: Document) -> [InspectorField] {
    let isOld = document.xcode.map { $0.major < 12 } ?? false
    let title = element.child("state", key: "normal")?.string("title")
    let configuration = FieldPlace.Step(
      name: "buttonConfiguration", key: "configuration",
      companions: title.map { [NewElement.Attribute("title", $0)] } ?? [])
    let common = [
      row("buttonType", of: "button").map { row in
        // Before Xcode 12 the same type had another name.
        InspectorField(isOld ? row.with(row.kind.swappingSynonyms(of: "system")) : row)
      },
      row("style", of: "buttonConfiguration").map { row in
        InspectorField(
          "configuration.style", row.title, row.help, row.kind, default: row.defaultValue,
          at: FieldPlace(steps: [configuration], holder: .style(row.name)))
      },
    ].compactMap(\.self)
    if element.child("buttonConfiguration", key: "configuration") != nil {
      return common
        + ofConfiguration(in: [FieldPlace.Step(name: "buttonConfiguration", key: "configuration")])
    }
    return common
      + [InspectorField(.font(isOld || element["buttonType"] == nil ? 18 : 15))]
      + ["normal", "highlighted", "selected", "disabled"].flatMap(ofState)
      + fields(["lineBreakMode"], of: "button")
      + edges("contentEdgeInsets", "Content Insets", "Room around the title and the image.")
      + edges("titleEdgeInsets", "Title Insets", "How the title is moved and narrowed.")
      + edges("imageEdgeInsets", "Image Insets", "How the image is moved and narrowed.")
  }

  private static func row(_ name: String, of element: String) -> AttributeSchema? {
    ElementSchema.named(element)?.attribute(name)
  }

  private static func ofState(_ state: String) -> [InspectorField] {
    let suffix = state == "normal" ? "" : " (\(state.titleWords))"
    return (ElementSchema.named("state")?.inspectedRows ?? []).map {
      InspectorField(
        $0, of: state, in: [FieldPlace.Step(name: "state", key: state)], titled: suffix)
    }
  }

  private static func edges(_ id: String, _ title: String, _ help: String) -> [InspectorField] {
    insets("inset", id, title, help + " Points.", InsetSide.all)
  }

  private static func ofConfiguration(in steps: [FieldPlace.Step]) -> [InspectorField] {
    (ElementSchema.named("buttonConfiguration")?.inspectedRows ?? []).map {
      InspectorField($0, of: "configuration", in: steps)
    }
      + insets(
        "directionalEdgeInsets", "configuration.contentInsets", "Content Insets",
        "Room around the title and the image, in points.",
        [
          InsetSide("top", "Top", 7), InsetSide("leading", "Leading", 12),
          InsetSide("bottom", "Bottom", 7), InsetSide("trailing", "Trailing", 12),
        ], in: steps)
  }
}

extension AttributeKind {
  /// The same words, one of which has changed places with its other spelling.
  fileprivate func swappingSynonyms(of word: String) -> AttributeKind {
    guard case .choice(let choices) = self else { return self }
    return .choice(
      choices.map { choice in
        guard choice.written == word, let other = choice.synonyms.first else { return choice }
        return AttributeChoice(other, choice.title, synonyms: [word])
      })
  }
}
