import LayoutTools

/// What a change of an inspector asks for besides.
enum FieldOutcome {
  case nothing
  /// The mark is on another row, or other rows are listed.
  case moved
  /// The next change is a step of its own.
  case stepEnded
  /// A field gets a value.
  case set(FieldEdit)
  /// The values that the marked field can have are listed.
  case list(title: String?)
  /// The attributes of a constraint are shown.
  case open(ViewConstraint)
  case delete(ViewConstraint)
  case say(String)
}
