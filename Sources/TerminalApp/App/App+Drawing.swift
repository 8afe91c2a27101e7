import Cells
import Documents
import Painting
import Stage
import TerminalIO

/// The picture of the whole screen.
extension App {
  /// Draws the screen.
  package func draw() {
    workbench.takeChanges()
    let grid = compose()
    terminal.show(grid, whole: frame.isLost || CrashReports.takeNotice())
    frame.isLost = false
    frame.time = clock.now
    workbench.isOutdated = frame.isUnfinished
  }

  /// The whole screen. Keeps what the mouse points at in it, and what its words do when clicked.
  package func compose() -> CellGrid {
    workbench.takeConsole()
    frame.begin()
    let surface = WholeScreen(
      state: state, content: content, details: state.focus.view.flatMap(host.details(of:)),
      inspected: inspected, wallPictures: wallPictures,
      shownSize: host.shownScreenSize, sceneName: workbench.scene.named.name,
      title: host.controller.title, glyphs: Glyphs(set: terminal.glyphs),
      paint: paint, countHiddenTexts: countHiddenTexts
    ).compose()
    frame.commands = surface.commands
    return surface.grid
  }

  /// Scrolls the inspector's details by lines, as far as there are any.
  func scrollDetails(by lines: Int) {
    guard let rect = state.inspector(on: content)?.details, !rect.isEmpty else {
      state.message = "The inspector shows the tree alone: V shows details as well"
      return
    }
    let pane = DetailPane(
      content: content, details: state.focus.view.flatMap(host.details(of:)), inspected: inspected,
      state: state, glyphs: Glyphs(set: terminal.glyphs))
    let next = min(max(0, state.panes.inspector.offset + lines), pane.scrollRange(in: rect))
    if next == state.panes.inspector.offset { state.message = "The inspector goes no further" }
    state.panes.inspector.offset = next
  }

  /// What the inspector shows of the selected constraint and of the explained edge.
  private var inspected: Inspected {
    var inspected = Inspected()
    inspected.constraint = state.focus.constraint.flatMap {
      host.details(of: $0, opening: state.focus.opened)
    }
    inspected.reason = workbench.reasonOfEdge
    if state.display.layers.before {
      let former = workbench.scene.former
      let differences = former.differences(in: host)
      inspected.before = (differences.words(sinceSaved: former.isSaved), differences)
    }
    var isListed = false
    if case .changes = state.overlay { isListed = true }
    guard isListed || state.layout?.columns?.hasLists == true else { return inspected }
    let changes = state.history.net
    inspected.changes = changes.map { ChangeEntry(edit: $0, standing: host.standing(of: $0)) }
    if isListed { inspected.swift = host.swiftLines(for: changes) }
    return inspected
  }

  private func paint(on canvas: CanvasView) -> Picture {
    let picture =
      pictureOfRepair(on: canvas)
      ?? picture(on: canvas, of: ListedProblems(state, on: content).pointingState)
    frame.point(at: Pointing(canvas: canvas, hits: picture.hits), of: host)
    return picture
  }

  private func countHiddenTexts(on canvas: CanvasView) -> Int {
    ViewPainter.shortenedTexts(
      of: host, in: canvas.viewport, options: paintingOptions(for: state))
  }

  func picture(on canvas: CanvasView, of state: AppState) -> Picture {
    var options = paintingOptions(for: state)
    let placed = PlacedScene(of: state, on: content)
    options.frames = placed?.framesElsewhere ?? [:]
    // A view that is drawn where the document has it has not moved.
    options.moved.subtract(options.frames.keys)
    var picture = ViewPainter.picture(of: host, in: canvas.viewport, options: options)
    let isBuilding = state.building != nil
    if state.display.layers.ownFrames, !isBuilding, state.foreignDesign == nil {
      OwnFrameLayer(
        frames: host.ownFrames(differingFrom: content, of: state.focus.view)
      ).draw(on: &picture, glyphs: terminal.glyphs)
    }
    if state.display.layers.before {
      let outlines = OutlineLayer(glyphs: terminal.glyphs)
      for difference in workbench.scene.former.differences(in: host) {
        guard let before = difference.before, before.isShown else { continue }
        outlines.draw(
          before.frameInWindow, .former, insteadOf: difference.now?.frameInWindow, on: &picture)
      }
    }
    if let building = state.building, let placed {
      BuildingLayer(
        placed: placed, building: building, selected: state.selectedIDs,
        constraint: state.focus.constraint,
        isMissingImage: host.lacksImage
      )
      .draw(on: &picture, glyphs: terminal.glyphs, depth: terminal.depth)
      if let mouse = building.mouse {
        GestureLayer(gesture: mouse, canvas: canvas, glyphs: terminal.glyphs).draw(on: &picture)
      }
    }
    return picture
  }

  /// The options for drawing the views.
  func paintingOptions(for state: AppState) -> ViewPainter.Options {
    var options = ViewPainter.Options(
      glyphs: terminal.glyphs, depth: terminal.depth, selection: state.focus.view,
      moved: state.motion.marksMoved && state.display.followed == nil
        ? Set(state.motion.movedFrom.keys) : [],
      showsGuides: state.display.layers.guides,
      showsConstraintLines: state.display.layers.constraintLines != .none && state.building == nil,
      constraint: state.building == nil ? state.focus.constraint : nil, blocks: blocks)
    options.showsNumbers = state.display.layers.constraintLines == .numbers
    options.showsOutline = state.display.followed == nil
    options.names = state.display.layers.names ? .all : .selected
    return options
  }

  /// The canvas that the mouse points at: that of the last frame, which the user sees.
  ///
  /// A script sees no frames between its events, and points at what they have led to.
  func pointing(in canvas: CanvasView, of state: AppState) -> Pointing {
    if let seen = frame.pointing(of: host), terminal.descriptor != nil || !workbench.isOutdated {
      return seen
    }
    let shown = canvas.showing(host.shownScreenSize, state.display)
    return Pointing(canvas: shown, hits: picture(on: shown, of: state).hits)
  }

  // MARK: - Other instances

  /// The picture of the scene with the repair that is marked in the list, with marks at the views
  /// that it moves; nil if none is shown.
  private func pictureOfRepair(on canvas: CanvasView) -> Picture? {
    let repairs = workbench.instances.repairs
    guard state.problemList != nil else {
      repairs.forget()
      return nil
    }
    guard let repair = ListedProblems(state, on: content).previewedRepair else { return nil }
    let trial = repairs.trial(
      of: repair, in: workbench.scene, on: state.screen, with: state.history.edits)
    var unselected = state
    (unselected.focus.view, unselected.focus.constraint) = (nil, nil)
    var options = paintingOptions(for: unselected)
    options.moved = Set(trial.host.snapshot.moves(since: trial.before).map(\.path))
    return ViewPainter.picture(of: trial.host, in: canvas.viewport, options: options)
  }

  private func wallPictures(_ wall: Wall, _ layout: WallLayout) -> [Int: WallPicture] {
    var options = paintingOptions(for: state)
    options.moved = []
    options.names = .none
    options.showsConstraintLines = false
    options.constraint = nil
    options.cutText = Palette.warning
    options.showsBits = false
    // The frame is of the chosen screen.
    if options.selection == content.views.first?.path { options.selection = nil }
    let (pictures, isUnfinished) = workbench.instances.wall.pictures(
      wall, layout, of: workbench.scene, with: state.history.edits, options,
      isWatched: terminal.descriptor != nil)
    frame.isUnfinished = isUnfinished
    return pictures
  }
}
