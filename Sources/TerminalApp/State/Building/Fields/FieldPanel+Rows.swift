import InterfaceBuilder
import LayoutTools

extension FieldPanel {
  /// The rows for some objects: the fields that all of them have, and the constraints of a single
  /// view.
  func rows(of ids: [String], on canvas: Canvas) -> [FieldRow] {
    let elements = ids.compactMap(canvas.document.object)
    let fields = inspector.sections(of: elements, on: canvas).flatMap { section in
      [FieldRow(content: .heading(section.title))]
        + section.fields.flatMap { rows(for: $0, of: elements, ids, on: canvas) }
    }
    guard inspector == .size, ids.count == 1, !fields.isEmpty else { return fields }
    return fields + constraintRows(of: ids[0], on: canvas)
  }

  /// A field's row for all size classes, and a row for each variation that has a value of its own
  /// or is to get one.
  private func rows(
    for field: InspectorField, of elements: [Element], _ ids: [String], on canvas: Canvas
  ) -> [FieldRow] {
    var conditions = field.variesBySizeClass ? field.variations(of: elements) : []
    if field.variesBySizeClass, let variation, !conditions.contains(variation) {
      conditions.append(variation)
    }
    let counting = elements.last.flatMap { field.reading(of: $0, for: canvas.traits).variation }
    return ([nil] + conditions).map { condition in
      FieldRow(
        content: .field(condition), field: field,
        reading: field.reading(of: elements, varied: condition), objects: ids,
        counts: condition == counting)
    }
  }

  private func constraintRows(of id: String, on canvas: Canvas) -> [FieldRow] {
    let heading = FieldRow(content: .heading("Constraints"))
    let constraints = canvas.constraints(of: id)
    guard !constraints.isEmpty else { return [heading, FieldRow(content: .note("none"))] }
    return [heading]
      + constraints.map { constraint in
        let element = canvas.document.object(constraint.id)
        let constant = element.flatMap(Constraint.init).map(InspectorField.constant)
        return FieldRow(
          content: .constraint(constraint), field: constant,
          reading: element.flatMap { constant?.reading(of: $0, for: canvas.traits) },
          objects: [constraint.id])
      }
  }
}
