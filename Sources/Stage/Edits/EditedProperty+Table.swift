import InterfaceBuilder

extension EditedProperty {
  /// The properties of constraints, in the order in which they are listed.
  public static let ofConstraints = [constant, priority, multiplier, relation, active]

  // MARK: Constraints

  /// The number added to the right side of a constraint, in points.
  public static let constant = constraintProperty(
    "constant", .number(NumberKind.lengths),
    read: { .number(Double($0.constant)) },
    write: { $0.constant = CGFloat($1.number ?? 0) },
    keep: { constraint in
      let kept = constraint.keptConstant
      return { $0.keptConstant = kept }
    })

  /// The priority of a constraint.
  public static let priority = constraintProperty(
    "priority", .priority,
    read: { .number(Double($0.priority.rawValue)) },
    write: { $0.priority = UILayoutPriority(Float($1.number ?? 1000)) })

  /// The factor of the second side; nil where a constraint has none.
  public static let multiplier = constraintProperty(
    "multiplier", .number(-1000...1000),
    read: {
      $0.secondAttribute == .notAnAttribute ? nil : .number(Double($0.multiplier))
    },
    write: { $0.relate($0.relation, multiplier: CGFloat($1.number ?? 1)) })

  /// The relation between the sides of a constraint.
  public static let relation = constraintProperty(
    "relation", .relation,
    read: { .relation($0.relation) },
    write: { constraint, value in
      if case .relation(let relation) = value {
        constraint.relate(relation, multiplier: constraint.multiplier)
      }
    })

  /// Whether a constraint takes part in the layout. An edit that is taken back gives an active
  /// constraint its former rank, so that the layout is again what it was.
  public static let active = constraintProperty(
    "active", .flag, read: { .flag($0.isActive) },
    write: { constraint, value in
      // UIKit ends a program that activates a constraint between views of different hierarchies.
      if !value.isOn || constraint.canBeActive { constraint.isActive = value.isOn }
    },
    keep: { constraint in
      let (wasActive, rank) = (constraint.isActive, constraint.activationIndex)
      return { constraint in
        guard wasActive else {
          constraint.isActive = false
          return
        }
        guard constraint.canBeActive else { return }
        if rank > 0 { constraint.activate(rank: rank) } else { constraint.isActive = true }
      }
    })

  private static func constraintProperty(
    _ name: String, _ kind: Kind,
    read: @escaping @MainActor @Sendable (NSLayoutConstraint) -> EditedValue?,
    write: @escaping @MainActor @Sendable (NSLayoutConstraint, EditedValue) -> Void,
    keep: (@MainActor @Sendable (NSLayoutConstraint) -> Restoration<NSLayoutConstraint>)? = nil
  ) -> EditedProperty {
    EditedProperty(
      name: name, kind: kind, owner: .constraint(Access(read: read, write: write, keep: keep)))
  }

  // MARK: Views

  /// Whether a view is hidden.
  public static let hidden = viewProperty(
    "hidden", .flag, read: { .flag($0.isHidden) }, write: { $0.isHidden = $1.isOn })

  /// The text of a label, field or text view, or the title of a button.
  public static let text = viewProperty(
    "text", .text,
    read: { view in view.editableText.map { .text($0) } },
    write: { view, value in if case .text(let text) = value { view.editableText = text } },
    keep: { view in view.textRestoration })

  /// The priority with which a view's content resists being stretched.
  public static func hugging(_ axis: NSLayoutConstraint.Axis) -> EditedProperty {
    viewProperty(
      axis == .horizontal ? "hug width" : "hug height", .priority,
      read: { .number(Double($0.contentHuggingPriority(for: axis).rawValue)) },
      write: {
        $0.setContentHuggingPriority(UILayoutPriority(Float($1.number ?? 250)), for: axis)
      })
  }

  /// The priority with which a view's content resists being compressed.
  public static func resistance(_ axis: NSLayoutConstraint.Axis) -> EditedProperty {
    viewProperty(
      axis == .horizontal ? "resist width" : "resist height", .priority,
      read: { .number(Double($0.contentCompressionResistancePriority(for: axis).rawValue)) },
      write: {
        $0.setContentCompressionResistancePriority(
          UILayoutPriority(Float($1.number ?? 750)), for: axis)
      })
  }

  private static func viewProperty(
    _ name: String, _ kind: Kind,
    read: @escaping @MainActor @Sendable (UIView) -> EditedValue?,
    write: @escaping @MainActor @Sendable (UIView, EditedValue) -> Void,
    keep: (@MainActor @Sendable (UIView) -> Restoration<UIView>)? = nil
  ) -> EditedProperty {
    EditedProperty(
      name: name, kind: kind, owner: .view(Access(read: read, write: write, keep: keep)))
  }
}

extension NSLayoutConstraint {
  /// Whether its items are in one window.
  var canBeActive: Bool {
    let items = [firstItem, secondItem].compactMap(\.self)
    let windows = items.map { item in
      (item as? UIView)?.window ?? (item as? UILayoutGuide)?.owningView?.window
    }
    guard let window = windows.first, window != nil else { return false }
    return windows.allSatisfy { $0 === window }
      && (secondAttribute == .notAnAttribute || items.count == 2)
  }
}
