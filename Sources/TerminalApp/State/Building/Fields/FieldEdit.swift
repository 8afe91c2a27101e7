import InterfaceBuilder
import LayoutTools

/// A value that a field of an inspector is to get.
struct FieldEdit: Equatable, Sendable {
  /// What an edit changes. Further edits of the same subject may belong to the same step.
  struct Subject: Equatable, Sendable {
    /// The field's name.
    let field: String
    /// The ids of the objects.
    let objects: [String]
    /// The size classes that get the value; nil for all.
    let variation: VariationCondition?
  }

  let field: InspectorField
  /// The value; nil resets the field.
  let value: AttributeValue?
  let objects: [String]
  let variation: VariationCondition?
  /// Whether the next edit of the same subject belongs to the same step.
  let goesOn: Bool

  var subject: Subject { Subject(field: field.id, objects: objects, variation: variation) }
}

extension Canvas {
  /// What the objects of an inspector are called: a view by its name, a constraint in pseudocode,
  /// several views by their number.
  func subject(_ ids: [String]) -> String {
    guard ids.count == 1, let constraint = document.object(ids[0]).flatMap(Constraint.init) else {
      return title(of: ids)
    }
    return title(of: constraint)
  }
}
