import Stage

/// The constraints that are drawn over the picture. Of a scene that is not edited, these are those
/// of the selected view or none.
enum LineScope: CaseIterable, Sendable {
  /// The constraints of the selected views.
  case selected
  /// The constraints of the selected views, with their numbers.
  case numbers
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
    case .numbers: "Constraint lines: with numbers"
    case .all: "Constraint lines: all"
    case .problems: "Constraint lines: those with problems"
    case .none: "Constraint lines: none"
    }
  }
}
