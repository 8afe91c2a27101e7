import InterfaceBuilder

// What the lists of fields are made from.
extension InspectorField {
  /// The field of a row of the schema.
  /// - Parameters:
  ///   - part: What its id begins with, if a part of the object has it.
  ///   - steps: The way to that part.
  ///   - suffix: What its title ends with.
  init(
    _ row: AttributeSchema, of part: String? = nil, in steps: [FieldPlace.Step] = [],
    titled suffix: String = ""
  ) {
    let holder: FieldPlace.Holder =
      switch row.kind {
      case .text: .text(row.name)
      case .image: .image(row.name)
      case .color: .child("color", key: row.name)
      case .font: .child("fontDescription", key: row.name)
      case .number, .ratio, .flag, .choice: .attribute(row.name)
      }
    self.init(
      part.map { "\($0).\(row.name)" } ?? row.name, row.title + suffix, row.help, row.kind,
      default: row.defaultValue, varies: row.varies && steps.isEmpty,
      writesDefault: row.writesDefault, at: FieldPlace(steps: steps, holder: holder))
  }

  /// The fields of some rows of elements of a name, in the order of the names.
  static func fields(_ names: [String], of element: String) -> [InspectorField] {
    let schema = ElementSchema.named(element) ?? .anyView
    return names.compactMap(schema.attribute).map { InspectorField($0) }
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
      InspectorField(
        "\(id).\(side.attribute)", "\(title) \(side.title)", help, .number(.length),
        default: .number(side.value), varies: varies, writesDefault: true,
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

  /// The numbers of an element `inset`.
  static let all = [
    InsetSide("minX", "Left", 0), InsetSide("minY", "Top", 0), InsetSide("maxX", "Right", 0),
    InsetSide("maxY", "Bottom", 0),
  ]
}

extension String {
  /// What stands behind the last point.
  var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
