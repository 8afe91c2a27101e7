import Foundation

extension Drawing {
  /// A text in the lines that the layout broke it into.
  package struct Text: Sendable {
    /// The lines that are in sight.
    package var lines: [PlacedLine]
    /// The text before it was broken, with what is out of sight.
    package var whole: String?
    package var edge: LineEdge
    package var isBold: Bool
    package var color: UIColor.Components
    /// Whether text that is too long for a line goes on in the next.
    package var wraps = false
    /// Whether the text begins at the top of the view and is scrolled.
    package var isScrolled = false
    /// Whether it stands for a text that is still to be typed.
    package var isPlaceholder = false
    package var brackets = Brackets.never
  }

  /// When a text without a box stands between brackets.
  package enum Brackets: Equatable, Sendable {
    case never, always
    /// Where the view has a background and colours are not drawn.
    case inPlaceOfBackground
  }
}
