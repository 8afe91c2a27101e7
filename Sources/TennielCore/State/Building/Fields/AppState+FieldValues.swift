import InterfaceBuilder
import LayoutTools
import Stage

/// The values of an inspector: stepped, typed and reset.
extension AppState {
  mutating func stepField(_ row: FieldRow?, by steps: Int, on content: SceneSnapshot) -> [Effect] {
    if building?.fields?.typed != nil {
      building?.fields?.perform(steps < 0 ? .left : .right)
    } else if case .diagram = row?.content {
      building?.fields?.stepFilter(by: steps)
      keepFieldMark(on: row, in: content)
    } else if let row, let value = row.stepped(by: steps) {
      return set(row, to: value, goesOn: true)
    } else if let field = row?.field {
      message = "\(field.title) has no steps from here: type \(field.typedWords)"
    }
    return []
  }

  /// Accepts the typed value. If none is typed, opens a constraint, clears the filter, changes a
  /// flag, lists the choices, or begins to type.
  mutating func enterField(_ row: FieldRow?) -> [Effect] {
    guard let row else { return [] }
    if building?.fields?.typed != nil {
      if let refusal = building?.fields?.refusal {
        message = refusal
      } else {
        building?.fields?.endTyping()
        building?.endStep()
      }
      return []
    }
    if let constraint = row.constraint {
      open(constraint)
      return []
    }
    switch row.field?.kind {
    case nil: building?.fields?.clearFilter()
    case .flag:
      return row.stepped(by: 1).map { set(row, to: $0, goesOn: false) } ?? []
    case .choice:
      overlay = .picker(Picker(.values, title: row.field?.title))
      return [{ $0.scene.listChoices() }]
    default: beginTyping(row)
    }
    return []
  }

  /// Shows the attributes of a constraint of the list.
  private mutating func open(_ constraint: ViewConstraint) {
    guard let view = selectedIDs.last else { return }
    openFields(.attributes)
    building?.fields?.opened = FieldPanel.OpenedConstraint(id: constraint.id, view: view)
    let rows = fieldRows
    guard let line = rows.firstIndex(where: { $0.field?.id == "constant" }) else { return }
    building?.fields?.mark(line, in: rows)
  }

  /// Deletes a character that is typed, or the constraint; or resets the field, or the filter.
  mutating func eraseField(_ row: FieldRow?, on content: SceneSnapshot) -> [Effect] {
    if building?.fields?.typed != nil {
      building?.fields?.perform(.erase)
      return takeTyped(row)
    }
    switch row?.content {
    case .field(let condition):
      // The row for some size classes may go together with its value.
      if condition != building?.fields?.variation { keepFieldMark(on: row, in: content) }
      return row.map { set($0, to: nil, goesOn: false) } ?? []
    case .constraint(let constraint): return delete(constraint)
    case .diagram:
      building?.fields?.clearFilter()
      keepFieldMark(on: row, in: content)
    case .heading, .note, nil: break
    }
    return []
  }

  /// Gives the field of a row a value.
  func set(_ row: FieldRow, to value: AttributeValue?, goesOn: Bool) -> [Effect] {
    guard let field = row.field else { return [] }
    let edit = FieldEdit(
      field: field, value: value, objects: row.objects, variation: row.variation, goesOn: goesOn)
    return [{ $0.document.setField(edit) }]
  }
}
