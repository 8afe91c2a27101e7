import Cells

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
/// A picture is made in steps, each of which makes a value from the one before:
///
/// 1. ``DrawnScene``: the views as they are at one moment, each as its class describes it, in points;
/// 2. ``Plan``: where each view lies in cells, what it covers and where it may be drawn;
/// 3. ``Ground``: fills and pictures, from back to front, and over them the lines;
/// 4. ``Lettering``: texts and controls, then the device's own bars, then marks and names.
///
/// What lies in front covers what lies behind, and what controllers present lies over all the rest.
@MainActor
public enum ViewPainter {
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
    let plan = Plan(of: host.drawnScene(options), in: viewport, options: options)
    return Lettering(over: Ground(of: plan)).picture
  }
}
