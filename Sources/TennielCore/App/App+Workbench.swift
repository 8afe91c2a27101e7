import AutoLayout
import Foundation
import Stage
import TerminalIO

/// What commands ask of the scene, of lists and of the terminal.
extension App: Workbench {
  func tap(at point: CGPoint) {
    host.tap(at: point)
    takeSnapshot()
  }

  func scroll(_ path: ViewPath, pages: Int, lines: Int, isSideways: Bool) {
    let moved =
      pages != 0
      ? host.scroll(path, pages: pages, isSideways: isSideways)
      : host.scroll(path, lines: lines, isSideways: isSideways)
    if !moved {
      let isText = host.details(of: path)?.text != nil
      state.message = isText ? "The text goes no further" : "The content goes no further"
    }
    takeSnapshot()
  }

  func enter(_ text: String) {
    host.enter(text)
    takeSnapshot()
  }

  func deleteText() {
    host.deleteText()
    takeSnapshot()
  }

  func editField(places: Int) {
    host.editField(places: places)
    state.focus.view = host.editedPath ?? state.focus.view
    takeSnapshot()
  }

  func countOwnFrames() {
    let differing = host.ownFrames(differingFrom: content, of: state.focus.view)
    state.message =
      differing.isEmpty
      ? "No frame differs from that in the document"
      : "Broken lines: the frames in the document, where they differ"
  }

  func measureContents() { describeCanvas(measuresStacks: true) }

  // Without a clipboard of the terminal, the app has its own.
  func copyText(_ text: String) {
    if text.utf8.count <= Clipboard.mostBytes { _ = terminal.copy(text) }
  }

  func openEditor(at path: ViewPath?, line: Int?) {
    state.message = runEditor(at: path, line: line)
    // The editor has taken its time.
    keepTime()
    takeFileChanges()
  }

  func suspend() { terminal.suspend() }
  func repaint() { repaintsAll = true }
  func quit() { isRunning = false }

  func giveUp() {
    isRunning = false
    isInterrupted = true
  }

  /// Swipes, and counts the chapters.
  func swipe(_ direction: SceneHost.SwipeDirection) {
    let isTaken = host.swipe(direction)
    let (earlier, title) = (content, host.controller.title)
    takeSnapshot()
    if content != earlier || host.controller.title != title {
      chapter = max(1, chapter + (direction == .left ? 1 : -1))
    } else {
      let end = direction == .left ? "last" : "first"
      state.message = isTaken ? "This is the \(end) chapter" : "This scene takes no swipes"
    }
  }

  /// Taps a view, or says why it can't be tapped.
  func tap(_ path: ViewPath) {
    guard let view = host.view(at: path) else { return }
    let earlier = content
    do {
      host.tap(at: try host.touchPoint(of: view))
    } catch {
      state.message = "\(path.name) can't be touched: \(error.reason)"
    }
    takeSnapshot()
    // What a control does may show later, or elsewhere, as what it prints does.
    if state.message == nil, content == earlier, !(view is UIControl) {
      state.message = "\(path.name) was tapped, and nothing moves"
    }
  }
}
