import InterfaceBuilder

/// Puts views into a new stack view, which takes the place of the first in their superview.
///
/// The stack arranges the views as they stand. Constraints that say where the views are among one
/// another go, since the stack does that. Constraints of their sizes stay, and constraints from the
/// outer edges to other views become the stack's.
///
/// Source: "Working with Constraints in Interface Builder", Auto Layout Tools, Stack Tool.
public struct StackEmbedding: Arrangement {
  /// Where the views are.
  public let canvas: Canvas
  /// The ids of the views: siblings.
  public var ids: [String]
  /// The direction of the stack; nil takes the direction in which the views stand beside one
  /// another.
  public var axis: StackAxis?

  /// Creates a change that embeds views in a stack view.
  public init(_ canvas: Canvas, of ids: [String], axis: StackAxis? = nil) {
    self.canvas = canvas
    self.ids = ids
    self.axis = axis
  }

  /// The direction that the stack gets.
  public var resultingAxis: StackAxis { plan(canvas.outermost(ids)).axis }
  /// The space between the views, in points.
  public var spacing: Double { plan(canvas.outermost(ids)).spacing }
  /// How the views are aligned across the axis.
  public var alignment: StackAlignment { plan(canvas.outermost(ids)).alignment }

  public var sentence: String {
    "Embed \(canvas.phrase(ids)) in a \(resultingAxis.rawValue) stack"
  }

  public func arranged() throws(ArrangementRefusal) -> Arranged {
    let plan = plan(try canvas.siblings(ids, "embedded"))
    guard let first = plan.views.first, let container = canvas.document.object(first.id)?.superview,
      let containerID = container["id"]
    else { throw ArrangementRefusal("no view is selected to be embedded") }
    var identifiers = canvas.identifiers
    let id = identifiers.next()
    let selected = Set(plan.views.map(\.id))
    let next = container.subviews.compactMap { $0["id"] }.first(where: selected.contains)
    var rearrangement = Rearrangement(canvas)
    rearrangement.moves = [
      .insert(
        [plan.element(id: id, frame: canvas.frame(plan.frame, in: containerID))],
        into: ElementPath(containerID).group("subviews"), before: next)
    ]
    for (view, frame) in zip(plan.views, plan.frames) {
      rearrangement.moves.append(.move(view.id, into: ElementPath(id).group("subviews")))
      rearrangement.moves += canvas.setting(frame, of: view.id)
      rearrangement.moves += rearrangement.unmasking(view.id)
    }
    let takeover = StackEdges(plan, id: id, in: canvas)
    rearrangement.moves += takeover.edits
    if takeover.edits.isEmpty, container.name != "stackView" {
      rearrangement.moves += DocumentEdit.holdingAtFrame(id)
    }
    rearrangement.moved = plan.views.map(\.id)
    rearrangement.arranged = selected
    var frames = [id: plan.frame]
    for (view, frame) in zip(plan.views, plan.frames) {
      frames[view.id] = frame.moved(x: plan.frame.x, y: plan.frame.y)
    }
    return try rearrangement.arranged(selecting: [id], frames: frames)
  }

  private func plan(_ views: [CanvasItem]) -> StackPlan {
    StackPlan(views, axis: axis, sizes: views.map(fittingSize))
  }

  /// The size that a view asks for: the size that it has if its constraints set it, else its
  /// content's, or the size that it has if there is none.
  private func fittingSize(_ view: CanvasItem) -> Size {
    let sizes =
      canvas.document.object(view.id)?.constraints.filter {
        $0.firstItem == nil || $0.firstItem == view.id
      } ?? []
    func isSet(_ attribute: LayoutAttribute) -> Bool {
      sizes.contains { $0.firstAttribute == attribute }
    }
    return Size(
      width: isSet(.width) ? view.frame.width : view.contentWidth ?? view.frame.width,
      height: isSet(.height) ? view.frame.height : view.contentHeight ?? view.frame.height)
  }
}
