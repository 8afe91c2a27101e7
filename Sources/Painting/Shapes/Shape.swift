@_spi(Package) import AutoLayout
import Cells

/// A view in cells.
struct Shape {
  /// The index of the view in the scene.
  let index: Int
  let view: DrawnView
  let outline: CellOutline
  /// The cells that it covers, from the first edges up to the last; at least one.
  let cells: CellRect
  /// The area of its background.
  let area: Halves
  let limits: ShapeLimits
  /// The number of its superviews. Presented views are deeper than all views that they cover.
  let depth: Int
  /// The number of presented controllers up to the one it belongs to; 0 for the scene's own views.
  let layer: Int
  let filling: ShapeFilling
  /// The lines of text of the layout that are in sight, in the view's coordinates in points; empty
  /// if it is too small to be read.
  let lines: [PlacedLine]
  /// Whether its ground is told from what is behind it by the colour, and has no lines.
  let isSetApart: Bool
  /// Whether lines are drawn around it.
  let isBoxed: Bool

  var clip: CellRect { limits.clip }
  var textClip: CellRect { limits.text }
  var room: CGRect { limits.points }
  var boxRoom: CellRect { limits.boxes }
  var groundRoom: CellRect { limits.grounds }
  var opacity: Double { filling.opacity }
  var background: (color: Cells.Color, opacity: Double)? { filling.background }
  var ground: Cells.Color? { filling.ground }

  /// The frame in the window's coordinates, in points.
  var frame: CGRect { view.frame }
  /// Whether it is drawn: what is outside of the views that clip it is not.
  var isShown: Bool {
    view.isShown && (frame.isEmpty || !frame.intersection(limits.points).isEmpty)
  }
  var isSheet: Bool { view.isSheet }

  /// The cells of the content: those between the lines of a box, or inside a ground that is set
  /// apart, else ``cells``.
  var content: CellRect {
    if isBoxed { return outline.interior }
    guard isSetApart else { return cells }
    var room = area.room
    // The last column is the scroll indicator's.
    if view.drawing.scrolling.vertical?.isShown == true, room.columns > 1 { room.columns -= 1 }
    return room
  }

  /// The cells of the background, including the lines of a box.
  var filled: CellRect { isBoxed ? outline.cellsWithLines : cells }

  /// Whether views behind it are completely hidden.
  var isOpaque: Bool { isSheet || (background?.opacity ?? 0) >= 1 }

  /// Whether the view has no row of its own, and therefore may use the line between two boxes.
  var isSqueezed: Bool { !isSetApart && outline.top == outline.bottom }

  /// Whether no superview hides a part of the view at its left or right.
  var isSeenAcross: Bool { frame.minX >= room.minX - 0.5 && frame.maxX <= room.maxX + 0.5 }

  /// Whether no superview hides a part of the view at its top or bottom.
  var isSeenDown: Bool { frame.minY >= room.minY - 0.5 && frame.maxY <= room.maxY + 0.5 }

  /// Whether a rectangle in the window is inside the view, up to what rounding to pixels moves it.
  func holds(_ rect: CGRect) -> Bool {
    frame.minX - 0.5 <= rect.minX && rect.maxX <= frame.maxX + 0.5
      && frame.minY - 0.5 <= rect.minY && rect.maxY <= frame.maxY + 0.5
  }

  /// Whether the view breaks long text into lines.
  var mayBreak: Bool { view.drawing.text?.wraps ?? false }

  /// Whether the text scrolls, and so begins at the top.
  var isScrolledText: Bool { view.drawing.text?.isScrolled ?? false }

  /// The rectangle in the window of something that the view draws.
  func place(of rect: CGRect) -> CGRect { view.place(of: rect) }

  /// The rectangle of the view's image in the window; nil without an image or if it is empty.
  var picturePlace: CGRect? {
    guard let frame = view.drawing.picture?.frame, frame.width > 0, frame.height > 0 else {
      return nil
    }
    return place(of: frame)
  }
}

/// What superviews leave of a view.
struct ShapeLimits {
  /// The cells in which the view may be drawn: those inside all superviews that clip.
  let clip: CellRect
  /// The cells in which its text may be drawn: those also inside the lines of superviews that clip.
  let text: CellRect
  /// The cells in which text of its subviews may be drawn.
  let inner: CellRect
  /// The rectangle in which all superviews that clip show the view, in the window's coordinates in
  /// points.
  let points: CGRect
  /// The cells between the lines of the boxes that hold it.
  let boxes: CellRect
  /// The cells inside the grounds that are set apart and hold it.
  let grounds: CellRect
}

/// The colours of a view's ground.
struct ShapeFilling {
  /// The product of its opacity and those of its superviews.
  let opacity: Double
  /// The background with the total opacity; nil if nothing is filled.
  let background: (color: Cells.Color, opacity: Double)?
  /// The colour of its background over what is behind it, or of what is behind it alone.
  let ground: Cells.Color?
}
