import Stage

/// The constraints that are drawn on the canvas of a document that is edited.
enum LineScope: CaseIterable, Sendable {
  /// The constraints of the selected views.
  case selected
  case all
  /// The constraints that are broken, or whose items are ambiguous or misplaced.
  case problems
  case none

  /// The next scope; after the last, the first.
  var next: LineScope { stepped(by: 1) }

  /// The message about the scope.
  var words: String {
    switch self {
    case .selected: "Constraint lines: those of the selected views"
    case .all: "Constraint lines: all"
    case .problems: "Constraint lines: those with problems"
    case .none: "Constraint lines: none"
    }
  }
}
