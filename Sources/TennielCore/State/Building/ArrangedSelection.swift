import InterfaceBuilder
import LayoutTools
import Wording

/// What is selected on a canvas, as far as it can be arranged.
struct ArrangedSelection {
  let canvas: Canvas
  /// The ids of the selected views.
  let ids: [String]
  /// The ids of the selected objects that are not installed.
  let uninstalled: [String]
  /// The id of the selected constraint.
  let constraint: String?

  init?(_ state: AppState) {
    guard let canvas = state.building?.scene?.canvas else { return nil }
    self.canvas = canvas
    (ids, uninstalled) = (state.selectedIDs, state.uninstalledIDs)
    constraint = state.focus.constraint?.element
  }

  /// What a command does to the document. Copies and sizes that fit need no plan.
  /// - Parameter clipping: What was copied last.
  func plan(
    for command: ArrangeCommand, pasting clipping: Clipping?
  ) throws -> ToolProposal.Plan {
    switch command {
    case .delete: try deletion()
    case .cut: try ToolProposal.Plan(Cutting(canvas, of: ids))
    case .paste: try pasting(clipping)
    case .duplicate: try ToolProposal.Plan(Duplication(canvas, of: ids))
    case .forward: try ToolProposal.Plan(Reordering(canvas, of: ids, .forward))
    case .backward: try ToolProposal.Plan(Reordering(canvas, of: ids, .backward))
    case .swapItems: try swap()
    case .copy, .sizeToFit: preconditionFailure("\(command) needs no plan")
    }
  }

  /// Deletes the constraint if the document has it, or else the views.
  private func deletion() throws -> ToolProposal.Plan {
    if let constraint, canvas.document.object(constraint) != nil {
      return try deletion(of: constraint)
    }
    return try ToolProposal.Plan(Deletion(canvas, of: ids.isEmpty ? uninstalled : ids))
  }

  /// Deletes a constraint. What is selected stays selected.
  func deletion(of constraint: String) throws(ArrangementRefusal) -> ToolProposal.Plan {
    var plan = try ToolProposal.Plan(Deletion(canvas, of: [constraint]))
    plan.selection = nil
    return plan
  }

  /// Pastes beside the selected view, so that the copies are beside what was copied from.
  private func pasting(_ clipping: Clipping?) throws -> ToolProposal.Plan {
    guard let clipping else {
      throw CommandRefusal("Nothing was copied: Y copies the selected views")
    }
    let around = ids.last.map { canvas.item($0)?.container ?? $0 }
    return try ToolProposal.Plan(
      Pasting(canvas, clipping, into: around ?? canvas.items.first?.id ?? ""))
  }

  private func swap() throws -> ToolProposal.Plan {
    guard let constraint else { throw CommandRefusal(Focus.wantsConstraint) }
    let swap = ConstraintSwap(constraint, in: canvas.document)
    return ToolProposal.Plan(edits: try swap.edits(), sentence: swap.sentence)
  }

  /// Puts a view of the object library beside the selected ones.
  /// - Parameter newcomer: The id of the view that was inserted last.
  func insertion(_ entry: LibraryEntry, after newcomer: String?) throws -> ToolProposal.Plan {
    var plan = try ToolProposal.Plan(
      entry.placement(on: canvas, beside: ids, newcomer: newcomer))
    plan.isInsertion = true
    return plan
  }

  /// The title of the library, which says where views will go.
  func titleOfLibrary(after newcomer: String?) -> String? {
    guard let label = LibraryEntry.named("Label") else { return nil }
    let placement = Placement(canvas, label, beside: ids, newcomer: newcomer)
    return "Insert into \(canvas.name(of: placement.container))"
  }

  /// Moves the selected views into another one.
  func move(into id: String) throws -> ToolProposal.Plan {
    try ToolProposal.Plan(Reparenting(canvas, of: ids, into: id))
  }
}
