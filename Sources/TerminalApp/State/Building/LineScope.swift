/// The constraints that are drawn over the picture. Of a scene that is not edited, these are those
/// of the selected view or none.
enum LineScope: String, CaseIterable, Sendable {
  /// The constraints of the selected views.
  case selected = "those of the selected views"
  /// The constraints of the selected views, with their numbers.
  case numbers = "with numbers"
  case all
  /// The constraints that are broken, or whose items are ambiguous or misplaced.
  case problems = "those with problems"
  case none

  /// The message about the scope.
  var words: String { "Constraint lines: \(rawValue)" }
}
