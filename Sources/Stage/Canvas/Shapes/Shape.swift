import AutoLayout
import Cells
import Foundation

/// A view in cells: where it lies, what it covers, and where it may be drawn.
struct Shape {
  /// The place of the view in the scene.
  let index: Int
  let view: DrawnView
  let outline: CellOutline
  /// What it covers: from the first edges up to the last, at least one cell.
  let cells: CellRect
  /// Where the view may draw: inside all views around it that clip.
  let clip: CellRect
  /// Where its text may be: also inside the lines of all views around it that clip.
  let textClip: CellRect
  /// Where the text of its subviews may be.
  let inner: CellRect
  /// How many views it lies in; what is presented counts as deeper than all that it lies over.
  let depth: Int
  /// How many presented controllers it lies in front of or belongs to: 0 for the scene's own views.
  let layer: Int
  /// Its own and that of the views around it, multiplied.
  let opacity: Double
  /// Nil where nothing is filled; the opacity already multiplied.
  let background: (color: Cells.Color, opacity: Double)?
  /// Lines of text in the view's coordinates, as the layout broke them; none where nobody could read them.
  let lines: [PlacedLine]
  /// Whether lines are drawn around it.
  let isBoxed: Bool

  /// In the window's coordinates, in points.
  var frame: CGRect { view.frame }
  var isShown: Bool { view.isShown }
  var isSheet: Bool { view.isSheet }

  /// The cells of the content: between the lines of a box, else from the first edges up to the last.
  var content: CellRect { isBoxed ? outline.interior : cells }

  /// What a background covers: a box with its lines.
  var filled: CellRect { isBoxed ? outline.cellsWithLines : cells }

  /// Whether nothing is seen of what lies behind.
  var isOpaque: Bool { isSheet || (background?.opacity ?? 0) >= 1 }

  /// Whether the view has no row of its own and may therefore use the line between two boxes.
  var isSqueezed: Bool { outline.top == outline.bottom }

  /// Whether the view breaks text that is too long for a line.
  var mayBreak: Bool { view.drawing.text?.wraps ?? false }

  /// Whether its text is scrolled, and so begins at the top.
  var isScrolledText: Bool { view.drawing.text?.isScrolled ?? false }

  /// Where something that the view draws by itself lies in the window.
  func place(of rect: CGRect) -> CGRect { view.place(of: rect) }
}
