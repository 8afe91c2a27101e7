import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutTools
import Stage

/// Edits of the document that is shown.
extension App {
  /// Changes properties of views and constraints in the document.
  /// - Parameters:
  ///   - isStepping: Whether the change goes on with the one before if that is of the same
  ///     property.
  ///   - isTyped: Whether the values are still being typed.
  func editProperties(_ edits: [SceneEdit], isStepping: Bool, isTyped: Bool = false) {
    var whole = edits
    var goesOn = state.building?.gesture == .typing
    if isStepping, edits.count == 1, case .property(let continued) = state.building?.gesture,
      continued.concernsTheSame(as: edits[0])
    {
      goesOn = true
      whole = [continued.followed(by: edits[0])]
    }
    guard let canvas = canvas(replacingLast: goesOn) else { return }
    var made: [DocumentEdit] = []
    for edit in edits {
      guard let id = host.elementID(of: edit.target) else {
        state.message = "\(edit.subject) is not in the document: code has made it"
        return
      }
      guard let part = edit.property.edits(of: id, to: edit.after, on: canvas) else {
        state.message = "The document has no \(edit.property.name) for \(edit.subject)"
        return
      }
      made += part
    }
    changeContent(
      of: edits.compactMap { host.elementID(of: $0.target) }, made,
      sentence: whole.map(\.sentence).joined(separator: ", "), replacesLast: goesOn,
      drawsArranged: false)
    state.building?.gesture =
      isTyped ? .typing : isStepping ? whole.first.map { .property($0) } : nil
  }

  /// The canvas on which an edit is worked out: one that takes the place of the last step starts
  /// from what was before that.
  private func canvas(replacingLast: Bool) -> Canvas? {
    let canvas = state.building?.scene?.shown
    guard replacingLast, let earlier = shownPath.flatMap({ library?.draft(of: $0)?.beforeOpenStep })
    else { return canvas }
    return canvas?.with(earlier)
  }

  /// Makes changes of the scene that was looked at a step of the document, as far as that can have
  /// them.
  func adoptChanges(_ edits: [SceneEdit]) {
    host.apply([])
    takeSnapshot()
    guard !edits.isEmpty else {
      state.message = "Editing: what was typed in another language stays out of the document"
      return
    }
    guard let canvas = state.building?.scene?.shown else { return }
    let kept = edits.filter { edit in
      host.elementID(of: edit.target).flatMap {
        edit.property.edits(of: $0, to: edit.after, on: canvas)
      } != nil
    }
    editProperties(kept, isStepping: false)
    state.message =
      kept.count == edits.count
      ? "Editing: what you have changed is a step of the document now, u undoes it"
      : "Editing: a document can't have all that you have changed; the rest is a step, u undoes it"
  }

  /// Takes back what was typed or dragged so far.
  func endTypingProperties() {
    switch state.building?.gesture {
    case .typing, .field, .frames: break
    default: return
    }
    changeDocument([], sentence: "", replacesLast: true)
    state.message = nil
  }

  /// Makes edits in the document as one step, and shows it.
  /// - Parameters:
  ///   - replacesLast: Whether they take the place of the last step.
  ///   - extendsLast: Whether they are added to it.
  /// - Returns: Whether they could be made.
  @discardableResult
  func changeDocument(
    _ edits: [DocumentEdit], sentence: String, replacesLast: Bool = false,
    extendsLast: Bool = false
  ) -> Bool {
    state.building?.gesture = nil
    guard let path = shownPath else { return false }
    // A language may have a document of its own, which is shown in place of this one.
    if let shown = library?.document(at: path)?.path, shown != path {
      state.message = library?.obstacleToEditing(path)
      return false
    }
    let isSameScreen = beforeStep?.screen == host.screen
    let goesOn = replacesLast || extendsLast
    let before = goesOn && isSameScreen ? beforeStep ?? shown : shown
    do throws(DocumentEdit.Refusal) {
      let made = try library?.change(path) { draft throws(DocumentEdit.Refusal) in
        let resources = { [library] (document: Document) -> [DocumentEdit] in
          library?.entries(ofResourcesIn: edits, in: document, at: path) ?? []
        }
        let isChanged =
          extendsLast
          ? try draft.extend(
            with: edits, sentence: sentence, selection: state.selectedIDs, adding: resources)
          : try draft.make(
            edits, sentence: sentence, replacesLast: replacesLast, selection: state.selectedIDs,
            adding: resources)
        return isChanged ? sentence : nil
      }
      state.message = sentence
      if made != nil { showEdited(since: before) }
      beforeStep = before
      return true
    } catch {
      state.message = "That can't be done: \(error)"
      return false
    }
  }

  /// Does what a tool proposes, and sets the frames that it asks for where the constraints put the
  /// views.
  func propose(_ plan: ToolProposal.Plan) {
    changeContent(
      plan.edits, sentence: plan.sentence, updating: plan.updatedViews,
      suggestions: plan.suggestions)
    if let remark = plan.remark { state.message = "\(plan.sentence); \(remark)" }
    guard let selection = plan.selection else { return }
    select(selection)
    if plan.isInsertion { state.building?.newcomer = selection.last }
  }

  /// Mends a problem of the layout. The list of problems stays open.
  func mend(_ fix: LayoutFix) {
    if fix.kind == .addMissing { describeCanvas(measuresStacks: true) }
    guard let canvas = state.building?.scene?.canvas else { return }
    let freedom =
      fix.kind == .addMissing ? freedom(of: [fix.object], on: canvas) : CanvasFreedom()
    guard let change = fix.change(on: canvas, freedom) else {
      state.message = "That changes nothing here"
      return
    }
    guard changeContent(change.edits, sentence: change.sentence) else { return }
    checkDocument()
    state.message = "\(change.sentence): u undoes it"
  }

  /// Finds what is wrong with the text of the document as it is now.
  func checkDocument() {
    guard let path = shownPath else { return }
    library?.check(path)
    state.shownDocument.notes = library?.notes(on: path) ?? []
  }

  /// Gives a field of an inspector a value.
  func setField(_ edit: FieldEdit) {
    if edit.field.isFrame, state.isPreview {
      state.message = AppState.wantsCanvas
      return
    }
    if edit.field.isTranslated, let obstacle = state.obstacleToTexts {
      state.message = obstacle
      return
    }
    let gesture = Building.Gesture.field(edit.subject)
    let goesOn = edit.goesOn && state.building?.gesture == gesture
    guard let base = canvas(replacingLast: goesOn) else { return }
    if !goesOn { state.building?.subject = base.subject(edit.objects) }
    let shown = edit.objects.filter(isInScene)
    do throws(InspectorRefusal) {
      let edits = try edit.field.edits(
        setting: edit.value, of: edit.objects, on: base, variation: edit.variation)
      changeContent(
        of: edit.objects, edits,
        sentence: edit.field.sentence(
          setting: edit.value, of: state.building?.subject ?? base.subject(edit.objects),
          variation: edit.variation),
        replacesLast: goesOn)
      state.building?.gesture = edit.goesOn ? gesture : nil
      keepSelected(shown.filter { !isInScene($0) })
      selectInstalled(edit.objects)
    } catch {
      state.message = error.description
    }
  }

  /// Whether an object of the document is in the scene: a view, or a constraint that takes part.
  private func isInScene(_ id: String) -> Bool {
    state.building?.scene?.paths[id] != nil || content.constraint(ofElement: id) != nil
  }

  /// Keeps the inspectors on what an edit has taken out of the scene.
  private func keepSelected(_ fallen: [String]) {
    guard let first = fallen.first else { return }
    if let view = state.selectedIDs.last {
      state.building?.fields?.opened = FieldPanel.OpenedConstraint(id: first, view: view)
    } else {
      state.building?.uninstalled = fallen
    }
  }

  /// Selects views again that were not installed before, as nothing else is selected.
  private func selectInstalled(_ ids: [String]) {
    guard state.selectedIDs.isEmpty, let paths = state.building?.scene?.paths,
      ids.allSatisfy({ paths[$0] != nil })
    else { return }
    select(ids)
  }

  /// Selects views by their ids; the last of them gets the mark.
  private func select(_ ids: [String]) {
    guard let scene = state.building?.scene else { return }
    state.building?.others = Array(ids.dropLast())
    state.select(ids.last.flatMap { scene.paths[$0] }, on: content)
  }

  /// How the layout can move where views are to get the constraints that they lack.
  /// - Parameter selection: The ids of the views; nil for all.
  private func freedom(of selection: Set<String>?, on canvas: Canvas) -> CanvasFreedom {
    canvasHost.freedom(on: canvas, releasing: AddMissing.released(on: canvas, selection: selection))
  }

  /// Opens the tool that resolves issues.
  func openResolve() {
    describeCanvas(measuresStacks: true)
    guard let canvas = state.building?.scene?.canvas else { return }
    let ids = state.selectedIDs
    let knowledge = ResolveForm.Knowledge(
      selection: freedom(of: Set(ids), on: canvas), scene: freedom(of: nil, on: canvas))
    state.building?.panel = ToolPanel(ResolveForm(ids, knowledge))
    takeSnapshot()
  }

  /// Goes on with editing in another scene, if its document can be edited.
  func goOnBuilding() {
    guard let building = state.building else { return }
    guard state.shownDocument.exists, state.shownDocument.editObstacle == nil else {
      state.building = nil
      state.message = state.shownDocument.editObstacle
      return
    }
    // The program's own document is copied first, unless something is asked about its copy.
    guard state.shownDocument.original == nil else {
      state.building = nil
      if state.overlay == nil { copyDocument(then: .build) }
      return
    }
    var next = Building()
    next.resizes = building.resizes
    next.lines = building.lines
    state.building = next
    // Its frames are for a screen of its own.
    state.showCanvas()
    if state.screen != host.screen {
      host.apply(state.screen)
      takeSnapshot()
    }
    describeCanvas()
  }

  /// Tells the state what the tools have to know of the scene that is edited.
  /// - Parameter measuresStacks: Whether to find out how large the contents of stack views want
  ///   them to be: while a tool is open, and not for each key.
  func describeCanvas(measuresStacks: Bool = false) {
    let measuresStacks = measuresStacks || state.building?.panel != nil
    guard state.building != nil else { return }
    guard let path = shownPath, let library, let document = library.document(at: path)?.document,
      var shown = host.canvas(of: document, measuresStacks: measuresStacks)
    else {
      state.building?.scene = nil
      return
    }
    shown.seed = library.seed
    var canvas = shown
    if state.isPreview, let own = canvasHost.canvas(of: document, measuresStacks: measuresStacks) {
      canvas = own
      canvas.seed = library.seed
    }
    let elements = host.elementPaths.filter(shown.contains)
    let root = shown.items.first.flatMap { elements.paths[$0.id] }.flatMap(content.view(at:))
    state.building?.scene = BuildingScene(
      canvas: canvas, shown: shown, paths: elements.paths, ids: elements.ids,
      origin: root?.frameInWindow.origin ?? .zero)
    state.building?.others.removeAll { shown.item($0) == nil }
    let uninstalled = (state.building?.uninstalled ?? []).filter {
      !isInScene($0) && shown.document.object($0) != nil
    }
    state.building?.uninstalled = uninstalled
  }

  func undoDocument() { step("Undone") { $0.undo(from: &$1) } }

  func redoDocument() { step("Redone") { $0.redo(from: &$1) } }

  /// Takes back so many steps; fewer than none are made again.
  func goBack(steps: Int) {
    guard steps != 0 else { return }
    step(steps > 0 ? "Undone" : "Redone") { draft, selection in
      var sentence: String?
      for _ in 0..<abs(steps) {
        let next = steps > 0 ? draft.undo(from: &selection) : draft.redo(from: &selection)
        sentence = next ?? sentence
      }
      return sentence.map { abs(steps) == 1 ? $0 : "\(abs(steps)) steps" }
    }
  }

  /// Goes through the steps of the document. Views that come back are selected; where those that
  /// are selected go, those are that were before.
  /// - Parameter body: Gets the ids of the selected views, and leaves those that were selected
  ///   there.
  private func step(_ words: String, _ body: (inout Draft, inout [String]) -> String?) {
    state.building?.gesture = nil
    let earlier = Set(state.building?.scene?.canvas.items.map(\.id) ?? [])
    let selected = state.selectedIDs
    var selection = selected
    guard let path = shownPath,
      let sentence = library?.change(path, { body(&$0, &selection) })
    else { return }
    state.message = "\(words): \(sentence)"
    showEdited()
    guard let canvas = state.building?.scene?.canvas else { return }
    let newcomers = canvas.outermost(canvas.items.map(\.id).filter { !earlier.contains($0) })
    if !newcomers.isEmpty {
      select(newcomers.map(\.id))
    } else if selected.contains(where: { canvas.item($0) == nil }) {
      select(selection.filter { canvas.item($0) != nil })
    }
  }

  /// Writes the document to its file.
  func saveDocument(overwrites: Bool) {
    guard let library, let path = shownPath else { return }
    state.building?.gesture = nil
    switch library.save(path, overwrites: overwrites) {
    case .saved: state.message = "Saved \(path.nameOfPath.printable)"
    case .unchanged: state.message = "Nothing to save"
    case .overtaken:
      askAboutFile(at: path)
    case .failed(let reason):
      state.message = "Could not save \(path.nameOfPath.printable): \(reason)"
    }
    describeDraft()
  }

  /// Tells the state what is unsaved, and what can be taken back.
  func describeDraft() {
    let draft = shownPath.flatMap { library?.draft(of: $0) }
    state.shownDocument.draft = DraftStatus(
      isChanged: draft?.isChanged ?? false,
      isOvertaken: shownPath.flatMap { library?.file(at: $0)?.isOvertaken } ?? false,
      done: draft?.done.map(\.sentence) ?? [], undone: draft?.undone.map(\.sentence) ?? [])
    state.shownDocument.unsaved = library?.unsaved.map(\.nameOfPath.printable) ?? []
  }
}
