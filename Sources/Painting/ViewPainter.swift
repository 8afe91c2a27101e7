import Cells
import Stage

/// Draws the views of a scene as boxes, colours, pictures and text into a grid of cells.
///
/// ```
/// ╭────────9:41─────────╮      the device, its status bar and home indicator: quiet
/// │┏━avatarView━━━━━━━━┓│      the selection: heavy, in the accent colour
/// │┃       ▄██▄        ┃│      pictures in parts of cells
/// │┗━━━━━━━━━━━━━━━━━━━┛│
/// │      Chapter 1      │      text where the layout put it
/// │┌─bookTextView──────┐│      boxes that touch share their line
/// ││She had been …     ││
/// ╰┴───────────────────┴╯
/// ```
///
/// That is a picture without colours. In colour, backgrounds and pictures end in the middle of a
/// cell where that is nearer to their edges. A view whose background differs from what is behind it
/// has no lines then, views of one size have as many cells each, and the screen lies inside of the
/// device's outline.
///
/// A picture is made in steps. Each step makes a value from the value of the step before:
///
/// 1. ``DrawnScene``: the views at one moment in points, as their classes describe them;
/// 2. ``Plan``: the cells of each view, and the cells in which it may be drawn, so that texts have
/// rows;
/// 3. ``Ground``: backgrounds and images from back to front, then lines and scroll indicators;
/// 4. ``Controls``: the lines of characters of controls and bars;
/// 5. ``Seats``: the rows and cells that texts hold;
/// 6. ``Texts``: texts and controls in their cells;
/// 7. ``Overlays``: the device's own bars, then marks, names, guides and the keyboard;
/// 8. ``MixedCells``: the edges of areas, in cells in which nothing is written;
/// 9. ``LineLayer``: the lines of constraints, which leave every letter as it is.
///
/// Views in front cover those behind, and presented views cover all others.
@MainActor
public enum ViewPainter {
  public typealias Options = PaintingOptions

  /// Draws the whole screen. The grid has the size ``Viewport/size``; its first cell is the
  /// screen's top left corner.
  public static func paint(
    _ host: SceneHost, in viewport: Viewport, options: Options = Options()
  ) -> CellGrid {
    picture(of: host, in: viewport, options: options).grid
  }

  /// Draws the whole screen, with the view that each cell shows.
  public static func picture(
    of host: SceneHost, in viewport: Viewport, options: Options = Options()
  ) -> Picture {
    host.onScreen {
      let plan = plan(of: host, in: viewport, options: options)
      var picture = picture(of: plan)
      picture.undrawnLines = picture.draw(
        plan.scene.constraintLines, glyphs: options.glyphs, depth: options.depth)
      return picture
    }
  }

  /// The number of texts that only the picture would cut short or leave out.
  public static func shortenedTexts(
    of host: SceneHost, in viewport: Viewport, options: Options = Options()
  ) -> Int {
    host.onScreen { texts(of: plan(of: host, in: viewport, options: options)).shortened.count }
  }

  /// The cells of the views of a scene.
  static func plan(of host: SceneHost, in viewport: Viewport, options: Options) -> Plan {
    let scene = host.drawnScene(options)
    var viewport = viewport
    if options.isColored {
      if options.showsOutline { viewport = viewport.insideFrame }
      viewport = viewport.evened(for: scene, part: options.hasHalves ? 0.5 : 1)
    }
    var plan = Plan(of: scene, in: viewport, options: options)
    plan.seatTexts()
    return plan
  }

  /// Draws the cells of a plan, without the lines of constraints.
  static func picture(of plan: Plan) -> Picture {
    let texts = texts(of: plan)
    let (selected, shortened) = (texts.selected, texts.shortened)
    // The cells go from step to step: the grid of a large terminal is not copied.
    var cells = Overlays(over: texts.takeCells(), selected: selected).cells
    cells.drawEdges()
    return Picture(of: cells, shortened: shortened)
  }

  static func texts(of plan: Plan) -> Texts {
    let controls = Controls(of: plan)
    return Texts(in: Seats(on: Ground(of: plan).cells, beside: controls), beside: controls)
  }
}
