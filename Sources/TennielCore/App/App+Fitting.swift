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

  /// Makes edits in the document as one step. Views that were drawn as large as their content, and that no constraints
  /// hold, are so afterwards.
  /// - Parameters:
  ///   - ids: The views whose contents are edited.
  ///   - replacesLast: Whether the edits take the place of those of the last step.
  ///   - updated: Views that get the frames where their constraints then put them.
  /// - Returns: Whether the edits could be made.
  @discardableResult
  func changeContent(
    of ids: [String] = [], _ edits: [DocumentEdit], sentence: String, replacesLast: Bool = false,
    updating updated: [String] = []
  ) -> Bool {
    if !replacesLast {
      let fitted = state.building?.scene.map { FittedViews(ids, on: $0.canvas) }
      state.building?.fitted = fitted
    }
    guard changeDocument(edits, sentence: sentence, replacesLast: replacesLast) else {
      return false
    }
    guard let canvas = state.building?.scene?.canvas else { return true }
    let followers =
      (state.building?.fitted?.edits(on: canvas) ?? [])
      + UpdateFrames(canvas, selection: Set(updated)).edits
    if !followers.isEmpty {
      changeDocument(edits + followers, sentence: sentence, replacesLast: true)
    }
    return true
  }
}
