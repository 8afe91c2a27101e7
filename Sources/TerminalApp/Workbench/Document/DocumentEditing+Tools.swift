import Documents
import LayoutTools
import Stage
import Wording

/// What the tools of Interface Builder propose, and what mends problems.
extension DocumentEditing {
  /// Does what a tool proposes, and sets the frames that it asks for where the constraints put the
  /// views.
  func propose(_ plan: ToolProposal.Plan) {
    changeContent(plan.edits, sentence: plan.sentence, updating: plan.updatedViews)
    if let missing = plan.missing { complete(missing) }
    let elsewhere = plan.removedElsewhere.flatMap(open)
    if let remark = plan.remark ?? elsewhere { state.message = "\(plan.sentence); \(remark)" }
    guard let selection = plan.selection else { return }
    select(selection)
    if plan.isInsertion { state.focus.newcomer = selection.last }
  }

  /// What has gone for other size classes, and what is open there now; nil if nothing has.
  private func open(_ removed: RemovedElsewhere) -> String? {
    guard let library, let warning = removed.warning,
      let document = shownPath.flatMap(library.document(at:))?.document
    else { return nil }
    let parts = removed.places.compactMap { place -> String? in
      var screen = state.canvasScreen
      screen.widthClass = place.traits.width == .compact ? .compact : .regular
      screen.heightClass = place.traits.height == .compact ? .compact : .regular
      let host = library.showing(.canvas) { [screen] in workbench.scene.makeInstance(on: screen) }
      let open = host.canvas(of: document).map { UpdateFrames($0).ambiguous.map(\.name) } ?? []
      let names = open.count > 3 ? open[..<2] + ["\(open.count - 2) more"] : open[...]
      return open.isEmpty ? nil : "open in \(place.title): \(Array(names).listed)"
    }
    return ([warning] + (parts.isEmpty ? ["nothing is open there"] : parts))
      .joined(separator: "; ")
  }

  /// Adds to the last step what the constraints that were missing have left open: how the views in
  /// a stack view share a size that is no longer the size of their contents.
  /// - Returns: What is done, for undo.
  @discardableResult
  private func complete(_ tool: AddMissing) -> String {
    var (edits, count) = (tool.edits, tool.count)
    for _ in 0..<3 {
      describeCanvas(measuresStacks: true)
      guard let canvas = state.building?.scene?.canvas else { break }
      let further = AddMissing(
        canvas, freedom(of: tool.selection, on: canvas), selection: tool.selection)
      guard further.count > 0 else { break }
      edits += further.edits
      count += further.count
      changeContent(edits, sentence: AddMissing.sentence(adding: count), replacesLast: true)
    }
    return AddMissing.sentence(adding: count)
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
    let sentence =
      fix.kind == .addMissing
      ? complete(AddMissing(canvas, freedom, selection: [fix.object])) : change.sentence
    check()
    state.message = "\(sentence): u undoes it"
  }

  /// Finds what is wrong with the text of the document as it is now.
  func check() {
    guard let path = shownPath else { return }
    library?.check(path)
    state.shownDocument.notes = library?.notes(on: path) ?? []
  }

  /// Finds out what sizes contents ask for, which tools have to know.
  func measureContents() { describeCanvas(measuresStacks: true) }

  /// Opens the tool that resolves issues.
  func openResolve() {
    describeCanvas(measuresStacks: true)
    guard let canvas = state.building?.scene?.canvas else { return }
    let ids = state.selectedIDs
    let knowledge = ResolveForm.Knowledge(
      selection: freedom(of: Set(ids), on: canvas), scene: freedom(of: nil, on: canvas))
    state.building?.panel = ToolPanel(ResolveForm(ids, knowledge))
    workbench.follow()
  }

  /// How the layout can move once the prototyping constraints are left out of views that are to get
  /// the constraints that they lack.
  /// - Parameter selection: The ids of the views; nil for all.
  private func freedom(of selection: Set<String>?, on canvas: Canvas) -> CanvasFreedom {
    canvasHost.freedom(on: canvas, releasing: AddMissing.released(on: canvas, selection: selection))
  }
}
