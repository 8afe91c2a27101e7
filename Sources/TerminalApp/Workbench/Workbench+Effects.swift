import Documents
import Stage

/// What commands ask of the scene.
extension Workbench {
  /// Swipes over the view that recognises the swipe.
  func swipe(_ direction: SceneHost.SwipeDirection) {
    let (isTaken, changes) = scene.swipe(direction)
    guard !changes else { return }
    let end = direction == .left ? "last" : "first"
    state.message = isTaken ? "This is the \(end) chapter" : "This scene takes no swipes"
  }

  /// Swipes back to the chapter in which the scene was opened.
  func turnBack() {
    if scene.turnBack() { state.message = "Back at chapter \(scene.chapter)" }
  }

  /// Taps at a point of the window.
  func tap(at point: CGPoint) { host.tap(at: point) }

  /// Taps a view, or says why it can't be tapped.
  func tap(_ path: ViewPath) {
    guard let view = host.view(at: path) else { return }
    let earlier = content
    do {
      host.tap(at: try host.touchPoint(of: view))
    } catch {
      state.message = "\(path.name) can't be touched: \(error.reason)"
    }
    follow()
    // What a control does may show later, or elsewhere, as what it prints does.
    if state.message == nil, content == earlier, !(view is UIControl) {
      state.message = "\(path.name) was tapped, and nothing moves"
    }
  }

  /// Why the edge that the user has asked for is where it is.
  var reasonOfEdge: Reason? {
    guard let edge = state.focus.edge, let path = state.focus.view else { return nil }
    return host.reason(for: edge, of: path, opening: state.focus.opened)
  }

  /// Tells why the next value of the chain of reasons is what it is.
  func openNext() {
    let isEdge = state.focus.constraint == nil || state.focus.isEdgeInFront
    let card = state.focus.constraint.flatMap { host.details(of: $0, opening: state.focus.opened) }
    guard let next = (isEdge ? reasonOfEdge : card?.reason)?.next else {
      state.message = "That is all: & adds it up"
      return
    }
    state.focus.isSum = false
    state.focus.opened.insert(next.id)
  }

  /// Scrolls a view by pages or by lines, vertically unless it is sideways.
  func scroll(_ path: ViewPath, pages: Int, lines: Int, isSideways: Bool) {
    let moved =
      pages != 0
      ? host.scroll(path, pages: pages, isSideways: isSideways)
      : host.scroll(path, lines: lines, isSideways: isSideways)
    guard !moved else { return }
    let isText = host.details(of: path)?.text != nil
    state.message = isText ? "The text goes no further" : "The content goes no further"
  }

  /// Enters a text into the field that is being edited; a newline is the return key.
  func enter(_ text: String) { host.enter(text) }
  func deleteText() { host.deleteText() }

  func editField(places: Int) {
    host.editField(places: places)
    state.focus.view = host.editedPath ?? state.focus.view
  }

  /// Says how many views differ from when the scene was opened or saved.
  func countDifferences() {
    state.message = scene.former.differences(in: host).words(sinceSaved: scene.former.isSaved)
  }

  /// Says whether any frame differs from the document's.
  func countOwnFrames() {
    let differing = host.ownFrames(differingFrom: content, of: state.focus.view)
    state.message =
      differing.isEmpty
      ? "No frame differs from that in the document"
      : "Broken lines: the frames in the document, where they differ"
  }

  /// Selects what a change is about, if it is there at present.
  func showChanged(_ change: SceneEdit) {
    guard let target = host.present(change.target) else {
      state.message = "\(change.subject) is not there at present"
      return
    }
    state.select(target, on: content)
  }

  /// Goes to the scene that shows the document itself, and performs a command there.
  func showPart(_ scene: Int, then command: Command) {
    state.show(scene: scene)
    update()
    perform(command)
  }

  /// Moves an ambiguous view to other places that its constraints allow, one after the other.
  func exercise(_ path: ViewPath) {
    state.motion.wandering = Wandering(path: path)
    state.message = "\(path.name) moves as its constraints let it: any key ends it"
    wander()
  }

  /// Moves the view that wanders on, or takes it back when its time is over.
  func wander() {
    if scene.wander(state.motion.wandering?.path) { takeSnapshot() }
  }

  /// Tries the repairs on an instance that nobody sees.
  func weighRepairs() {
    state.changes.repairs = nil
    instances.repairs.forget()
    let repairs = ProblemList.entries(of: content, in: state).compactMap(\.repair)
    guard !repairs.isEmpty else { return }
    let edits = state.history.edits
    state.changes.repairs = WeighedRepairs(
      screen: state.screen, edits: edits,
      outcomes: instances.repairs.outcomes(of: repairs, in: scene, on: state.screen, with: edits))
  }
}
