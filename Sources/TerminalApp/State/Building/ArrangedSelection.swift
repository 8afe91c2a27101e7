import InterfaceBuilder
import LayoutTools

/// What is selected on a canvas, as far as it can be arranged.
struct ArrangedSelection {
  let canvas: Canvas
  /// The ids of the selected views.
  let ids: [String]
  /// The ids of the selected objects that are not installed.
  let uninstalled: [String]
  /// The id of the selected constraint; nil if the document has no such constraint.
  let constraint: String?
  /// Whether a constraint is selected, and not only views.
  private let hasConstraint: Bool

  init?(_ state: AppState) {
    guard let canvas = state.building?.scene?.canvas else { return nil }
    self.canvas = canvas
    (ids, uninstalled) = (state.selectedIDs, state.uninstalledIDs)
    let element = state.focus.constraint?.element
    constraint = element.flatMap { canvas.document.object($0) == nil ? nil : $0 }
    hasConstraint = state.focus.constraint != nil
  }

  /// Deletes the selected constraint, or else the views.
  func deletion() throws -> ToolProposal.Plan {
    if let constraint { return try deletion(of: constraint) }
    // Who has selected a constraint does not mean its view.
    if hasConstraint { throw CommandRefusal(Self.isForeign) }
    return try ToolProposal.Plan(Deletion(canvas, of: ids.isEmpty ? uninstalled : ids))
  }

  /// Deletes a constraint. What is selected stays selected.
  func deletion(of constraint: String) throws(ArrangementRefusal) -> ToolProposal.Plan {
    var plan = try ToolProposal.Plan(Deletion(canvas, of: [constraint]))
    plan.selection = nil
    return plan
  }

  private static let isForeign = "The document does not have this constraint: esc selects its view"

  /// Pastes beside the selected view, so that the copies are beside what was copied from.
  func pasting(_ clipping: Clipping?) throws -> ToolProposal.Plan {
    guard let clipping else {
      throw CommandRefusal("Nothing was copied: Y copies the selected views")
    }
    let around = ids.last.map { canvas.item($0)?.container ?? $0 }
    return try ToolProposal.Plan(
      Pasting(canvas, clipping, into: around ?? canvas.items.first?.id ?? ""))
  }

  /// Takes the views out, and copies them.
  func cutting(to clipping: inout Clipping?) throws -> ToolProposal.Plan {
    let cutting = try Cutting(canvas, of: ids)
    clipping = cutting.clipping
    return try ToolProposal.Plan(cutting)
  }

  /// Moves the views among their siblings.
  func reordering(_ direction: Reordering.Direction) throws -> ToolProposal.Plan {
    try ToolProposal.Plan(Reordering(canvas, of: ids, direction))
  }

  /// Lets the items of the constraint change sides.
  func swap() throws -> ToolProposal.Plan {
    guard let constraint else {
      throw CommandRefusal(hasConstraint ? Self.isForeign : Focus.wantsConstraint)
    }
    let swap = ConstraintSwap(constraint, in: canvas.document)
    return ToolProposal.Plan(edits: try swap.edits(), sentence: swap.sentence)
  }

  /// Puts a view of the object library beside the selected ones.
  /// - Parameter newcomer: The id of the view that was inserted last.
  func insertion(_ entry: LibraryEntry, after newcomer: String?) throws -> ToolProposal.Plan {
    var plan = try ToolProposal.Plan(entry.placement(on: canvas, beside: ids, newcomer: newcomer))
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
