import Stage

/// A change of properties of which the present values are known: at once, or by a line to be typed.
struct PropertyChange {
  let fields: [Prompt.Field]
  let target: SceneEdit.Target
  /// The name of what is changed, by which the list of changes knows it.
  let subject: String
  /// The present name of what is changed.
  let shown: String

  /// What the change comes to.
  enum Outcome {
    case edit(SceneEdit)
    case prompt(Prompt)
  }

  /// Changes the first property by a number of steps, or to its other value; nil if there is no
  /// property.
  /// - Throws: A ``CommandRefusal`` if the property can't have the value.
  func outcome(steps: Int) throws(CommandRefusal) -> Outcome? {
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
}
