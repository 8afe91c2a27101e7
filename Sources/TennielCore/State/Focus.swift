import AutoLayout
import Stage

/// What the user looks at: the selected view, one of its constraints, an edge that is explained,
/// and the field that is edited.
struct Focus: Equatable, Sendable {
  /// The selected view.
  var view: ViewPath?
  /// The selected constraint, one of those of the selected view.
  var constraint: ConstraintID?
  /// The edge of the selected view that is explained.
  var edge: NSLayoutConstraint.Attribute?
  /// Whether the inspector shows that edge even if a constraint, which was selected before, is out
  /// of sight then.
  var isEdgeInFront = false
  /// The name of the field or text view that is being edited, to which keys are typed; nil if none
  /// is.
  var editedField: String?
}
