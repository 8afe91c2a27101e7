/// What a key or a click does in a review.
enum ReviewAction: Hashable, Sendable {
  /// Keeps the new text of the change that is shown.
  case accept
  /// The same, and shows the next change that is left.
  case acceptAndGo
  /// Asks how much of what is left is accepted.
  case acceptMore
  case acceptScene, acceptAll
  /// Has the goldens of the last accepted changes be what they were.
  case takeBack
  /// Shows a change before or after the one that is shown.
  case step(Int)
  /// Shows a change, by its index.
  case show(Int)
  case view(ReviewView)
  /// Shows the other picture in the place of the one that is shown.
  case flip
  /// Scrolls, or moves in a list.
  case scroll(columns: Int, rows: Int)
  case page(Int)
  /// Scrolls to the beginning or the end.
  case end(isLast: Bool)
  case list, help, close
  case repaint, suspend, quit
}

/// Which pictures of a change are shown.
enum ReviewView: Hashable, Sendable {
  /// Both where both have room, and otherwise the new one.
  case automatic
  case both, kept, now
}

/// What a review asks for besides changes of its state.
enum ReviewEffect: Equatable, Sendable {
  /// Writes the goldens of changes, by their indices.
  case accept([Int])
  /// Has the goldens of accepted changes be what they were.
  case takeBack([Int])
  /// Shows the next change that is left, if what was asked for before has come about.
  case goOn
  case repaint, suspend, quit
  /// Quits without drawing again.
  case giveUp
}
