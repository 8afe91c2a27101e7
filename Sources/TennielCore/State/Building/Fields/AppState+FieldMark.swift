import InterfaceBuilder
import LayoutTools
import Stage

/// The mark of an inspector, which the canvas follows.
extension AppState {
  /// Selects the constraint of the marked row, so that the canvas shows it.
  mutating func followMarkedField(on content: SceneSnapshot) {
    building?.endStep()
    guard building?.fields?.inspector == .size else { return }
    let found = (markedFieldRow?.constraint?.id).flatMap(content.constraint(ofElement:))
    if found?.id != focus.constraint { select(found?.id) }
  }

  /// Keeps the mark on a row when other rows come or go, or marks the same field's row for some
  /// size classes.
  mutating func keepFieldMark(
    on row: FieldRow?, varied condition: VariationCondition? = nil, in content: SceneSnapshot
  ) {
    let rows = fieldRows
    let same = rows.indices.filter { index in row.map(rows[index].isSame) ?? false }
    if let line = same.first(where: { rows[$0].variation == condition }) ?? same.first {
      building?.fields?.mark(line, in: rows)
    }
    followMarkedField(on: content)
  }

  /// Marks a constraint in the list of a view's constraints, if it is there.
  mutating func markListedConstraint(_ id: String?) {
    guard let id, building?.fields?.inspector == .size else { return }
    let rows = fieldRows
    guard let line = rows.firstIndex(where: { $0.constraint?.id == id }) else { return }
    building?.fields?.mark(line, in: rows)
  }
}

extension FieldRow {
  /// Whether the row has the same field, constraint or line as another row, whatever the size
  /// classes.
  fileprivate func isSame(as other: FieldRow) -> Bool {
    switch (content, other.content) {
    case (.field, .field): field?.id == other.field?.id
    case (.constraint(let own), .constraint(let other)): own.id == other.id
    case (.diagram(_, let line), .diagram(_, let other)): line == other
    default: false
    }
  }
}
