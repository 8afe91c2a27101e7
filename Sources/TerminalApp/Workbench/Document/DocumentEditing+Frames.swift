import Documents
import InterfaceBuilder
import LayoutTools
import Wording

/// Moving and resizing the views of a document. A change that follows at once continues the step.
extension DocumentEditing {
  /// Moves the selected views, or their right and bottom edges, by points.
  func moveViews(x: Double, y: Double, resizes: Bool) {
    let edges: FrameEdges = resizes ? [.right, .bottom] : .all
    changeFrames(edges) { frame, _ in frame.moving(edges, by: Point(x: x, y: y)) }
  }

  /// Moves the selected views, or their right and bottom edges, to the next line that they can
  /// meet.
  func moveToGuideline(_ direction: CanvasDirection, resizes: Bool) {
    changeFrames(resizes ? [.right, .bottom] : .all) { frame, guidelines in
      let next = guidelines.next(from: frame, towards: direction)
      if next == nil { state.message = "There is no guideline further on" }
      return next?.frame
    }
  }

  /// Gives the selected views the frame to which the mouse has dragged them, or the lines near it.
  func dragViews(_ edges: FrameEdges, to frame: Rect) {
    changeFrames(edges) { _, guidelines in guidelines.snap(frame, within: Self.snapDistance).frame }
  }

  /// How near a line has to be for the mouse to meet it, in points.
  private static let snapDistance = 5.0

  /// Gives the selected views another common frame.
  /// - Parameters:
  ///   - edges: The edges that move.
  ///   - change: The frame that they get, from the frame that they have; nil for no change.
  private func changeFrames(
    _ edges: FrameEdges, _ change: (Rect, Guidelines) -> Rect?
  ) {
    guard let canvas = state.building?.scene?.canvas else { return }
    let ids = state.selectedIDs
    var (base, goesOn) = (canvas, false)
    if case .frames(let earlier, ids, edges) = openStep { (base, goesOn) = (earlier, true) }
    let guidelines = Guidelines(for: ids, moving: edges, on: canvas)
    guard let present = canvas.commonFrame(of: ids), let frame = change(present, guidelines) else {
      return
    }
    do throws(ArrangementRefusal) {
      let moved = FrameChange(base, ids, moving: edges, to: frame)
      guard
        changeAndMark(try moved.arranged().edits, sentence: moved.sentence, replacesLast: goesOn)
      else { return }
      // Of a single view the inspector shows the frame in the document.
      let single = ids.count == 1 ? canvas.item(ids[0]) : nil
      let shown = single?.documentFrame(for: frame) ?? frame
      let isMisplaced = state.misplaced.contains { ids.contains($0.id) }
      state.message =
        "\(moved.sentence): \(shown.described)" + (isMisplaced ? ", misplaced: x mends" : "")
    } catch {
      state.message = error.description.capitalizedFirst
      return
    }
    openStep = .frames(base, ids, edges)
    state.building?.guidelines = guidelines.met(by: frame)
  }
}
