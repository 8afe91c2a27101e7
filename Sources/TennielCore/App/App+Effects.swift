import AutoLayout
import Cells
import Foundation
import Stage
import TerminalIO

/// What a change of the state asks for besides another picture.
extension App {
  func carryOut(_ effect: Effect) {
    switch effect {
    case .swipe(let direction):
      swipe(direction)
    case .tap(let point):
      host.tap(at: point)
      takeSnapshot()
    case .touch(let path):
      touch(path)
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
    case .scrollDetails(let lines): scrollDetails(by: lines)
    case .listChoices:
      listChoices()
    case .enter(let text):
      host.enter(text)
      takeSnapshot()
    case .deleteText:
      host.deleteText()
      takeSnapshot()
    case .endEditing:
      endEditing()
    case .editField(let places):
      host.editField(places: places)
      state.focus.view = host.editedPath ?? state.focus.view
      takeSnapshot()
    case .countOwnFrames:
      let differing = host.ownFrames(differingFrom: content, of: state.focus.view)
      state.message =
        differing.isEmpty
        ? "No frame differs from that in the document"
        : "Broken lines: the frames in the document, where they differ"
    case .askForName:
      askForName()
    case .save(let file):
      save(file)
    case .change(let key, let target, let steps):
      change(key, of: target, by: steps)
    case .editProperties(let edits, let isStepping):
      editProperties(edits, isStepping: isStepping)
    case .adoptChanges(let edits): adoptChanges(edits)
    case .moveViews(let x, let y, let resizes): moveViews(x: x, y: y, resizes: resizes)
    case .moveToGuideline(let direction, let resizes):
      moveToGuideline(direction, resizes: resizes)
    case .dragViews(let edges, let frame): dragViews(edges, to: frame)
    case .propose(let plan): propose(plan)
    case .sizeToFit: sizeToFit()
    case .viewAs(let design): viewAs(design)
    case .measureContents: describeCanvas(measuresStacks: true)
    case .openResolve: openResolve()
    case .checkDocument: checkDocument()
    case .fix(let fix): mend(fix)
    case .setField(let edit): setField(edit)
    case .typeProperties(let edits): editProperties(edits, isStepping: false, isTyped: true)
    case .endTypingProperties: endTypingProperties()
    case .undoDocument: undoDocument()
    case .goBack(let steps): goBack(steps: steps)
    case .redoDocument: redoDocument()
    case .saveDocument(let overwrites): saveDocument(overwrites: overwrites)
    case .decide(let decision): carryOut(decision)
    // Without a clipboard of the terminal, the app has its own.
    case .copyText(let text): if text.utf8.count <= Clipboard.mostBytes { _ = terminal.copy(text) }
    case .copyChanges:
      copyChanges()
    case .showChanged(let change):
      showChanged(change)
    case .weighRepairs: weighRepairs()
    case .exercise(let path):
      exercise(path)
    case .copyDocument(let command): copyDocument(then: command)
    case .showPart(let scene, let command): showPart(scene, then: command)
    case .edit(let path, let line):
      state.message = edit(path, line: line)
      // The editor has taken its time.
      keepTime()
      takeFileChanges()
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

  /// Swipes, and counts the chapters.
  private func swipe(_ direction: SceneHost.SwipeDirection) {
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
  private func touch(_ path: ViewPath) {
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
