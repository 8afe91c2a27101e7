import Cells
import Stage
import TerminalIO

extension AppState {
  /// Changes the state by an event, and returns the effects to be carried out.
  /// - Parameters:
  ///   - clicked: The command of the word that is clicked.
  ///   - pointing: Draws the canvas, to find what the mouse points at.
  mutating func handle(
    _ event: Event, on content: SceneSnapshot, keys: KeyMap = .standard,
    clicked: Command? = nil, pointing: (CanvasView) -> Pointing
  ) -> [Effect] {
    motion.glides = false
    switch event {
    case .key(let key):
      return KeyInput(key: key, keys: keys, content: content).handle(&self)
    case .mouse(let mouse):
      if case .press = mouse.kind {
        building?.guidelines = []
        focus.following = FollowingKeys()
      }
      guard let layout else { return [] }
      return withoutActuallyEscaping(pointing) { pointing in
        MouseInput(
          mouse: mouse, layout: layout, content: content, clicked: clicked, pointing: pointing
        ).handle(&self)
      }
    case .resize(let size):
      let marked = problemList.flatMap { $0.entry(in: self, on: content) }
      resize(to: size)
      if let marked, var list = problemList {
        list.mark(entry: marked, of: ProblemList.entries(of: content, in: self))
        overlay = .problems(list)
      }
      return []
    case .resumed:
      return [{ $0.app.repaint() }]
    case .closed:
      return [{ $0.app.quit() }]
    case .interrupted:
      return [{ $0.app.giveUp() }]
    }
  }

  /// Uses as much of a terminal's size as is possible, and says so if that is not all.
  mutating func resize(to size: CellSize) {
    display.resizeTerminal(to: size)
    if let notice = Display.notice(of: size) { message = notice }
    if display.followed != nil { message = nil }
  }

  /// Shows the next screen of the tour.
  private mutating func show(_ next: SimulatedScreen) {
    motion.glides = (next.size.width > next.size.height) != (screen.size.width > screen.size.height)
    screen = next
    if motion.glides { display.refit() } else { display.settle() }
  }

  /// Called when time has passed without an event: the tour continues, and marks disappear.
  mutating func tick() {
    motion.glides = false
    if motion.demo != nil {
      if let next = motion.demo?.next() { show(next) } else { motion.demo = nil }
    } else if motion.wandering != nil {
      motion.wandering?.left -= 1
      if motion.wandering?.left == 0 { motion.wandering = nil }
    } else {
      motion.marksMoved = false
      if display.followed != nil { message = nil }
    }
  }
}
