import Foundation

/// What there is of a view to draw besides its background, its subviews and its place: a value in the view's own
/// coordinates, in points, which knows nothing of cells.
///
/// Each class describes itself, in ``UIView/drawing``; nothing else has to know a new control for it to be seen.
package struct Drawing {
  /// When lines are drawn around the view.
  package var box: Box
  /// Whether the view's name is written into its box.
  package var isNamed = true
  package var text: Text?
  package var picture: Picture?
  /// Whether the view is made for a picture and has none.
  package var isMissingPicture = false
  package var content: Content?
  package var scrolling = Scrolling()
  /// The colour of what is on, done, or can be tapped.
  package var tint: UIColor.Components?
  /// Whether the view can be used; what cannot is dimmed.
  package var isEnabled = true

  package init(box: Box = .always) { self.box = box }

  /// When lines are drawn around a view.
  package enum Box: Equatable, Sendable {
    case always
    case never
    /// Where the view has a background. For views that only hold others.
    case overBackground
    /// Where there is room inside the lines.
    case aroundRoom
    /// Where the text has room inside the lines, and the rule for the text asks for them.
    case aroundText(TextBox)
  }

  /// When lines are drawn around a text that has room inside them: always over a background, and as said here.
  package struct TextBox: Equatable, Sendable {
    /// Whether the view has a border of its own, which the lines stand for.
    package var hasBorder = false
    /// Whether a view that is at least twice as tall as its text has lines.
    package var isDrawnIfTall = false
    /// How many columns of the text must have room; nil for all.
    package var leastColumns: Int?
  }

  /// What a view shows besides text and a picture.
  package enum Content {
    /// The first of the rows that has room, in the middle of the view; the last where none has.
    case row([Row])
    /// Titles side by side, of which one may be chosen. From left to right.
    case segments([Segment])
    case bar(Bar)
    /// Columns of titles that turn; the middle row holds the chosen ones.
    case wheels([Wheel])
    /// Texts side by side that are chosen among others that are not known.
    case chosen([String])
    case tableRow(TableRow)
  }
}
