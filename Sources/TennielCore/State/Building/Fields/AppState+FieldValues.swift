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

  /// Takes what is typed; or changes the value, or begins to type one; or opens a constraint.
  mutating func enterField(_ row: FieldRow?) -> [Effect] {
    guard let row else { return [] }
    if building?.fields?.typed != nil {
      if let refusal = building?.fields?.refusal {
        message = refusal
      } else {
        building?.fields?.endTyping()
        building?.gesture = nil
      }
      return []
    }
    if let constraint = row.constraint {
      open(constraint)
      return []
    }
    switch row.field?.kind {
    case nil: building?.fields?.clearFilter()
    case .flag, .choice:
      return row.stepped(by: 1).map { set(row, to: $0, goesOn: false) } ?? []
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
      // The row of a value that goes may go with it.
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

  /// Whether a value is being typed, of which the document has what means something so far.
  var isTypingField: Bool {
    guard building?.fields?.typed != nil, case .field = building?.gesture else { return false }
    return true
  }

  /// Deletes parts of the value that is typed, or goes to another place in it.
  mutating func editTypedField(_ edit: TypedText.Edit) -> [Effect] {
    let rows = fieldRows
    guard let panel = building?.fields, rows.indices.contains(panel.marked(in: rows)) else {
      return []
    }
    building?.fields?.perform(edit)
    return takeTyped(rows[panel.marked(in: rows)])
  }

  /// Types a character into the marked field.
  /// - Returns: What is to be done; nil if it means nothing there.
  mutating func typeField(_ character: Character) -> [Effect]? {
    let rows = fieldRows
    guard let panel = building?.fields, rows.indices.contains(panel.marked(in: rows)) else {
      return nil
    }
    let row = rows[panel.marked(in: rows)]
    guard let field = row.field else { return nil }
    if panel.typed == nil {
      guard field.kind.begins(with: character) else { return nil }
      beginTyping(row)
    }
    building?.fields?.type(character)
    return takeTyped(row)
  }

  /// Begins to type a value, which is a step of its own.
  private mutating func beginTyping(_ row: FieldRow) {
    building?.gesture = nil
    building?.fields?.beginTyping(row.text)
  }

  /// Gives the field what is typed, as far as that means something.
  private mutating func takeTyped(_ row: FieldRow?) -> [Effect] {
    guard let row, let field = row.field, let text = building?.fields?.typed?.text else {
      return []
    }
    do throws(InspectorRefusal) {
      var text = text
      if case .number = field.kind, let number = Arithmetic.value(of: text) {
        text = number.written
      }
      let value = try field.value(typed: text)
      building?.fields?.refuse(nil)
      return set(row, to: value, goesOn: true)
    } catch {
      building?.fields?.refuse(error.description)
      return []
    }
  }

  private func set(_ row: FieldRow, to value: FieldValue?, goesOn: Bool) -> [Effect] {
    guard let field = row.field else { return [] }
    return [
      .setField(
        FieldEdit(
          field: field, value: value, objects: row.objects, variation: row.variation,
          goesOn: goesOn))
    ]
  }
}

extension FieldKind {
  /// Whether a character is the first of a value that is typed, and not a key.
  fileprivate func begins(with character: Character) -> Bool {
    switch self {
    case .number, .ratio: "0123456789.-".contains(character)
    // A word may begin with any key: such a field waits for enter.
    case .flag, .choice, .text, .image, .font, .color: false
    }
  }
}
