import Cells
import Documents
import Painting
import Stage

/// The whole screen as a grid: header, canvas, inspector, console, status and hints, and the
/// overlay in front of them.
struct WholeScreen {
  let state: AppState
  let content: SceneSnapshot
  /// The properties of the selected view besides its frame.
  let details: ViewDetails?
  /// The selected constraint, the explained edge and the changes.
  var inspected = Inspected()
  /// Draws the wall's screens.
  var wallPictures: (Wall, WallLayout) -> [Int: WallPicture] = { _, _ in [:] }
  /// The size of the device that is shown at present, in points.
  let shownSize: CGSize
  let sceneName: String
  /// The controller's title, such as a chapter's.
  let title: String?
  let glyphs: Glyphs
  /// Draws the views at the size of a `CanvasView`, from the first cell of the grid on.
  let paint: (CanvasView) -> Picture
  /// The number of texts that only the zoom hides on a canvas.
  let countHiddenTexts: (CanvasView) -> Int

  /// The grid, and what a click on each word does.
  func compose() -> Surface {
    var surface = Surface(grid: CellGrid(size: state.terminal), glyphs: glyphs)
    guard let places = FramePlaces(of: state) else {
      drawTooSmall(on: &surface)
      return surface
    }
    let layout = places.layout
    guard state.display.followed == nil else {
      drawBare(places, on: &surface)
      return surface
    }
    drawHead(layout, on: &surface)
    var status = StatusPane(
      state: state, wall: places.wall, content: content, shortened: 0, undrawnLines: 0,
      glyphs: glyphs)
    if let wall = state.wall, let tiles = places.wall {
      let pictures = wallPictures(wall, tiles)
      status.markedPicture = pictures[wall.marked]
      WallPane(wall: wall, layout: tiles, pictures: pictures, glyphs: glyphs).draw(
        in: layout.body, on: &surface)
    } else {
      if !layout.isInspectorInFront {
        let shown = places.canvas.showing(shownSize, state.display)
        let picture = paint(shown)
        (status.shortened, status.undrawnLines) = (picture.shortened, picture.undrawnLines)
        // Not while the picture moves by itself.
        if shown == places.canvas {
          status.remedy = TextRemedy(
            of: picture.shortened, in: state, on: content, counting: countHiddenTexts)
        }
        draw(picture.grid, on: shown, on: &surface)
      }
      if let columns = layout.columns {
        drawInspector(
          columns, isInFront: layout.isInspectorInFront, on: &surface)
      }
    }
    drawPanels(places, on: &surface)
    if let rect = layout.console, state.wall == nil || !layout.hasConsoleInColumn {
      ConsolePane(state: state, glyphs: glyphs).draw(in: rect, on: &surface)
    }
    if let failure = state.shownDocument.failure {
      FailurePane(failure: failure).draw(
        above: layout.status ?? layout.hints, on: &surface)
    }
    // The status is drawn late, since a long message covers the rows above.
    if let rect = layout.status { status.draw(in: rect, on: &surface) }
    drawHints(in: layout.hints, on: &surface)
    drawOverlay(above: layout.hints, on: &surface)
    // A message about a key of the overlay is drawn in front of the overlay. Where the status has
    // no row, what is said or typed stands in the place of the hints.
    let hasRow = layout.status != nil
    if hasRow ? state.overlay != nil && state.message != nil : state.hasWords {
      let rect = layout.status ?? layout.hints
      surface.clear(rect)
      status.markedPicture = nil
      status.draw(in: rect, on: &surface)
    }
    return surface
  }

  /// Draws the terminal as the screen, with the overlay in front.
  private func drawBare(_ places: FramePlaces, on surface: inout Surface) {
    let shown = places.canvas.showing(shownSize, state.display)
    let hints = places.layout.hints
    draw(paint(shown).grid, on: shown, on: &surface)
    drawOverlay(above: hints, on: &surface)
    if state.overlay != nil { drawHints(in: hints, on: &surface) }
    BarePane(state: state, content: content, glyphs: glyphs).draw(in: hints, on: &surface)
  }

  /// Draws the header, and the lesson below it.
  private func drawHead(_ layout: PaneLayout, on surface: inout Surface) {
    var faced = state
    faced.screen = state.display.facedScreen
    // A list may give a row another height than its screen has.
    if faced.screen.size.width == content.screen.size.width, faced.screen == state.screen {
      faced.screen.resize(.vertical, to: content.screen.size.height)
    }
    HeaderPane(
      scene: sceneName, title: title, place: state.entry?.place, state: faced,
      signs: LayoutCounts(content, in: state, glyphs: glyphs).signs, glyphs: glyphs
    ).draw(in: layout.header, on: &surface)
    if let rect = layout.lesson, let lesson = state.lesson {
      LessonPane(
        state: state, lesson: lesson,
        progress: LessonScene(of: state, on: content).map(lesson.progress), glyphs: glyphs
      ).draw(in: rect, on: &surface)
    }
  }

  /// Draws the panel of a tool or an inspector, and the ruler.
  private func drawPanels(_ places: FramePlaces, on surface: inout Surface) {
    if let building = state.building, let layout = places.panel {
      if let rect = places.layout.inspector, rect.row < layout.rect.row {
        // Below the canvas, the line above the panel has the titles of what the panel covers.
        surface.rule(row: rect.row, in: rect)
        surface.commands.clear(rect.at(row: rect.row))
      }
      if let panel = building.panel, let scene = building.scene {
        ToolPane(
          panel: panel, canvas: scene.canvas, subject: scene.canvas.title(of: state.selectedIDs),
          layout: layout, glyphs: glyphs
        ).draw(on: &surface)
      } else if let panel = building.fields, let fields = state.shownFields {
        FieldPane(
          panel: panel, rows: fields.rows, subject: state.inspectedName, layout: layout,
          glyphs: glyphs
        ).draw(on: &surface)
      }
    }
    if let rows = places.ruler, let reading = state.panes.ruler?.reading {
      RulerPane(reading: reading, layout: rows, state: state, glyphs: glyphs)
        .draw(on: &surface)
    }
  }

  private func drawHints(in rect: CellRect, on surface: inout Surface) {
    surface.fill(rect)
    HintPane(
      keys: .standard, context: state.keyContext, isDocument: state.shownDocument.exists,
      glyphs: glyphs,
      isOffered: { $0.whyNotOffered(in: state, on: content) == nil },
      wording: { $0.hint(in: state, on: content) }
    ).draw(in: rect, on: &surface)
  }

  /// Copies the part of the device's picture that lies inside the canvas.
  private func draw(_ picture: CellGrid, on canvas: CanvasView, on surface: inout Surface) {
    let visible = CellRect(origin: canvas.origin, size: picture.size).intersection(canvas.clip)
    let part = visible.offset(columns: -canvas.origin.column, rows: -canvas.origin.row)
    surface.grid.draw(picture, at: visible.origin, from: part)
  }

  /// Draws the inspector and the lists.
  private func drawInspector(_ columns: PaneColumns, isInFront: Bool, on surface: inout Surface) {
    let inspector = InspectorLayout(columns, state: state, content: content)
    let below = inspector.details
    if columns.isBeside, !isInFront {
      drawLine(at: columns.all.column, columns.all.rowRange, on: &surface)
    }
    if let second = columns.second {
      drawLine(at: second.column, second.rowRange, on: &surface)
    }
    ListPanes(content: content, state: state, inspected: inspected, glyphs: glyphs)
      .draw(inspector, on: &surface)
    if !inspector.tree.isEmpty {
      PaneTitle(text: "Views", end: hiddenRows(of: inspector))
        .draw(in: inspector.treeTitle, on: &surface)
      TreePane(
        content: content, state: state,
        misplaced: Set(state.misplaced.compactMap { state.building?.scene?.paths[$0.id] }),
        layout: inspector, glyphs: glyphs
      ).draw(on: &surface)
    }
    guard !below.isEmpty else { return }
    PaneTitle(text: "Inspector").draw(
      in: inspector.detailsTitle, on: &surface)
    DetailPane(
      content: content, details: details, inspected: inspected, state: state, glyphs: glyphs
    ).draw(in: below, on: &surface)
  }

  /// The numbers of rows of the tree above and below those in sight. A click on a number scrolls
  /// there.
  private func hiddenRows(of inspector: InspectorLayout) -> [Pen.Span] {
    let rows = inspector.tree.rows
    let (above, below) = inspector.hidden
    return [(glyphs.above, above, -rows), (glyphs.below, below, rows)].filter { $0.1 > 0 }
      .map { Pen.Span(" \($0.0) \($0.1) ", Palette.quiet, command: .scrollTree($0.2)) }
  }

  private func drawLine(at column: Int, _ rows: Range<Int>, on surface: inout Surface) {
    let line = CellRect(column: column, row: rows.lowerBound, columns: 1, rows: rows.count)
    surface.grid.fill(line, with: Character(glyphs.vertical), style: Palette.quiet)
  }

  private func drawOverlay(above hints: CellRect, on surface: inout Surface) {
    let rect = CellRect(column: 0, row: 0, columns: hints.columns, rows: hints.row)
    if state.overlay != nil { surface.commands.clear(rect) }
    switch state.overlay {
    case .help(let help):
      let page = HelpPage.page(in: rect.size, ascii: glyphs.set == .ascii)
      HelpPane(page: page, top: help.top).draw(in: rect, on: &surface)
    case .problems(let list):
      ProblemPane(content: content, state: state, marked: list.line)
        .draw(in: ListedProblems(state, on: content).rect, on: &surface)
    case .changes(let list):
      let rows = ChangeListLayout(state.terminal, count: inspected.changes.count, marked: list.line)
      ChangePane(inspected: inspected, layout: rows, glyphs: glyphs).draw(in: rect, on: &surface)
    case .prompt: break
    case .question(let question):
      QuestionPane(question: question).draw(in: rect, on: &surface)
    case .picker(let picker):
      PickerPane(picker: picker, glyphs: glyphs)
        .draw(in: picker.rect(in: state.terminal), on: &surface)
    case .map(let overlay):
      if let map = state.shownDocument.map {
        MapPane(map: map, shown: state.sceneList.shown, marked: overlay.node, glyphs: glyphs).draw(
          in: rect, on: &surface)
      }
    case nil: break
    }
  }

  /// Draws the size that the terminal would need, as far as the terminal has room.
  private func drawTooSmall(on surface: inout Surface) {
    let smallest = PaneLayout.smallest
    let lines = ["needs \(smallest.columns) \(glyphs.times) \(smallest.rows)", "q quit"]
    for (row, line) in lines.enumerated().prefix(surface.grid.size.rows) {
      surface.write([Pen.Span(line)], row: row, in: surface.grid.bounds)
    }
  }
}
