import Stage

/// What a key can ask for. Amounts are in the unit that the name says; signs point right, down
/// and onwards.
enum Action: Hashable, Sendable {
  /// Changes the size of the simulated screen, in points.
  case resize(width: Int, height: Int)
  case rotate
  case reset
  case device(Int)
  case splitPane
  case bars
  /// Moves so many values on in a choice about the screen.
  case step(ScreenChoice, Int)

  case scene(Int)
  case chapter(Int)
  case tap
  case page(Int)
  case demo

  case select(Int)
  case zoom
  case scrollCanvas(columns: Int, rows: Int)
  case scrollInspector(Int)
  case guides
  case constraintLines
  case inspector
  case problems

  case help
  case save
  case repaint
  case suspend
  case close
  case quit

  /// Moves through an open list: by lines, or by screenfuls.
  case moveInList(lines: Int, pages: Int)
  /// Takes the marked line of an open list.
  case choose
}
