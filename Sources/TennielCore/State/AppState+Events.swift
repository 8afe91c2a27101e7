import Cells
import Foundation
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
    case .key(let key): return press(key, on: content, keys)
    case .mouse(let mouse):
      if case .press = mouse.kind {
        refused = nil
        display.labels = nil
        building?.guidelines = []
      }
      return handle(mouse, on: content, clicked: clicked, pointing: pointing)
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
    display.resize(to: size)
    if let notice = Display.notice(of: size) { message = notice }
    if display.followed != nil { message = nil }
  }

  /// Performs the command of a key, or types the key.
  private mutating func press(
    _ key: Key, on content: SceneSnapshot, _ keys: KeyMap
  ) -> [Effect] {
    let said = message
    message = nil
    pointer.pressed = nil
    motion.wandering = nil
    building?.guidelines = []
    if let effects = typed(key, on: content, keys) { return effects }
    let command = keys.command(for: key, in: keyContext) ?? lessonStep(for: key, keys)
    let hasEnded = endDemo()
    if hasEnded, command == .demo { return [] }
    guard let command else {
      if !hasEnded { message = obstacle(to: key, keys) }
      return []
    }
    // If nothing is left to be closed, esc only takes the message away.
    if command == .close, said != nil, command.obstacle(in: self, on: content) != nil { return [] }
    return perform(command, on: content)
  }

  /// Types a key where something is typed: the letters of a view, a value, a line, or a text of the
  /// scene.
  /// - Returns: What is to be done; nil if the key types nothing.
  private mutating func typed(
    _ key: Key, on content: SceneSnapshot, _ keys: KeyMap
  ) -> [Effect]? {
    if takeRefused(key, keys) { return [] }
    if display.labels != nil {
      if let character = key.typed {
        typeLabel(character, on: content)
        return []
      }
      if key.code == .backspace {
        display.labels?.erase()
        return []
      }
      // A key that types nothing takes the letters away, and then does what it always does. Esc
      // only takes the letters away, by its command.
      if key.code != .escape { display.labels = nil }
    }
    if let character = key.typed, keyContext == .fields,
      isTypingValue || keys.command(for: key, in: .fields) == nil,
      let effects = typeField(character)
    {
      return effects
    }
    if let character = key.typed, type(character) { return typedProperties }
    return typedText(of: key).map { text in [{ $0.scene.enter(text) }] }
  }

  /// Called when time has passed without an event: the tour continues, and marks disappear.
  mutating func tick() {
    motion.glides = false
    if var demo = motion.demo {
      if let next = demo.next() {
        let turned =
          (next.size.width > next.size.height) != (screen.size.width > screen.size.height)
        screen = next
        motion.glides = turned
        if turned { display.refit() } else { display.settle() }
        self.motion.demo = demo
      } else {
        self.motion.demo = nil
      }
    } else if motion.wandering != nil {
      motion.wandering?.left -= 1
      if motion.wandering?.left == 0 { motion.wandering = nil }
    } else {
      motion.marksMoved = false
      if display.followed != nil { message = nil }
    }
  }

  /// Stops the tour, and restores the screen from before it.
  /// - Returns: Whether a tour was running.
  private mutating func endDemo() -> Bool {
    guard let demo = motion.demo else { return false }
    screen = demo.home
    self.motion.demo = nil
    display.refit()
    return true
  }
}
