extension Drawing {
  /// A text in the lines into which the layout broke it.
  package struct Text: Sendable {
    /// The visible lines.
    package var lines: [PlacedLine]
    /// The whole text before it was broken into lines.
    package var whole: String?
    package var edge: LineEdge
    package var isBold: Bool
    package var color: UIColor.Components
    /// Whether a text that is too long for a line continues on the next one.
    package var wraps = false
    /// Whether the text begins at the top of the view and can be scrolled.
    package var isScrolled = false
    /// Whether it is a placeholder, shown until a text is entered.
    package var isPlaceholder = false
    package var brackets = Brackets.never
  }

  /// The rule by which brackets are drawn around a text without a box.
  package enum Brackets: Equatable, Sendable {
    case never, always
    /// If the view has a background and colours are not drawn.
    case inPlaceOfBackground
  }
}
