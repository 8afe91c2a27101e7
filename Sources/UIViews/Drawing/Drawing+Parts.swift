extension Drawing {
  /// One of several titles side by side, in points of the view's coordinates.
  package struct Segment: Equatable, Sendable {
    package var title: Sign
    package var frame: CGRect
    package var isEnabled: Bool
    package var isChosen: Bool

    package init(title: Sign, frame: CGRect, isEnabled: Bool, isChosen: Bool) {
      self.title = title
      self.frame = frame
      self.isEnabled = isEnabled
      self.isChosen = isChosen
    }
  }

  /// A column of titles, of which one is chosen.
  package struct Wheel: Equatable, Sendable {
    package var frame: CGRect
    package var rowHeight: CGFloat
    package var titles: [String]
    package var selected: Int

    package init(frame: CGRect, rowHeight: CGFloat, titles: [String], selected: Int) {
      self.frame = frame
      self.rowHeight = rowHeight
      self.titles = titles
      self.selected = selected
    }
  }

  /// The look of a table row: whether it is selected, and whether a line ends it.
  package struct TableRow: Equatable, Sendable {
    package var isChosen: Bool
    package var hasSeparator: Bool
    /// Whether it is laid out from right to left.
    package var isReversed: Bool

    package init(isChosen: Bool, hasSeparator: Bool, isReversed: Bool) {
      self.isChosen = isChosen
      self.hasSeparator = hasSeparator
      self.isReversed = isReversed
    }
  }

  /// A bar along an edge of the screen, with a line towards the content.
  package struct Bar: Equatable, Sendable {
    package var slots: [Slot]
    /// Whether it lies above the content.
    package var isAbove = false
    /// Whether it is laid out from right to left.
    package var isReversed: Bool

    package init(slots: [Slot], isAbove: Bool = false, isReversed: Bool) {
      self.slots = slots
      self.isAbove = isAbove
      self.isReversed = isReversed
    }
  }

  /// An item of a bar, with its frame.
  package struct Slot: Equatable, Sendable {
    package enum Role: Equatable, Sendable {
      case button
      /// The title in the middle, or the large title below the bar's buttons.
      case title(isLarge: Bool)
      /// The button that returns to the previous screen.
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

    package init(
      role: Role, text: String? = nil, symbol: Sign? = nil, isEnabled: Bool, frame: CGRect,
      badge: Badge? = nil
    ) {
      self.role = role
      self.text = text
      self.symbol = symbol
      self.isEnabled = isEnabled
      self.frame = frame
      self.badge = badge
    }
  }

  /// A short text on a colour, beside an item's title. An empty one is a dot.
  package struct Badge: Equatable, Sendable {
    package var text: String
    package var color: UIColor.Components

    package init(text: String, color: UIColor.Components) {
      self.text = text
      self.color = color
    }
  }

  /// The axes on which the content is larger than the view.
  package struct Scrolling: Equatable, Sendable {
    package var horizontal: Scroller?
    package var vertical: Scroller?
  }

  /// The visible part of the content along an axis, in points.
  package struct Scroller: Equatable, Sendable {
    package var offset: CGFloat
    /// The offsets to which the content can be scrolled.
    package var range: ClosedRange<CGFloat>
    /// The length of the visible part.
    package var length: CGFloat
    /// Whether the view shows a scroll indicator.
    package var isShown: Bool
  }
}
