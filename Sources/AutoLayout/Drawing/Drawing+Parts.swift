import Foundation

extension Drawing {
  /// One of several titles side by side.
  package struct Segment: Equatable, Sendable {
    package var title: Sign
    package var frame: CGRect
    package var isEnabled: Bool
    package var isChosen: Bool
  }

  /// A column of titles, of which one is chosen.
  package struct Wheel: Equatable, Sendable {
    package var frame: CGRect
    package var rowHeight: CGFloat
    package var titles: [String]
    package var selected: Int
  }

  /// A row of a table: whether it is chosen, and whether a line ends it.
  package struct TableRow: Equatable, Sendable {
    package var isChosen: Bool
    package var hasSeparator: Bool
    /// Whether it reads from right to left.
    package var isReversed: Bool
  }

  /// A bar along an edge of the screen, with a line towards the content.
  package struct Bar: Equatable, Sendable {
    package var slots: [Slot]
    /// Whether it lies above the content.
    package var isAbove = false
    /// Whether it reads from right to left.
    package var isReversed: Bool
  }

  /// An item of a bar and its place there.
  package struct Slot: Equatable, Sendable {
    package enum Role: Equatable, Sendable {
      case button
      /// The title in the middle, or the large one below.
      case title(isLarge: Bool)
      /// The button back to the screen before.
      case back
      /// A line of text above the title.
      case prompt
      /// One of the tabs.
      case tab(isSelected: Bool)
    }

    package var role: Role
    package var text: String?
    package var symbol: Sign?
    package var isEnabled: Bool
    package var frame: CGRect
    package var badge: Badge?
  }

  /// A short text on a colour, beside an item's title. An empty one is a dot.
  package struct Badge: Equatable, Sendable {
    package var text: String
    package var color: UIColor.Components
  }

  /// The axes on which there is more content than is in sight.
  package struct Scrolling: Equatable, Sendable {
    package var horizontal: Scroller?
    package var vertical: Scroller?
  }

  /// Which part of the content is in sight along an axis, in points.
  package struct Scroller: Equatable, Sendable {
    package var offset: CGFloat
    /// The offsets between which the content can be scrolled.
    package var range: ClosedRange<CGFloat>
    /// How much is in sight.
    package var length: CGFloat
    /// Whether the view shows where it is.
    package var isShown: Bool
  }
}
