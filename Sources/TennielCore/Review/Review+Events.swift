import Cells
import TerminalIO

extension Review {
  /// Where keys are looked up.
  var context: ReviewKeys.Context {
    switch overlay {
    case .list: .list
    case .question: .question
    case .help: .help
    case nil: .pictures
    }
  }

  /// Changes the state by an event.
  /// - Parameter clicked: What the cell stands for that the mouse is over.
  /// - Returns: What is to be done besides.
  mutating func handle(
    _ event: Event, keys: ReviewKeys = .standard, clicked: ReviewAction? = nil
  ) -> [ReviewEffect] {
    defer { keepInSight() }
    switch event {
    case .key(let key):
      message = nil
      guard let action = keys.action(for: key, in: context) else {
        message = context == .pictures ? "\(key) does nothing here: ? lists the keys" : wordsAtEnd
        return []
      }
      return perform(action)
    case .mouse(let mouse): return handle(mouse, clicked)
    case .resize(let size):
      terminal = size
      return []
    case .resumed: return [.repaint]
    case .closed: return [.quit]
    case .interrupted: return [.giveUp]
    }
  }

  /// What is said of a key that means nothing in what is open.
  private var wordsAtEnd: String {
    overlay == .question ? "Choose s or a, or esc for nothing" : "esc closes this"
  }

  private mutating func handle(_ mouse: MouseEvent, _ clicked: ReviewAction?) -> [ReviewEffect] {
    switch mouse.kind {
    case .press(.left):
      guard let clicked else { return [] }
      message = nil
      return perform(clicked)
    case .scroll(let direction):
      switch direction {
      case .up: return perform(.scroll(columns: 0, rows: overlay == .list ? -1 : -3))
      case .down: return perform(.scroll(columns: 0, rows: overlay == .list ? 1 : 3))
      case .left: return perform(.scroll(columns: -4, rows: 0))
      case .right: return perform(.scroll(columns: 4, rows: 0))
      }
    case .press, .drag, .release: return []
    }
  }

  /// Does what a key or a click means.
  mutating func perform(_ action: ReviewAction) -> [ReviewEffect] {
    switch action {
    case .accept, .acceptAndGo, .acceptMore, .acceptScene, .acceptAll, .takeBack:
      return accept(by: action)
    case .step(let steps): step(steps)
    case .show(let index): show(index)
    case .view(let view): self.view(view)
    case .flip: view(ReviewLayout(self).pictures.map(\.side) == [.kept] ? .now : .kept)
    case .scroll(let columns, let rows): scroll(columns: columns, rows: rows)
    case .page(let pages): scroll(columns: 0, rows: pages * max(1, room - 1))
    case .end(let isLast): scroll(columns: 0, rows: isLast ? Self.far : -Self.far)
    case .list: overlay = .list
    case .help:
      if case .help = overlay { overlay = nil } else { overlay = .help(top: 0) }
    case .close:
      if overlay == nil { view = .automatic }
      overlay = nil
    case .repaint: return [.repaint]
    case .suspend: return [.suspend]
    case .quit: return [.quit]
    }
    return []
  }

  // MARK: Accepting

  private mutating func accept(by action: ReviewAction) -> [ReviewEffect] {
    switch action {
    case .takeBack:
      if lastAccepted.isEmpty { message = "Nothing is accepted that could be taken back" }
      return lastAccepted.isEmpty ? [] : [.takeBack(lastAccepted)]
    case .acceptScene, .acceptAll:
      let indices = action == .acceptAll ? left : leftOfScene
      overlay = nil
      if indices.isEmpty { message = "Nothing of this scene is left" }
      return indices.isEmpty ? [] : [.accept(indices)]
    case .acceptMore:
      if left.isEmpty { message = Self.allAccepted } else { overlay = .question }
      return []
    case .acceptAndGo:
      let accepts = accepted.contains(index) ? [] : [ReviewEffect.accept([index])]
      return accepts + [.goOn]
    default:
      guard !accepted.contains(index) else {
        message = "This change is accepted: u takes back the last one"
        return []
      }
      return [.accept([index])]
    }
  }

  /// Shows the next change that is left, or else the first one.
  mutating func goOn() {
    guard let next = left.first(where: { $0 > index }) ?? left.first else {
      message = Self.allAccepted
      return
    }
    show(next)
  }

  private static let allAccepted = "All changes are accepted: q leaves"

  // MARK: Looking

  private mutating func step(_ steps: Int) {
    let next = index + steps
    guard changes.indices.contains(next) else {
      message = "This is the \(steps < 0 ? "first" : "last") change"
      return
    }
    show(next)
  }

  private mutating func view(_ view: ReviewView) {
    guard shown.hasKept || view == .now else {
      message = "Nothing was kept: this is the first layout for this screen"
      return
    }
    self.view = view
  }

  private mutating func scroll(columns: Int, rows: Int) {
    switch overlay {
    case .help(let top):
      let most = ReviewHelp.lines(ascii: false).count - room
      overlay = .help(top: max(0, min(top + rows, most)))
    case .list: show(max(0, min(index + rows, changes.count - 1)))
    case .question: break
    case nil:
      let before = offset
      offset = CellPoint(column: offset.column + columns, row: offset.row + rows)
      keepInSight()
      if offset == before { message = "The picture goes no further" }
    }
  }

  /// The rows of a screenful.
  private var room: Int {
    let layout = ReviewLayout(self)
    return overlay == nil ? layout.rowsInSight : max(0, layout.body.rows - 1)
  }

  /// More rows than a picture or a list has.
  private static let far = 1_000_000
}
