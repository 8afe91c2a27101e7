import InterfaceBuilder
import LayoutTools
import Wording

/// Views that are as large as their content asks for.
extension App {
  /// Gives the selected views the size that their content asks for.
  func sizeToFit() {
    describeCanvas(measuresStacks: true)
    guard let canvas = state.building?.scene?.canvas else { return }
    let sizing = SizeToFit(canvas, of: state.selectedIDs)
    do throws(ArrangementRefusal) {
      var plan = try ToolProposal.Plan(sizing)
      plan.updatedViews = sizing.updatedViews
      propose(plan)
    } catch {
      state.message = error.description.capitalizedFirst
    }
  }

  /// Makes edits of views in the document as one step. Those that were drawn as large as their content, and that no
  /// constraints hold, are so afterwards, as Interface Builder lets a label grow with its text.
  /// - Parameter replacesLast: Whether the edits take the place of those of the last step.
  func changeContent(
    of ids: [String], _ edits: [DocumentEdit], sentence: String, replacesLast: Bool
  ) {
    if !replacesLast, let canvas = state.building?.scene?.canvas {
      state.building?.fitted = canvas.fittedViews(ids).compactMap { FittedView($0, on: canvas) }
    }
    let before = state.building?.fitted ?? []
    guard changeDocument(edits, sentence: sentence, replacesLast: replacesLast),
      let canvas = state.building?.scene?.canvas
    else { return }
    // A frame that is edited itself is as it was typed.
    let grown = before.filter { view in
      guard let now = FittedView(view.id, on: canvas) else { return false }
      return now.frame == view.frame && now.content != view.content
    }
    guard !grown.isEmpty else { return }
    changeDocument(
      edits + canvas.fitting(grown.map(\.id), keepsLines: true), sentence: sentence,
      replacesLast: true)
  }
}
