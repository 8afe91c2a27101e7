import Cells
import Stage

/// Options of drawing.
public struct PaintingOptions: Equatable, Sendable {
  /// The characters to draw with.
  public var glyphs: GlyphSet
  /// The colours to draw with.
  public var depth: ColorDepth
  /// The selected view or guide, which is drawn with heavy lines.
  public var selection: ViewPath?
  /// The views marked as moved.
  public var moved: Set<ViewPath>
  /// Whether margins, safe areas and guides are drawn.
  public var showsGuides: Bool
  /// Whether the constraints of the selected view are drawn.
  public var showsConstraintLines: Bool
  /// Whether all of their lines have numbers, and not only that of the selected constraint.
  public var showsNumbers = false
  /// The selected constraint, which is drawn whether the others are or not.
  public var constraint: ConstraintID?
  /// The boxes that have the names of their views.
  public var names = Names.all
  /// Whether animated views are drawn with their final values.
  public var showsRest: Bool
  /// The frames in their superviews of views that are drawn elsewhere than the layout has them:
  /// where an edited document has them.
  public var frames: [ViewPath: CGRect] = [:]
  /// Whether the device's outline is drawn around the views.
  public var showsOutline = true
  /// Whether texts are drawn of which only a few letters have room. In a small picture such bits
  /// say less than the areas do alone.
  public var showsBits = true
  /// The style of texts that the device cuts short; nil for their own.
  public var cutText: Style?
  /// The parts of a cell of which pictures in colour are made.
  public var blocks: PixelBlocks

  /// The style of the selection, of marks of moved views and of the line of the selected
  /// constraint.
  public static let accent = Style(foreground: .palette(6), attributes: .bold)
  /// The style of the lines of other constraints.
  public static let line = Style(foreground: .palette(75))
  /// The style of marks of ambiguous views.
  public static let warning = Style(foreground: .palette(3), attributes: .bold)
  /// The style of marks of views whose constraints are broken.
  public static let problem = Style(foreground: .palette(1), attributes: .bold)
  /// The style of the device and of everything else that is not part of the scene.
  public static let quiet = Style(attributes: .dim)

  /// Creates options; by default, without a selection, guides and constraint lines.
  public init(
    glyphs: GlyphSet = .unicode, depth: ColorDepth = .direct, selection: ViewPath? = nil,
    moved: Set<ViewPath> = [], showsGuides: Bool = false, showsConstraintLines: Bool = false,
    constraint: ConstraintID? = nil, showsRest: Bool = false, blocks: PixelBlocks = .quadrants
  ) {
    self.glyphs = glyphs
    self.depth = depth
    self.selection = selection
    self.moved = moved
    self.showsGuides = showsGuides
    self.showsConstraintLines = showsConstraintLines
    self.constraint = constraint
    self.showsRest = showsRest
    self.blocks = blocks
  }

  /// Whether views are told from what is behind them by colours, so that few of them need lines.
  var isColored: Bool { depth != .none && glyphs == .unicode }

  /// Whether areas of colour may end in the middle of a cell.
  var hasHalves: Bool {
    glyphs == .unicode && depth >= .indexed && (blocks == .quadrants || blocks == .sextants)
  }

  /// Which boxes have the names of their views.
  public enum Names: Equatable, Sendable { case none, selected, all }
}
