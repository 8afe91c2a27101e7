import AutoLayout
import Cells
import Foundation
import Stage
import TerminalIO

/// The interactive app: events change the state, the state changes the scene's screen, and what
/// comes of it is drawn and shown.
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
  /// Whether somebody wants the program gone: nothing more is drawn then.
  private var isInterrupted = false
  /// Whether the screen may look different from what was drawn last.
  private var isOutdated = true
  private var repaintsAll = false
  /// The terminal's time up to which the scene has lived.
  private var now: Duration
  /// When the last frame was drawn.
  private var drawn: Duration?
  /// When the state is to hear that time has passed.
  private var due: Duration?

  /// - Parameters:
  ///   - host: shows the scene that is the first to be seen, the one at that index.
  ///   - animates: whether animations take the terminal's time, or none.
  ///   - save: writes a text under a file name, and says what came of it.
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

  /// Runs until somebody quits or the input is closed, and leaves the terminal as it was.
  ///
  /// Each turn works off the input that has come, draws if anything changed and a frame is due, and
  /// lets the main run loop run until there is something to do.
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

  /// Works off the events that have come: a held key never lags behind.
  private func takeEvents() {
    while isRunning, let event = terminal.nextEvent() {
      keepTime()
      handle(event)
      if terminal.descriptor == nil { host.runReadyWork() }
    }
  }

  /// Takes one event as far as the views; nothing is drawn yet.
  func handle(_ event: Event) {
    takeChanges()
    let shown = state
    let effects = state.handle(event, on: content) { pointing(in: $0, of: shown) }
    update()
    for effect in effects { carryOut(effect) }
    setDue()
    isOutdated = true
  }

  /// Lets the time pass that the picture stays without an event.
  func pass() {
    takeChanges()
    state.tick()
    update()
    setDue()
    isOutdated = true
  }

  // MARK: - The scene's own work

  /// Lets the main run loop run until an event comes, the scene has changed, or the clock says that
  /// there is something to do.
  private func wait(in loop: MainLoop) {
    let deadline = [due, nextFrame, terminal.timeout].compactMap { $0 }.min()
    guard terminal.descriptor != nil else { return terminal.skip(to: deadline) }
    // A change that waits for its frame is no news.
    let isWaitingToDraw = needsDrawing
    host.runLoop {
      loop.turn(within: deadline.map { $0 - terminal.elapsed }) { [host] in
        !isWaitingToDraw && host.needsDisplay
      }
    }
  }

  /// Reads the layout anew where the scene has changed the views by itself.
  private func takeChanges() {
    guard host.needsDisplay else { return }
    takeSnapshot(keepsMarks: true)
    isOutdated = true
  }

  // MARK: - Time

  /// When to draw next if nothing happens before: nil where the picture stays as it is.
  private var nextFrame: Duration? {
    guard let drawn else { return now }
    if needsDrawing { return drawn + terminal.frameInterval }
    return host.isAnimating ? drawn + Self.animationInterval : nil
  }

  private var isFrameDue: Bool { nextFrame.map { $0 <= now } ?? false }

  /// Whether the screen may look different from what was drawn last.
  private var needsDrawing: Bool { isOutdated || host.needsDisplay }

  /// A frame of an animation.
  private static let animationInterval = Duration.milliseconds(33)

  private func setDue() { due = state.milliseconds.map { now + .milliseconds($0) } }

  /// Lets the time that has passed for the terminal pass for the scene and for the state.
  private func keepTime() {
    let seconds = (terminal.elapsed - now) / .seconds(1)
    now = terminal.elapsed
    if host.advanceAnimations(by: seconds) { takeSnapshot(keepsMarks: true) }
    if let due, due <= now { pass() }
  }

  // MARK: - Drawing

  /// Draws everything as it stands, and shows it.
  func draw() {
    takeChanges()
    terminal.show(compose(), whole: repaintsAll)
    repaintsAll = false
    isOutdated = false
    drawn = now
  }

  /// The whole screen as it stands.
  func compose() -> CellGrid {
    WholeScreen(
      state: state, content: content, details: state.selection.flatMap(host.details(of:)),
      shownSize: host.shownScreenSize, sceneName: scenes[shownScene].name,
      title: host.controller.title, glyphSet: terminal.glyphs
    ) { [host, options = paintingOptions(for: state)] canvas in
      ViewPainter.paint(host, in: canvas.viewport, options: options)
    }.compose()
  }

  /// What is drawn of the views, and how.
  private func paintingOptions(for state: AppState) -> ViewPainter.Options {
    ViewPainter.Options(
      glyphs: terminal.glyphs, depth: terminal.depth, selection: state.selection,
      moved: state.marksMoved ? Set(state.movedFrom.keys) : [],
      showsGuides: state.showsGuides, showsConstraintLines: state.showsConstraintLines,
      accent: Palette.accent, warning: Palette.warning, problem: Palette.problem,
      quiet: Palette.quiet)
  }

  /// The canvas as it is shown just now, for the mouse.
  private func pointing(in canvas: CanvasView, of state: AppState) -> Pointing {
    let shown = canvas.showing(host.shownScreenSize, state)
    let picture = ViewPainter.picture(
      of: host, in: shown.viewport, options: paintingOptions(for: state))
    return Pointing(canvas: shown, hits: picture.hits)
  }

  // MARK: - The scene

  /// Brings the scene and its screen to what the state says.
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

  /// Reads the layout anew, and notes which views moved.
  /// - Parameter keepsMarks: whether earlier marks stay if none did.
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

  /// Saves what `render` would print of the frame.
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
