import AutoLayout
import Cells
import Foundation
import Stage
import TerminalIO

/// The interactive app: events change the state, the state changes the scene's screen, and the
/// result is drawn.
@MainActor
final class App {
  private let scenes: [NamedScene]
  private let terminal: any Terminal
  /// Whether animations take time.
  private let animates: Bool
  private let save: (_ name: String, _ text: String) -> String

  private(set) var state: AppState
  private(set) var content: SceneSnapshot
  private var host: SceneHost
  private var shownScene: Int
  private var isRunning = true
  /// Whether the program is asked to end without drawing again.
  private var isInterrupted = false
  /// Whether the screen may differ from what was drawn last.
  private var isOutdated = true
  private var repaintsAll = false
  /// The terminal's time up to which the scene and the state have been advanced.
  private var now: Duration
  /// The time of the last frame.
  private var drawn: Duration?
  /// The time of the state's next ``AppState/tick()``.
  private var due: Duration?

  /// - Parameters:
  ///   - first: The index of the scene to be shown first.
  ///   - host: The host of that scene.
  ///   - animates: Whether animations take the terminal's time, or none.
  ///   - save: Writes a text to a file with a name, and returns a message about the result.
  init(
    scenes: [NamedScene], first: Int, host: SceneHost, terminal: any Terminal,
    animates: Bool = false,
    save: @escaping (_ name: String, _ text: String) -> String
  ) {
    self.scenes = scenes
    self.terminal = terminal
    self.animates = animates
    self.save = save
    now = terminal.elapsed
    host.animates = animates
    state = AppState(
      terminal: terminal.size, scene: first, sceneCount: scenes.count, screen: host.screen)
    shownScene = first
    self.host = host
    content = host.snapshot
  }

  /// Runs until the user quits or the input is closed, and restores the terminal.
  ///
  /// Each turn handles the events that have arrived, draws if anything changed and a frame is due,
  /// and runs the main run loop until there is something to do.
  func run() {
    let loop = MainLoop(waitingFor: terminal.descriptor)
    if terminal.descriptor == nil { host.runReadyWork() }
    draw()
    while isRunning {
      takeEvents()
      keepTime()
      if isRunning, isFrameDue { draw() }
      if isRunning { wait(in: loop) }
    }
    if !isInterrupted, needsDrawing { draw() }
    terminal.close()
  }

  /// Handles all events that have arrived, before drawing: a held key never lags behind.
  private func takeEvents() {
    while isRunning, let event = terminal.nextEvent() {
      keepTime()
      handle(event)
      if terminal.descriptor == nil { host.runReadyWork() }
    }
  }

  /// Handles one event, and updates the views. It does not draw.
  func handle(_ event: Event) {
    takeChanges()
    let shown = state
    let effects = state.handle(event, on: content) { pointing(in: $0, of: shown) }
    update()
    for effect in effects { carryOut(effect) }
    setDue()
    isOutdated = true
  }

  /// Advances the state if no event has come for ``AppState/milliseconds``.
  func pass() {
    takeChanges()
    state.tick()
    update()
    setDue()
    isOutdated = true
  }

  // MARK: - The scene's own work

  /// Runs the main run loop until an event arrives, the scene changes, or a deadline passes.
  private func wait(in loop: MainLoop) {
    let deadline = [due, nextFrame, terminal.timeout].compactMap { $0 }.min()
    guard terminal.descriptor != nil else { return terminal.skip(to: deadline) }
    // A change that waits for its frame must not end the turn at once.
    let isWaitingToDraw = needsDrawing
    host.runLoop {
      loop.turn(within: deadline.map { $0 - terminal.elapsed }) { [host] in
        !isWaitingToDraw && host.needsDisplay
      }
    }
  }

  /// Takes a snapshot if the scene has changed its views by itself.
  private func takeChanges() {
    guard host.needsDisplay else { return }
    takeSnapshot(keepsMarks: true)
    isOutdated = true
  }

  // MARK: - Time

  /// The time of the next frame if no event arrives; nil if the picture stays the same.
  private var nextFrame: Duration? {
    guard let drawn else { return now }
    if needsDrawing { return drawn + terminal.frameInterval }
    return host.isAnimating ? drawn + Self.animationInterval : nil
  }

  private var isFrameDue: Bool { nextFrame.map { $0 <= now } ?? false }

  /// Whether the screen may differ from what was drawn last.
  private var needsDrawing: Bool { isOutdated || host.needsDisplay }

  /// The time between frames of an animation.
  private static let animationInterval = Duration.milliseconds(33)

  private func setDue() { due = state.milliseconds.map { now + .milliseconds($0) } }

  /// Advances the scene and the state by the time that has passed for the terminal.
  private func keepTime() {
    let seconds = (terminal.elapsed - now) / .seconds(1)
    now = terminal.elapsed
    if host.advanceAnimations(by: seconds) { takeSnapshot(keepsMarks: true) }
    if let due, due <= now { pass() }
  }

  // MARK: - Drawing

  /// Draws the screen.
  func draw() {
    takeChanges()
    terminal.show(compose(), whole: repaintsAll)
    repaintsAll = false
    isOutdated = false
    drawn = now
  }

  /// The whole screen.
  func compose() -> CellGrid {
    WholeScreen(
      state: state, content: content, details: state.selection.flatMap(host.details(of:)),
      shownSize: host.shownScreenSize, sceneName: scenes[shownScene].name,
      title: host.controller.title, glyphSet: terminal.glyphs
    ) { [host, options = paintingOptions(for: state)] canvas in
      ViewPainter.paint(host, in: canvas.viewport, options: options)
    }.compose()
  }

  /// The options for drawing the views.
  private func paintingOptions(for state: AppState) -> ViewPainter.Options {
    ViewPainter.Options(
      glyphs: terminal.glyphs, depth: terminal.depth, selection: state.selection,
      moved: state.marksMoved ? Set(state.movedFrom.keys) : [],
      showsGuides: state.showsGuides, showsConstraintLines: state.showsConstraintLines,
      accent: Palette.accent, warning: Palette.warning, problem: Palette.problem,
      quiet: Palette.quiet)
  }

  /// The canvas as it is shown at present, for the mouse.
  private func pointing(in canvas: CanvasView, of state: AppState) -> Pointing {
    let shown = canvas.showing(host.shownScreenSize, state)
    let picture = ViewPainter.picture(
      of: host, in: shown.viewport, options: paintingOptions(for: state))
    return Pointing(canvas: shown, hits: picture.hits)
  }

  // MARK: - The scene

  /// Updates the scene and its screen to the state.
  private func update() {
    if state.scene != shownScene {
      shownScene = state.scene
      host = SceneHost(
        screen: state.screen, animates: animates, make: scenes[shownScene].make)
      content = host.snapshot
    } else if state.screen != host.screen {
      host.apply(state.screen, animated: state.glides)
      takeSnapshot()
    }
  }

  /// Takes a snapshot, and notes which views moved.
  /// - Parameter keepsMarks: Whether earlier marks stay if no view moved.
  private func takeSnapshot(keepsMarks: Bool = false) {
    let earlier = content
    content = host.snapshot
    let moves = content.moves(since: earlier)
    if let selection = state.selection, content.view(at: selection) == nil { state.selection = nil }
    if moves.isEmpty, keepsMarks { return }
    state.movedFrom = [:]
    for move in moves { state.movedFrom[move.path] = earlier.view(at: move.path)?.solvedFrame }
    state.marksMoved = !moves.isEmpty && state.demo == nil
    setDue()
  }

  private func carryOut(_ effect: Effect) {
    switch effect {
    case .swipe(let direction):
      if !host.swipe(direction) { state.message = "This scene takes no swipes" }
      takeSnapshot()
    case .tap(let point):
      host.tap(at: point)
      takeSnapshot()
    case .scroll(let path, let pages, let lines, let isSideways):
      let moved =
        pages != 0
        ? host.scroll(path, pages: pages, isSideways: isSideways)
        : host.scroll(path, lines: lines, isSideways: isSideways)
      if !moved {
        let isText = host.details(of: path)?.text != nil
        state.message = isText ? "The text goes no further" : "The content goes no further"
      }
      takeSnapshot()
    case .save:
      state.message = saveFrame()
    case .suspend:
      terminal.suspend()
    case .repaint:
      repaintsAll = true
    case .quit:
      isRunning = false
    case .giveUp:
      isRunning = false
      isInterrupted = true
    }
  }

  /// Saves the frame as `render` would print it.
  private func saveFrame() -> String {
    let size = state.screen.size
    let name = "\(scenes[shownScene].name)-\(Int(size.width))x\(Int(size.height))"
    let picture = ViewPainter.paint(
      host, in: Viewport(screenSize: size),
      options: ViewPainter.Options(glyphs: terminal.glyphs, depth: .none, showsRest: true))
    let words = name.split { !$0.isLetter && !$0.isNumber }
    return save(words.joined(separator: "-"), picture.text + "\n")
  }
}
