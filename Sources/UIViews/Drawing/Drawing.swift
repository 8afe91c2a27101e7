/// The description of a view for drawing, without its background, its subviews and its frame. It is
/// a value in the view's own coordinates, in points, independent of cells.
///
/// Each class describes itself in ``UIView/drawing``, so that no other code has to know a new
/// control to draw it.
@_spi(Package) public struct Drawing {
  /// The rule by which lines are drawn around the view.
  package var box: Box
  /// Whether the view's name is written into its box.
  package var isNamed = true
  package var text: Text?
  package var picture: Picture?
  /// Whether the view is made for a picture but has none.
  package var isMissingPicture = false
  package var content: Content?
  package var scrolling = Scrolling()
  /// The colour of parts that are on, done, or can be tapped.
  package var tint: UIColor.Components?
  /// Whether the view is enabled. A disabled view is dimmed.
  package var isEnabled = true

  package init(box: Box = .always) { self.box = box }

  /// A rule by which lines are drawn around a view.
  package enum Box: Equatable, Sendable {
    case always, never
    /// If the view has a background; for views that only contain others.
    case overBackground
    /// If there is room inside the lines.
    case aroundRoom
    /// If the text has room inside the lines, and the rule for the text asks for them.
    case aroundText(TextBox)
  }

  /// The rule by which lines are drawn around a text that has room inside them: always over a
  /// background, else as these properties say.
  package struct TextBox: Equatable, Sendable {
    /// Whether the view has a border of its own, which is drawn as the lines.
    package var hasBorder = false
    /// Whether lines are drawn if the view is at least twice as tall as its text.
    package var isDrawnIfTall = false
    /// The number of the text's columns that must have room; nil for all.
    package var leastColumns: Int?

    package init(hasBorder: Bool = false, isDrawnIfTall: Bool = false, leastColumns: Int? = nil) {
      self.hasBorder = hasBorder
      self.isDrawnIfTall = isDrawnIfTall
      self.leastColumns = leastColumns
    }
  }

  /// The content of a view besides text and a picture.
  package enum Content {
    /// The first of the rows that has room, in the middle of the view; the last one if none has.
    case row([Row])
    /// Titles side by side, from left to right, of which one may be selected.
    case segments([Segment])
    case bar(Bar)
    /// Columns of titles that rotate, with the selected titles in the middle row.
    case wheels([Wheel])
    /// The chosen texts, side by side, whose alternatives are not known.
    case chosen([String])
    case tableRow(TableRow)
  }
}
