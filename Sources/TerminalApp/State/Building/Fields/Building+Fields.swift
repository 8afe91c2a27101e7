import InterfaceBuilder
import LayoutTools

/// The inspector that is open, and what it shows of the document.
extension Building {
  /// The ids of what the inspector shows: a constraint, or else the selected views.
  func inspectedIDs(for focus: Focus) -> [String] {
    guard let document = scene?.shown.document else { return [] }
    let ids = focus.selectedIDs(in: scene) + focus.uninstalledIDs(in: scene)
    if fields?.inspector != .size {
      if let id = focus.constraint?.element, document.object(id) != nil { return [id] }
      // A constraint that is not installed is not in the scene, and can't be selected on the
      // canvas.
      if let opened = fields?.opened, opened.view == ids.last, document.object(opened.id) != nil {
        return [opened.id]
      }
    }
    return ids
  }

  /// What the inspector shows; nil if none is open.
  func shownFields(for focus: Focus) -> ShownFields? {
    guard let fields, let canvas = scene?.shown else { return nil }
    return ShownFields(fields, of: inspectedIDs(for: focus), on: canvas)
  }

  /// Opens an inspector, with the mark on the selected constraint if the inspector lists it.
  mutating func openFields(_ inspector: Inspector, for focus: Focus) {
    let earlier = fields
    fields = FieldPanel(inspector, after: earlier)
    markListedConstraint(focus.constraint?.element ?? earlier?.opened?.id, for: focus)
  }

  /// Shows the attributes of a constraint of the list.
  mutating func openFields(of constraint: ViewConstraint, for focus: Focus) {
    guard let view = inspectedIDs(for: focus).last else { return }
    openFields(.attributes, for: focus)
    fields?.opened = FieldPanel.OpenedConstraint(id: constraint.id, view: view)
    mark(in: shownFields(for: focus)) { $0.field?.id == "constant" }
  }

  /// Marks a constraint in the list of a view's constraints, if it is there.
  mutating func markListedConstraint(_ id: String?, for focus: Focus) {
    guard let id, fields?.inspector == .size else { return }
    mark(in: shownFields(for: focus)) { $0.constraint?.id == id }
  }

  private mutating func mark(in shown: ShownFields?, _ isMeant: (FieldRow) -> Bool) {
    guard let rows = shown?.rows, let line = rows.firstIndex(where: isMeant) else { return }
    fields?.mark(line, in: rows)
  }
}
