import AutoLayout
import Cells
import Foundation

/// Draws the views of a scene as boxes, colours, pictures and text into a grid of cells.
///
/// ```
/// ╭────────9:41─────────╮      the device, its status bar and home indicator: quiet
/// │┏━avatarView━━━━━━━━┓│      the selection: heavy, in the accent colour
/// │┃       ▄██▄        ┃│      pictures in half blocks
/// │┗━━━━━━━━━━━━━━━━━━━┛│
/// │      Chapter 1      │      text where the layout put it
/// │┌─bookTextView──────┐│      boxes that touch share their line
/// ││She had been …     ││
/// ╰┴───────────────────┴╯
/// ```
///
/// Everything is drawn in the order of the views, so that what lies in front covers what lies behind; lines, then text,
/// then names come over the fills. What controllers present lies over all the rest.
@MainActor
public struct ViewPainter {
  /// What is drawn, and how.
  public struct Options: Equatable, Sendable {
    public var glyphs: GlyphSet
    public var depth: ColorDepth
    public var selection: ViewPath?
    /// Views that are marked as having moved.
    public var moved: Set<ViewPath>
    /// Whether margins, the safe area and guides are drawn.
    public var showsGuides: Bool
    /// Whether the constraints of the selection are drawn, with their distances.
    public var showsConstraintLines: Bool
    /// Whether what is on its way is drawn where it will come to rest.
    public var showsRest: Bool
    /// Selection, marks of moved views and constraint lines.
    public var accent: Style
    /// Marks of ambiguous views.
    public var warning: Style
    /// Marks of views whose constraints are broken.
    public var problem: Style
    /// The device and everything else that is not the scene's own.
    public var quiet: Style

    public init(
      glyphs: GlyphSet = .unicode, depth: ColorDepth = .direct, selection: ViewPath? = nil,
      moved: Set<ViewPath> = [], showsGuides: Bool = false, showsConstraintLines: Bool = false,
      showsRest: Bool = false,
      accent: Style = Style(foreground: .palette(6), attributes: .bold),
      warning: Style = Style(foreground: .palette(3), attributes: .bold),
      problem: Style = Style(foreground: .palette(1), attributes: .bold),
      quiet: Style = Style(attributes: .dim)
    ) {
      self.glyphs = glyphs
      self.depth = depth
      self.selection = selection
      self.moved = moved
      self.showsGuides = showsGuides
      self.showsConstraintLines = showsConstraintLines
      self.showsRest = showsRest
      self.accent = accent
      self.warning = warning
      self.problem = problem
      self.quiet = quiet
    }
  }

  let host: SceneHost
  let viewport: Viewport
  let options: Options
  let snapshot: SceneSnapshot

  var grid: CellGrid
  var borders: BorderLayer
  /// Which view's fill, picture or text is on top in each cell; -1 for none.
  var owners: [Int]
  /// Where text, names or marks stand, which nothing may be written over.
  var isTaken: [Bool]
  var hits: HitMap
  var shapes: [Shape] = []
  /// The cells that the text of the view which is being drawn has been written to.
  var writtenCells = CellRect.zero
  /// The layer of the frontmost sheet, behind which everything is dimmed; 0 without one.
  var sheetLayer = 0
  /// Whether views are drawn on their way.
  let showsGlide: Bool
  /// Whether the device itself is on its way, and has its guides elsewhere for now.
  private let isTurning: Bool

  /// Draws the whole screen: the grid is ``Viewport/size`` large, its first cell the screen's top left corner.
  public static func paint(
    _ host: SceneHost, in viewport: Viewport, options: Options = Options()
  ) -> CellGrid {
    picture(of: host, in: viewport, options: options).grid
  }

  /// Draws the whole screen, and says which view each cell shows.
  public static func picture(
    of host: SceneHost, in viewport: Viewport, options: Options = Options()
  ) -> Picture {
    // The snapshot is about where the views are, and not about what is shown.
    var painter = ViewPainter(host: host, viewport: viewport, options: options)
    guard painter.showsGlide else {
      painter.paint()
      return Picture(grid: painter.grid, hits: painter.hits)
    }
    host.window.withShownGeometry { painter.paint() }
    return Picture(grid: painter.grid, hits: painter.hits)
  }

  private init(host: SceneHost, viewport: Viewport, options: Options) {
    self.host = host
    self.viewport = viewport
    self.options = options
    snapshot = host.snapshot
    showsGlide = host.isAnimating && !options.showsRest
    isTurning = showsGlide && host.window.isGliding
    let size = viewport.size
    grid = CellGrid(size: size)
    borders = BorderLayer(size: size)
    hits = HitMap(of: viewport)
    owners = Array(repeating: -1, count: size.columns * size.rows)
    isTaken = Array(repeating: false, count: size.columns * size.rows)
  }

  private mutating func paint() {
    shapes = makeShapes()
    addTargets()
    sheetLayer = shapes.last { $0.isSheet && $0.isShown }?.layer ?? 0
    for shape in shapes where shape.isShown {
      hit(shape)
      coverWhatLiesBehind(shape)
      fillBackground(of: shape)
      drawPicture(of: shape)
      addBox(of: shape)
      addBarLine(of: shape)
      addRowLine(of: shape)
    }
    addDevice()
    addSelection()
    borders.stroke(into: &grid, glyphs: options.glyphs)
    roundDevice()
    for shape in shapes where shape.isShown { reserveText(of: shape) }
    for shape in shapes where shape.isShown {
      drawControl(of: shape)
      drawText(of: shape)
      drawSymbol(of: shape)
      drawScrollers(of: shape)
    }
    drawNavigationBar()
    drawTabBar()
    if options.showsConstraintLines, !isTurning { drawConstraintLines() }
    drawStatusBar()
    drawHomeIndicator()
    drawMarks()
    drawNames()
    if options.showsGuides, !isTurning { drawGuides() }
  }

  /// The cells strictly inside the device's frame, where fills go.
  var screen: CellRect { grid.bounds.inset(columns: 1, rows: 1) }

  func owner(_ column: Int, _ row: Int) -> Int? {
    guard grid.bounds.contains(CellPoint(column: column, row: row)) else { return nil }
    return owners[row * grid.size.columns + column]
  }

  /// Makes a view the owner of some cells.
  mutating func own(_ rect: CellRect, by index: Int) {
    let rect = rect.intersection(grid.bounds)
    guard !rect.isEmpty else { return }
    for row in rect.rowRange {
      let start = row * grid.size.columns
      for place in start + rect.column..<start + rect.endColumn { owners[place] = index }
    }
  }

  func isTaken(_ column: Int, _ row: Int) -> Bool {
    guard grid.bounds.contains(CellPoint(column: column, row: row)) else { return true }
    return isTaken[row * grid.size.columns + column]
  }

  /// Writes text that nothing may be written over, and says how many columns it took.
  /// - Parameter target: What the hit map is to find there, if it is about a view.
  @discardableResult
  mutating func write(
    _ text: String, of target: Int? = nil, column: Int, row: Int, style: Style,
    clip: CellRect? = nil
  ) -> Int {
    let text = text.drawn(with: options.glyphs)
    let point = CellPoint(column: column, row: row)
    let count = grid.write(text, at: point, style: style, clip: clip)
    let taken = CellRect(column: column, row: row, columns: count, rows: 1)
      .intersection(clip ?? grid.bounds).intersection(grid.bounds)
    if !taken.isEmpty {
      for column in taken.columnRange { isTaken[row * grid.size.columns + column] = true }
      if let target { hits.show(target, in: taken) }
    }
    return count
  }

  /// The Unicode glyph, or its stand-in.
  func glyph(_ unicode: String, _ ascii: String) -> String {
    options.glyphs == .unicode ? unicode : ascii
  }
}
