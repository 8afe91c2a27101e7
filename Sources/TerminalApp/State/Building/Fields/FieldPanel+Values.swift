import InterfaceBuilder
import LayoutTools

/// The values of an inspector: stepped, typed and reset.
extension FieldPanel {
  /// Gives the marked field another of its values. While a value is typed, moves in it.
  mutating func step(_ fields: ShownFields, by steps: Int) -> FieldOutcome {
    if typed != nil {
      perform(steps < 0 ? .left : .right)
    } else if let row = fields.row, let field = row.field {
      guard let value = row.stepped(by: steps) else {
        return .say("\(field.title) has no steps from here: type \(field.typedWords)")
      }
      return set(row, to: value, goesOn: true)
    }
    return .nothing
  }

  private func set(_ row: FieldRow, to value: AttributeValue?, goesOn: Bool) -> FieldOutcome {
    row.edit(to: value, goesOn: goesOn).map(FieldOutcome.set) ?? .nothing
  }

  /// Accepts the typed value. If none is typed, opens a constraint, changes a flag, lists the
  /// choices, or begins to type.
  mutating func enter(_ fields: ShownFields) -> FieldOutcome {
    guard let row = fields.row else { return .nothing }
    if typed != nil {
      if let refusal { return .say(refusal) }
      endTyping()
      return .stepEnded
    }
    if let constraint = row.constraint { return .open(constraint) }
    switch row.field?.kind {
    case nil: break
    case .flag:
      if let value = row.stepped(by: 1) { return set(row, to: value, goesOn: false) }
    case .choice: return .list(title: row.field?.title)
    default: beginTyping(row.text)
    }
    return .nothing
  }

  /// Deletes a character that is typed, or the constraint; or resets the field.
  mutating func erase(_ fields: ShownFields) -> FieldOutcome {
    if typed != nil { return edit(.erase, fields) }
    switch fields.row?.content {
    case .field(let condition):
      // The row for some size classes may go together with its value.
      if condition != variation { _ = keepMark(in: fields) }
      return fields.row.map { set($0, to: nil, goesOn: false) } ?? .nothing
    case .constraint(let constraint): return .delete(constraint)
    case .heading, .note, nil: return .nothing
    }
  }

  // MARK: - Typing

  /// Whether a character is typed into the marked field, and not a key.
  func accepts(_ character: Character, _ fields: ShownFields) -> Bool {
    guard let field = fields.row?.field else { return false }
    return typed != nil || field.kind.begins(with: character)
  }

  /// Types a character into the marked field, which accepts the character.
  mutating func type(_ character: Character, _ fields: ShownFields) -> FieldOutcome {
    if typed == nil, let row = fields.row { beginTyping(row.text) }
    type(character)
    return takeTyped(fields.row)
  }

  /// Deletes a part of the typed value, or moves the cursor in it.
  mutating func edit(_ edit: TypedText.Edit, _ fields: ShownFields) -> FieldOutcome {
    perform(edit)
    return takeTyped(fields.row)
  }

  /// Gives the field the typed value, or notes why the field does not take it.
  private mutating func takeTyped(_ row: FieldRow?) -> FieldOutcome {
    guard let row, let field = row.field, var text = typed?.text else { return .nothing }
    do throws(InspectorRefusal) {
      if case .number = field.kind, let number = Arithmetic.value(of: text) {
        text = number.written
      }
      let value = try field.value(typed: text)
      refuse(nil)
      return set(row, to: value, goesOn: true)
    } catch {
      refuse(error.description)
      return .nothing
    }
  }

  // MARK: - Rows that come and go

  /// Adds rows for the next size classes, and marks such a row of the same field.
  mutating func vary(_ fields: ShownFields) -> FieldOutcome {
    stepVariation(on: fields.canvas)
    return keepMark(in: fields, varied: variation)
  }

  /// Keeps the mark on the row that was marked when other rows come or go, or marks the same
  /// field's row for some size classes.
  private mutating func keepMark(
    in fields: ShownFields, varied condition: VariationCondition? = nil
  ) -> FieldOutcome {
    let rows = rows(of: fields.ids, on: fields.canvas)
    let same = rows.indices.filter { fields.row?.isSame(as: rows[$0]) ?? false }
    if let line = same.first(where: { rows[$0].variation == condition }) ?? same.first {
      mark(line, in: rows)
    }
    return .moved
  }
}

extension FieldRow {
  /// The edit that gives the field of the row a value; nil for a row without a field.
  func edit(to value: AttributeValue?, goesOn: Bool) -> FieldEdit? {
    field.map {
      FieldEdit(field: $0, value: value, objects: objects, variation: variation, goesOn: goesOn)
    }
  }

  /// Whether the row has the same field or constraint as another row, whatever the size classes.
  fileprivate func isSame(as other: FieldRow) -> Bool {
    switch (content, other.content) {
    case (.field, .field): field?.id == other.field?.id
    case (.constraint(let own), .constraint(let other)): own.id == other.id
    default: false
    }
  }
}

extension AttributeKind {
  /// Whether a character is the first of a value that is typed, and not a key.
  fileprivate func begins(with character: Character) -> Bool {
    switch self {
    case .number, .ratio: "0123456789.-".contains(character)
    // A word may begin with any key: such a field waits for enter.
    case .flag, .choice, .text, .image, .font, .color: false
    }
  }
}
