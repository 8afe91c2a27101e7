/// A change of a document that is still being made: the document follows, and esc leaves it as it
/// was.
enum OngoingChange: Sendable {
  /// Values are typed in a line.
  case line
  /// A value is typed into a field of an inspector.
  case field
  /// Views are dragged with the mouse.
  case drag
}
