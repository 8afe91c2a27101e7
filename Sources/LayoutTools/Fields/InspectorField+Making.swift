import InterfaceBuilder

// What the tables of fields are written with.
extension InspectorField {
  static func flag(
    _ id: String, _ title: String, _ help: String, default: Bool = false, varies: Bool = false,
    writesDefault: Bool = false, at place: FieldPlace? = nil
  ) -> InspectorField {
    InspectorField(
      id, title, help, .flag, default: .flag(`default`), varies: varies,
      writesDefault: writesDefault, at: place)
  }

  /// A number; nil for one that has no default.
  static func number(
    _ id: String, _ title: String, _ help: String, _ kind: NumberKind, default: Double? = 0,
    varies: Bool = false, writesDefault: Bool = false, at place: FieldPlace? = nil
  ) -> InspectorField {
    InspectorField(
      id, title, help, .number(kind), default: `default`.map(FieldValue.number), varies: varies,
      writesDefault: writesDefault, at: place)
  }

  static func choice(
    _ id: String, _ title: String, _ help: String, _ choices: [FieldChoice], default: String,
    varies: Bool = false, writesDefault: Bool = false, at place: FieldPlace? = nil
  ) -> InspectorField {
    InspectorField(
      id, title, help, .choice(choices), default: .choice(`default`), varies: varies,
      writesDefault: writesDefault, at: place)
  }

  static func text(_ id: String, _ title: String, _ help: String, in steps: [FieldPlace.Step] = [])
    -> InspectorField
  {
    InspectorField(
      id, title, help, .text, at: FieldPlace(steps: steps, holder: .text(id.lastPart)))
  }

  static func image(_ id: String, _ title: String, _ help: String, in steps: [FieldPlace.Step] = [])
    -> InspectorField
  {
    InspectorField(
      id, title, help, .image, varies: steps.isEmpty,
      at: FieldPlace(steps: steps, holder: .image(id.lastPart)))
  }

  static func color(_ id: String, _ title: String, _ help: String, in steps: [FieldPlace.Step] = [])
    -> InspectorField
  {
    InspectorField(
      id, title, help, .color, varies: steps.isEmpty,
      at: FieldPlace(steps: steps, holder: .child("color", key: id.lastPart)))
  }

  /// The font of texts; the one that counts where none is written.
  static func font(default face: FontValue.Face = .system(weight: "regular"), _ size: Double)
    -> InspectorField
  {
    InspectorField(
      "fontDescription", "Font", "The font, which decides how wide and high the text is.", .font,
      default: .font(FontValue(face: face, pointSize: size)), varies: true,
      at: FieldPlace(holder: .child("fontDescription", key: "fontDescription")))
  }

  /// The four numbers of insets, which are written together.
  /// - Parameters:
  ///   - id: The key of the element, behind the parts that it is in: `configuration.contentInsets`.
  ///   - sides: The attributes.
  static func insets(
    _ element: String, _ id: String, _ title: String, _ help: String,
    _ sides: [InsetSide], in steps: [FieldPlace.Step] = [], varies: Bool = false
  ) -> [InspectorField] {
    let step = FieldPlace.Step(
      name: element, key: id.lastPart,
      companions: sides.map { NewElement.Attribute($0.attribute, $0.value.written) })
    return sides.map { side in
      number(
        "\(id).\(side.attribute)", "\(title) \(side.title)", help, .length, default: side.value,
        varies: varies, writesDefault: true,
        at: FieldPlace(steps: steps + [step], holder: .attribute(side.attribute)))
    }
  }
}

/// One of the numbers of insets: its attribute, its title, and what it is where the insets are not
/// written.
struct InsetSide {
  let attribute: String
  let title: String
  let value: Double

  init(_ attribute: String, _ title: String, _ value: Double) {
    self.attribute = attribute
    self.title = title
    self.value = value
  }
}

extension String {
  /// What stands behind the last point.
  var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
