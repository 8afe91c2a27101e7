import AutoLayout

extension SceneHost {
  /// The edits of the scene as lines of Swift for its controller: what they come to in the end, in the order in which
  /// their targets were first edited.
  ///
  /// A constraint that no property stores has no name in the code, and neither can its relation and its factor be
  /// changed: the line then makes the constraint that takes its place, after a comment that says which one that is.
  public var swiftLines: [String] {
    let names = SwiftNames(inventory: currentInventory)
    var targets: [SceneEdit.Target] = []
    for edit in edits where !targets.contains(edit.target) { targets.append(edit.target) }
    return targets.enumerated().flatMap { number, target -> [String] in
      let concerned = edits.filter { $0.target == target }
      let changed = concerned.indices.filter { index in
        let edit = concerned[index]
        let isLast = !concerned[(index + 1)...].contains { $0.concernsTheSame(as: edit) }
        let first = concerned.first { $0.concernsTheSame(as: edit) }
        return isLast && first?.before != edit.after
      }.map { concerned[$0] }
      guard let subject = concerned.first?.subject, !changed.isEmpty else { return [] }
      switch target {
      case .view(let path):
        guard let view = view(at: path) else { return [] }
        return changed.map {
          names.line(of: $0, names.expression(for: view), isOfButton: view is UIButton)
        }
      case .constraint(let id):
        guard let constraint = constraint(id) else { return [] }
        return names.lines(of: changed, to: constraint, stored: id, was: subject, number: number)
      }
    }
  }
}

extension SwiftNames {
  /// The line that sets a property of a view or of a constraint with a name.
  fileprivate func line(of edit: SceneEdit, _ name: String, isOfButton: Bool = false) -> String {
    switch (edit.property, edit.after) {
    case (.hidden, let value): return "\(name).isHidden = \(value.isOn)"
    case (.active, let value): return "\(name).isActive = \(value.isOn)"
    case (.text, .text(let text)):
      return isOfButton
        ? "\(name).setTitle(\(text.quoted), for: .normal)" : "\(name).text = \(text.quoted)"
    case (.priority, .number(let number)):
      return "\(name).priority = UILayoutPriority(\(number.swiftNumber))"
    case (.hugging(.horizontal), .number(let number)):
      return priority("ContentHugging", number, "horizontal", name)
    case (.hugging(.vertical), .number(let number)):
      return priority("ContentHugging", number, "vertical", name)
    case (.resistance(.horizontal), .number(let number)):
      return priority("ContentCompressionResistance", number, "horizontal", name)
    case (.resistance(.vertical), .number(let number)):
      return priority("ContentCompressionResistance", number, "vertical", name)
    case (_, .number(let number)):
      return "\(name).\(edit.property.name) = \(number.swiftNumber)"
    default: return "// \(edit.sentence)"
    }
  }

  private func priority(
    _ property: String, _ number: Double, _ axis: String, _ name: String
  ) -> String {
    "\(name).set\(property)Priority(UILayoutPriority(\(number.swiftNumber)), for: .\(axis))"
  }

  fileprivate func lines(
    of edits: [SceneEdit], to constraint: NSLayoutConstraint, stored id: ConstraintID, was: String,
    number: Int
  ) -> [String] {
    let isRemade = edits.contains { $0.property == .relation || $0.property == .multiplier }
    if case .property(let name) = id.mark, !isRemade {
      return edits.map { line(of: $0, name) }
    }
    if edits.contains(where: { $0.property == .active && !$0.after.isOn }) {
      return ["// Without \(was)"]
    }
    var lines = ["// In place of \(was)"]
    if case .property(let name) = id.mark { lines.append("\(name).isActive = false") }
    let expression = expression(for: constraint)
    guard constraint.priority != .required else { return lines + ["\(expression).isActive = true"] }
    let replacement = number == 0 ? "replacement" : "replacement\(number + 1)"
    let priority = Double(constraint.priority.rawValue).swiftNumber
    return lines + [
      "let \(replacement) = \(expression)",
      "\(replacement).priority = UILayoutPriority(\(priority))",
      "\(replacement).isActive = true",
    ]
  }
}
