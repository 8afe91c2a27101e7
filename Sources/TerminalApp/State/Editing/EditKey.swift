import Stage

/// What a key changes of the selected constraint, or else of the selected view.
enum EditKey: Hashable, Sendable, CaseIterable {
  case constant, priority, multiplier, relation
  /// Whether a constraint is active, or a view is shown.
  case presence
  case text
  /// The priorities of a view's content, of the width and of the height.
  case hugging, resistance

  /// The properties of constraints that the key changes.
  private var ofConstraints: [EditedProperty] {
    switch self {
    case .constant: [.constant]
    case .priority: [.priority]
    case .multiplier: [.multiplier]
    case .relation: [.relation]
    case .presence: [.active]
    case .text, .hugging, .resistance: []
    }
  }

  /// The properties of views that the key changes together.
  private var ofViews: [EditedProperty] {
    switch self {
    case .presence: [.hidden]
    case .text: [.text]
    case .hugging: [.hugging(.horizontal), .hugging(.vertical)]
    case .resistance: [.resistance(.horizontal), .resistance(.vertical)]
    case .constant, .priority, .multiplier, .relation: []
    }
  }

  /// The properties of a view or constraint that the key changes.
  func properties(of target: SceneEdit.Target) -> [EditedProperty] {
    switch target {
    case .constraint: ofConstraints
    case .view: ofViews
    }
  }

  /// Whether the key changes a property of constraints.
  func changes(_ property: EditedProperty) -> Bool { ofConstraints.contains(property) }

  /// Whether the key changes views alone.
  var isOfViews: Bool { ofConstraints.isEmpty }
}
