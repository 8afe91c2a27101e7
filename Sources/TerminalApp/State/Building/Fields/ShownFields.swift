import InterfaceBuilder
import LayoutTools

/// What the open inspector shows: the rows of some objects of the document, of which one is marked.
struct ShownFields {
  /// The ids of the objects.
  let ids: [String]
  let canvas: Canvas
  let rows: [FieldRow]
  /// The index of the marked row, if there are any.
  let line: Int
  /// Whether a value is typed into the marked row.
  private let isTyping: Bool

  init(_ panel: FieldPanel, of ids: [String], on canvas: Canvas) {
    (self.ids, self.canvas) = (ids, canvas)
    rows = panel.rows(of: ids, on: canvas)
    line = panel.marked(in: rows)
    isTyping = panel.typed != nil
  }

  /// What enter does at the marked row.
  var hintOfEnter: String? {
    if isTyping { return "accept" }
    if row?.constraint != nil { return "open" }
    return switch row?.field?.kind {
    case .flag: "yes, no"
    case .choice: "list"
    default: nil
    }
  }

  /// The marked row.
  var row: FieldRow? { rows.indices.contains(line) ? rows[line] : nil }
}
