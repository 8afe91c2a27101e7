import AutoLayout
import Stage

/// What the user looks at: the selected view, one of its constraints, an edge that is explained,
/// and the field that is edited.
struct Focus: Equatable, Sendable {
  /// The selected view.
  var view: ViewPath?
  /// The selected constraint, one of the selected view's.
  var constraint: ConstraintID?
  /// The edge of the selected view that is explained.
  var edge: NSLayoutConstraint.Attribute?
  /// Whether the inspector shows the explained edge even if the selected constraint is then out of
  /// sight.
  var isEdgeInFront = false
  /// The name of the field or text view that is being edited, to which keys are typed; nil if none
  /// is.
  var editedField: String?
}

extension Focus {
  /// Deselects what a layout does not have.
  mutating func drop(missingIn content: SceneSnapshot) {
    if let path = view, content.view(at: path) == nil { view = nil }
    if view == nil { (constraint, edge) = (nil, nil) }
    if let id = constraint, content.constraint(id) == nil { constraint = nil }
  }
}
