import Documents
import LayoutTools
import Stage

/// What the tools of Interface Builder propose, and what mends problems.
extension DocumentEditing {
  /// Does what a tool proposes, and sets the frames that it asks for where the constraints put the
  /// views.
  func propose(_ plan: ToolProposal.Plan) {
    changeContent(plan.edits, sentence: plan.sentence, updating: plan.updatedViews)
    if let remark = plan.remark { state.message = "\(plan.sentence); \(remark)" }
    guard let selection = plan.selection else { return }
    select(selection)
    if plan.isInsertion { state.focus.newcomer = selection.last }
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
    check()
    state.message = "\(change.sentence): u undoes it"
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
