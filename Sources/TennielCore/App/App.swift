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
  private var repaintsAll = false
  /// The terminal's time up to which the scene has lived.
  private var now: Duration
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
  func run() {
    draw()
    while isRunning {
      let event = terminal.nextEvent(within: patience)
      keepTime()
      guard let event else {
        if let due, due <= now { pass() }
        draw()
        continue
      }
      handle(event)
      // Input that is already waiting is worked off first: a held key never lags behind.
      while isRunning, let next = terminal.nextEvent(within: 0) { handle(next) }
      if !isInterrupted { draw() }
    }
    terminal.close()
  }

  /// Takes one event as far as the views; nothing is drawn yet.
  func handle(_ event: Event) {
    let shown = state
    let effects = state.handle(event, on: content) { pointing(in: $0, of: shown) }
    update()
    for effect in effects { carryOut(effect) }
    setDue()
  }

  /// Lets the time pass that the picture stays without an event.
  func pass() {
    state.tick()
    update()
    setDue()
  }

  // MARK: - Time

  /// How long the picture stays as it is without an event, in milliseconds; nil: for ever.
  private var patience: Int? {
    let rest = due.map { Int((($0 - now) / .milliseconds(1)).rounded(.up)) }
    guard host.isAnimating else { return rest }
    return min(Self.frameMilliseconds, rest ?? .max)
  }

  /// A frame of an animation.
  private static let frameMilliseconds = 33

  private func setDue() { due = state.milliseconds.map { now + .milliseconds($0) } }

  /// Lets the time that has passed for the terminal pass for the scene.
  private func keepTime() {
    let seconds = (terminal.elapsed - now) / .seconds(1)
    now = terminal.elapsed
    if host.advanceAnimations(by: seconds) { takeSnapshot(keepsMarks: true) }
  }

  // MARK: - Drawing

  /// Draws everything as it stands, and shows it.
  func draw() {
    terminal.show(compose(), whole: repaintsAll)
    repaintsAll = false
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
