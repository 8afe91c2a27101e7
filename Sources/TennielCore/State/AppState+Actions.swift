import Cells
import Foundation
import Stage

extension AppState {
  /// Performs an action.
  /// - Returns: The effects to be carried out outside the state.
  mutating func perform(_ action: Action, on content: SceneSnapshot) -> [Effect] {
    if let obstacle = obstacleOnTerminal(to: action) {
      message = obstacle
      return []
    }
    switch action {
    case .resize(let width, let height):
      screen.resize(byWidth: CGFloat(width), height: CGFloat(height))
      settle()
    case .rotate:
      screen.rotate()
      glides = true
      refit()
    case .reset:
      reset()
    case .device(let steps):
      screen.selectDevice(steps)
      refit()
    case .splitPane:
      message = obstacle(to: action, on: content)
      if message == nil { stepSplitPane() }
    case .bars:
      stepBars()
    case .step(let choice, let steps):
      let isAtEnd = !choice.step(&screen, by: steps)
      message =
        isAtEnd ? "\(choice.word(on: screen)) is the last \(choice.name)" : notice(of: choice)

    case .scene(let steps):
      message = obstacle(to: action, on: content)
      show(scene: ((scene + steps) % scenes.count + scenes.count) % scenes.count)
    case .chapter(let steps):
      return [.swipe(steps > 0 ? .left : .right)]
    case .tap:
      message = obstacle(to: action, on: content)
      return message == nil ? selection.map { [.touch($0)] } ?? [] : []
    case .selectable:
      isSelectable.toggle()
      message = isSelectable ? "Selectable: a click selects, enter taps" : "Live: a click taps"
    case .page(let pages):
      return page(pages, on: content)
    case .follow: toggleFollowing()
    case .slowAnimations: slowAnimationsDown()
    case .returnKey: return [.enter("\n")]
    case .deleteBackward: return [.deleteText]
    case .endEditing: return [.endEditing]
    case .editField(let places): return [.editField(places: places)]
    case .demo:
      demo = Demo(from: screen)
      marksMoved = false

    case .select(let steps):
      select(steps, on: content)
    case .selectView(let path):
      if content.view(at: path) != nil { select(path, on: content) }
    case .chooseConstraint(let id):
      select(id, on: content)
    case .fold(let path):
      fold(path, on: content)
    case .scrollTree(let rows):
      scrollTree(rows, on: content)
    case .zoom:
      zoom = zoom.next
      canvasOffset = CellPoint(column: 0, row: 0)
      if !fits { refit() }
      reveal(selection, on: content)
    case .scrollCanvas(let columns, let rows):
      scrollCanvas(columns: columns, rows: rows)
    case .scrollInspector(let lines):
      inspectorOffset = max(0, inspectorOffset + lines)
    case .selectConstraint, .why, .set, .nudge, .undo, .redo, .changes, .copyChanges,
      .takeBackChange:
      return performEditing(action, on: content)
    case .ruler, .breakpoint, .rulerProblem: performOnRuler(action, on: content)
    case .wall: toggleWall()
    case .moveOnWall, .wallKind, .pickTile, .openTile, .closeWall: performOnWall(action)
    case .guides:
      showsGuides.toggle()
      if showsGuides { message = "Broken lines: margins and layout guides" }
    case .constraintLines:
      showsConstraintLines.toggle()
      if showsConstraintLines, selection == nil {
        message = "Constraint lines are drawn for the selected view: tab selects one"
      }
    case .inspector:
      showsInspector.toggle()
      refit()
    case .inspectorParts: stepInspectorParts()
    case .moveDivider(let columns, let rows): moveDivider(columns: columns, rows: rows)
    case .console, .scrollConsole, .clearConsole:
      performOnConsole(action)
    case .problems:
      if case .problems = overlay { overlay = nil } else { overlay = .problems(line: 0) }

    case .pick(let source):
      return pick(from: source)
    case .map:
      message = obstacle(to: action, on: content)
      showMap()
    case .designTime, .ownFrames, .language:
      return performOnDocument(action, on: content)
    case .edit:
      return edit(on: content)

    case .help:
      if case .help = overlay { overlay = nil } else { overlay = .help(top: 0) }
    case .close:
      closeInnermost()
    case .moveInList(let lines, let pages):
      move(lines: lines, pages: pages, on: content)
    case .moveSideways(let columns):
      if case .map(let node) = overlay, let map {
        overlay = .map(node: map.neighbour(of: node, columns: columns, rows: 0))
      }
    case .erase:
      if case .picker(var picker) = overlay {
        picker.erase()
        overlay = .picker(picker)
      }
    case .editLine(let edit):
      if case .prompt(var line) = overlay {
        line.perform(edit)
        overlay = .prompt(line)
      }
    case .choose:
      return choose(on: content)
    case .save:
      message = obstacle(to: action, on: content)
      return message == nil ? [.askForName] : []
    case .repaint: return [.repaint]
    case .suspend: return [.suspend]
    case .quit: return [.quit]
    }
    return []
  }

  /// Closes what is in front, or else selects what is around the selected thing, and at last nothing.
  private mutating func closeInnermost() {
    if overlay != nil {
      if case .prompt(.file(let prompt)) = overlay, prompt.recording != nil {
        message = "The recording is gone"
      }
      let isSearchingHelp =
        if case .picker(let picker) = overlay { picker.source == .help } else { false }
      overlay = isSearchingHelp ? .help(top: 0) : nil
    } else if followed != nil {
      leaveTerminal()
    } else if constraint != nil {
      constraint = nil
    } else if edge != nil {
      edge = nil
    } else {
      selection = nil
    }
  }

  /// Shows the scene as it was opened: on its screen, in its language, as large as fits.
  private mutating func reset() {
    leaveTerminal()
    screen = opening
    document.language = openingDocument.language
    if homeScreen != nil { homeScreen = SimulatedScreen().adopting(opening) }
    zoom = .text
    refit()
  }

  /// Divides the panes for the device, and shows it from its top left corner on.
  mutating func refit() {
    settle()
    canvasOffset = CellPoint(column: 0, row: 0)
    treeOffset = nil
  }

  /// Divides the panes for the device's own size as long as the present one fits at that scale, so that it holds while
  /// the device is resized and the way back leads to the same picture; for half of that size, or a quarter, where that
  /// is enough; for the present size where that needs more.
  mutating func settle() {
    let size = screen.size
    fittedSize = screen.ownSize
    while size.width <= fittedSize.width / 2, size.height <= fittedSize.height / 2 {
      fittedSize = CGSize(width: fittedSize.width / 2, height: fittedSize.height / 2)
    }
    if !fits { fittedSize = size }
  }

  /// Whether the device fits into the canvas at the scale of fitting.
  private var fits: Bool {
    guard zoom != .trueScale, let layout else { return true }
    let size = layout.viewport(zoom).showing(screen.size).size
    return size.columns <= layout.canvas.columns && size.rows <= layout.canvas.rows
  }

  mutating func show(scene: Int) {
    guard scene != self.scene, scenes.indices.contains(scene) else { return }
    self.scene = scene
    changeOwnScreen { $0.adoptSize(of: $0.scenes[scene]) }
    selection = nil
    constraint = nil
    edge = nil
    movedFrom = [:]
    marksMoved = false
    inspectorOffset = 0
    folded = []
    treeOffset = nil
  }

  /// Steps through sets of bars: status; status and navigation; all; status and tab; none.
  private mutating func stepBars() {
    let steps: [SimulatedScreen.Bars] = [
      .status, [.status, .navigation], [.status, .navigation, .tab], [.status, .tab], [],
    ]
    let index = steps.firstIndex(of: screen.bars) ?? -1
    screen.bars = steps[(index + 1) % steps.count]
  }

  private mutating func stepSplitPane() {
    let panes = SplitPane.allCases
    let index = panes.firstIndex(of: screen.pane) ?? 0
    screen.split(panes[(index + 1) % panes.count])
    refit()
  }

  // MARK: - Selection

  private mutating func select(_ steps: Int, on content: SceneSnapshot) {
    let tree = ViewTree(content, folded: folded)
    guard !tree.rows.isEmpty else { return }
    let count = tree.rows.count
    let next: Int
    if let row = selection.flatMap(content.index(of:)).flatMap(tree.row) {
      next = ((row + steps) % count + count) % count
    } else {
      next = steps > 0 ? 0 : count - 1
    }
    select(content.views[tree.rows[next]].path, on: content)
  }

  /// Scrolls the canvas, at true scale, by the least distance that shows the view.
  mutating func reveal(_ path: ViewPath?, on content: SceneSnapshot) {
    guard zoom == .trueScale, followed == nil, let layout,
      let frame = path.flatMap(content.view(at:))?.frameInWindow
    else { return }
    let canvas = CanvasView(self, in: layout)
    func offset(_ old: Int, from start: Double, to end: Double, unit: Double, room: Int) -> Int {
      let first = Viewport.whole((start / unit).rounded(.down))
      let last = Viewport.whole((end / unit).rounded(.up))
      // Of a view larger than the canvas, the beginning is shown.
      return min(max(old, last - room + 1), first)
    }
    canvasOffset = CellPoint(
      column: offset(
        canvasOffset.column, from: frame.minX, to: frame.maxX,
        unit: canvas.viewport.pointsPerColumn,
        room: canvas.clip.columns),
      row: offset(
        canvasOffset.row, from: frame.minY, to: frame.maxY, unit: canvas.viewport.pointsPerRow,
        room: canvas.clip.rows))
    scrollCanvas(columns: 0, rows: 0)
  }

  /// Scrolls the canvas within the device's picture.
  mutating func scrollCanvas(columns: Int, rows: Int) {
    guard followed == nil, let layout else { return }
    let range = CanvasView(self, in: layout).scrollRange
    canvasOffset = CellPoint(
      column: min(max(0, canvasOffset.column + columns), range.columns),
      row: min(max(0, canvasOffset.row + rows), range.rows))
  }

  /// Scrolls the selected scroll view, the nearest one around the selection, or else the first one.
  private mutating func page(_ pages: Int, on content: SceneSnapshot) -> [Effect] {
    if let path = content.scrollable(around: selection) {
      return [.scroll(path, pages: pages, lines: 0)]
    }
    if zoom == .trueScale, let layout {
      scrollCanvas(columns: 0, rows: pages * max(1, layout.canvas.rows - 2))
    } else {
      message = obstacle(to: .page(pages), on: content)
    }
    return []
  }
}
