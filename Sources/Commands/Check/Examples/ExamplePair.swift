import AutoLayout
import Cells
import Painting
import Stage

/// A wrong and a right layout of the same views, by which `explain` shows what a check finds.
@MainActor
struct ExamplePair {
  /// What finds something in the wrong one, and nothing in the right one.
  let check: LayoutCheck
  /// What has to be known of the pictures; empty for nothing.
  let note: String
  /// The screen of both.
  private var screen: SimulatedScreen
  /// Adds the views to a page.
  private let build: (ExamplePage, _ isRight: Bool) -> Void

  /// Creates a pair.
  /// - Parameters:
  ///   - note: What has to be known of the pictures.
  ///   - width: The width of the screen, which has 24 columns in the picture.
  ///   - build: Adds the views to a page.
  init(
    _ check: LayoutCheck, _ note: String = "", width: CGFloat = 184, height: CGFloat = 96,
    bars: SimulatedScreen.Bars = [], direction: SimulatedScreen.Direction = .leftToRight,
    _ build: @escaping (_ page: ExamplePage, _ isRight: Bool) -> Void
  ) {
    (self.check, self.note, self.build) = (check, note, build)
    screen = SimulatedScreen(size: CGSize(width: width, height: height))
    (screen.bars, screen.direction) = (bars, direction)
  }

  /// The pairs of all checks whose fault can be seen.
  static let all = constraints + places + texts + controls

  /// One of the two layouts, in which the check runs.
  func scene(isRight: Bool) -> SceneHost {
    let host = SceneHost(screen: screen) {
      let page = ExamplePage()
      page.view.backgroundColor = .systemBackground
      build(page, isRight)
      return page
    }
    host.requestedChecks = [check]
    return host
  }

  /// Both pictures side by side, below their headings. The first view of what is found is selected.
  func picture(glyphs: GlyphSet, depth: ColorDepth) -> CellGrid {
    let viewport = Viewport(screenSize: screen.size, columns: 24)
    let size = viewport.size
    var grid = CellGrid(size: CellSize(columns: 2 * size.columns + 4, rows: size.rows + 1))
    for (column, isRight) in [(0, false), (size.columns + 4, true)] {
      let host = scene(isRight: isRight)
      var options = PaintingOptions(glyphs: glyphs, depth: depth)
      let found = host.snapshot.problems.first { $0.kind == check }
      // The view of the whole page says nothing.
      options.selection = found?.marked.first { host.snapshot.view(at: $0)?.parent != nil }
      grid.write(isRight ? "Right" : "Wrong", at: CellPoint(column: column, row: 0))
      grid.draw(
        ViewPainter.paint(host, in: viewport, options: options),
        at: CellPoint(column: column, row: 1))
    }
    return grid
  }
}
