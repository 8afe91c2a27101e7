import Wording

extension SceneHost {
  /// Edits as lines of Swift for the scene's controller, target by target.
  ///
  /// A constraint that no property stores has no name in the code, and the relation and the factor
  /// of a constraint can't be changed. In both cases the lines make a constraint that takes its
  /// place, after a comment that names the former one.
  /// - Parameter edits: The edits that the scene has, each property of each target once.
  public func swiftLines(for edits: [SceneEdit]) -> [String] {
    let names = SwiftNames(inventory: currentInventory)
    return edits.grouped(by: \.target).enumerated().flatMap { number, changed -> [String] in
      let (target, changes) = changed
      switch object(of: target) {
      case let view as UIView:
        return changes.map { names.line(of: $0, names.expression(for: view), of: view) }
      case let constraint as NSLayoutConstraint:
        return names.lines(of: changes, to: constraint, number: number)
      default: return []
      }
    }
  }
}

extension SwiftNames {
  /// The line that sets a property of a view or of a constraint with a name.
  fileprivate func line(of edit: SceneEdit, _ name: String, of view: UIView? = nil) -> String {
    switch (edit.property, edit.after) {
    case (.hidden, let value): return "\(name).isHidden = \(value.isOn)"
    case (.active, let value): return "\(name).isActive = \(value.isOn)"
    case (.text, .text(let text)):
      guard let button = view as? UIButton else { return "\(name).text = \(text.quoted)" }
      return button.configuration == nil
        ? "\(name).setTitle(\(text.quoted), for: .normal)"
        : "\(name).configuration?.title = \(text.quoted)"
    case (.priority, .number(let number)):
      return "\(name).priority = \(priority(number))"
    case (.hugging(.horizontal), .number(let number)):
      return "\(name).setContentHuggingPriority(\(priority(number)), for: .horizontal)"
    case (.hugging(.vertical), .number(let number)):
      return "\(name).setContentHuggingPriority(\(priority(number)), for: .vertical)"
    case (.resistance(.horizontal), .number(let number)):
      return
        "\(name).setContentCompressionResistancePriority(\(priority(number)), for: .horizontal)"
    case (.resistance(.vertical), .number(let number)):
      return "\(name).setContentCompressionResistancePriority(\(priority(number)), for: .vertical)"
    case (_, .number(let number)):
      return "\(name).\(edit.property.name) = \(number.swiftNumber)"
    default: return "// \(edit.sentence)"
    }
  }

  /// A priority is a `Float`. As a `Double`, it would be printed with more digits than it has.
  private func priority(_ number: Double) -> String {
    let whole = number == number.rounded()
    return "UILayoutPriority(\(whole ? number.swiftNumber : String(Float(number))))"
  }

  fileprivate func lines(
    of edits: [SceneEdit], to constraint: NSLayoutConstraint, number: Int
  ) -> [String] {
    let name = inventory.property(of: constraint)
    let activity = edits.first { $0.property == .active }
    let isRemade = edits.contains { $0.property == .relation || $0.property == .multiplier }
    if let name, !isRemade { return edits.map { line(of: $0, name) } }
    let isActive = activity?.after.isOn ?? (constraint.isActive || name == nil)
    guard name != nil || isActive else { return ["// Without \(edits[0].subject)"] }
    var lines = ["// In place of \(edits[0].subject)"]
    if let name, activity?.before.isOn ?? constraint.isActive {
      lines.append("\(name).isActive = false")
    }
    let expression = expression(for: constraint)
    var properties: [String] = []
    if constraint.priority != .required {
      properties.append("priority = \(priority(Double(constraint.priority.rawValue)))")
    }
    if let identifier = constraint.identifier {
      properties.append("identifier = \(identifier.quoted)")
    }
    guard name != nil || !properties.isEmpty else {
      return lines + ["\(expression).isActive = true"]
    }
    let replacement = name ?? (number == 0 ? "replacement" : "replacement\(number + 1)")
    if isActive { properties.append("isActive = true") }
    lines.append(
      name == nil ? "let \(replacement) = \(expression)" : "\(replacement) = \(expression)")
    return lines + properties.map { "\(replacement).\($0)" }
  }
}
