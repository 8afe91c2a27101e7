/// The constraints that are drawn on the canvas of a document that is edited.
enum LineScope: CaseIterable, Sendable {
  /// Those of the selected views.
  case selected
  case all
  /// Those that are broken, or whose items are ambiguous or not where the document has them.
  case problems
  case none

  /// The one after it, and the first after the last.
  var next: LineScope {
    switch self {
    case .selected: .all
    case .all: .problems
    case .problems: .none
    case .none: .selected
    }
  }

  /// What the user is told of it.
  var words: String {
    switch self {
    case .selected: "Constraint lines: those of the selected views"
    case .all: "Constraint lines: all"
    case .problems: "Constraint lines: those with problems"
    case .none: "Constraint lines: none"
    }
  }
}
