import Stage

/// A wish to change properties whose present values are known.
struct PropertyChange {
  let fields: [Prompt.Field]
  let target: SceneEdit.Target
  /// The name of what is changed, by which the list of changes knows it.
  let subject: String
  /// The present name of what is changed.
  let shown: String

  /// What the change comes to.
  private enum Outcome {
    case edit(SceneEdit)
    case prompt(Prompt)
  }

  /// What the wish comes to: the first property changed by a number of steps or to its other value,
  /// or a line to type; nil without a property.
  /// - Throws: A ``CommandRefusal`` if the property can't have the value.
  private func outcome(steps: Int) throws(CommandRefusal) -> Outcome? {
    guard let first = fields.first else { return nil }
    let value: EditedValue
    switch first.before {
    case .number(let number) where steps != 0: value = .number(number + Double(steps))
    case .number, .ratio, .text:
      return .prompt(Prompt(target: target, subject: subject, fields: fields, shown: shown))
    case .flag(let isOn): value = .flag(!isOn)
    case .relation(let relation): value = .relation(relation.next)
    }
    guard first.property.admits(value) else { throw CommandRefusal(first.property.limits) }
    return .edit(
      SceneEdit(first.property, of: target, from: first.before, to: value, subject: subject))
  }

  /// Makes the change, or opens a line to type it.
  func make(steps: Int, in state: inout AppState) -> [Effect] {
    do throws(CommandRefusal) {
      switch try outcome(steps: steps) {
      case .edit(let edit): return state.make([edit], isStepping: steps != 0)
      case .prompt(let prompt): state.overlay = .prompt(prompt)
      case nil:
        state.message =
          "\(subject) has no text of its own"
          + (state.building == nil ? "" : ": 8 shows what it has")
      }
    } catch {
      state.message = error.sentence
    }
    return []
  }
}
