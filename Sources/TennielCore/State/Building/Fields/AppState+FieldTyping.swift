import InterfaceBuilder
import LayoutTools
import Stage

/// A value that is typed into the marked field of an inspector. The scene follows each character.
extension AppState {
  /// Whether a value is being typed, whatever the document makes of it.
  var isTypingValue: Bool { building?.fields?.typed != nil }

  /// Deletes a part of the typed value, or moves the cursor in it.
  mutating func editTypedField(_ edit: TypedText.Edit) -> [Effect] {
    guard let row = markedFieldRow else { return [] }
    building?.fields?.perform(edit)
    return takeTyped(row)
  }

  /// Types a character into the marked field.
  /// - Returns: What is to be done; nil if the character means nothing there.
  mutating func typeField(_ character: Character) -> [Effect]? {
    guard let row = markedFieldRow, let field = row.field else { return nil }
    if building?.fields?.typed == nil {
      guard field.kind.begins(with: character) else { return nil }
      beginTyping(row)
    }
    building?.fields?.type(character)
    return takeTyped(row)
  }

  /// Begins to type a value, which is a step of its own.
  mutating func beginTyping(_ row: FieldRow) {
    building?.endStep()
    building?.fields?.beginTyping(row.text)
  }

  /// Gives the field the typed value, or notes why the field does not take it.
  mutating func takeTyped(_ row: FieldRow?) -> [Effect] {
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
