import Cells

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
/// A picture is made in steps. Each makes a value from that of the step before:
///
/// 1. ``DrawnScene``: the views at one moment in points, as their classes describe them;
/// 2. ``Plan``: the cells of each view, and the cells in which it may be drawn, so that texts have
/// rows;
/// 3. ``Ground``: backgrounds and images from back to front, then lines;
/// 4. ``Lettering``: texts and controls, then the device's own bars, then marks and names;
/// 5. ``LineLayer``: the lines of constraints, which leave every letter as it is.
///
/// Views in front cover those behind, and presented views cover all others.
@MainActor
public enum ViewPainter {
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
    let scene = host.drawnScene(options)
    var plan = Plan(of: scene, in: viewport, options: options)
    plan.seatTexts()
    var picture = Lettering(over: Ground(of: plan)).picture
    picture.undrawnLines = picture.draw(
      scene.constraintLines, glyphs: options.glyphs, depth: options.depth)
    return picture
  }
}
