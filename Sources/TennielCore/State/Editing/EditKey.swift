import Stage

/// What a key changes of the selected constraint, or else of the selected view.
enum EditKey: Hashable, Sendable {
  case constant, priority, multiplier, relation
  /// Whether a constraint is active, or a view is shown.
  case presence
  case text
  /// The priorities of a view's content, of the width and of the height.
  case hugging, resistance

  /// The properties that it changes together.
  func properties(of target: SceneEdit.Target) -> [EditedProperty] {
    switch (self, target) {
    case (.constant, .constraint): [.constant]
    case (.priority, .constraint): [.priority]
    case (.multiplier, .constraint): [.multiplier]
    case (.relation, .constraint): [.relation]
    case (.presence, .constraint): [.active]
    case (.presence, .view): [.hidden]
    case (.text, .view): [.text]
    case (.hugging, .view): [.hugging(.horizontal), .hugging(.vertical)]
    case (.resistance, .view): [.resistance(.horizontal), .resistance(.vertical)]
    default: []
    }
  }

  /// Whether it changes a property of constraints.
  func changes(_ property: EditedProperty) -> Bool {
    switch self {
    case .constant: property == .constant
    case .priority: property == .priority
    case .multiplier: property == .multiplier
    case .relation: property == .relation
    case .presence: property == .active
    case .text, .hugging, .resistance: false
    }
  }

  /// Whether it changes views rather than constraints.
  var isOfViews: Bool {
    switch self {
    case .text, .hugging, .resistance: true
    case .constant, .priority, .multiplier, .relation, .presence: false
    }
  }
}
