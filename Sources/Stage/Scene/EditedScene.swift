/// The edits that an instance of a scene has.
@MainActor
struct EditedScene {
  /// What an edit has changed in this instance, and the way back.
  struct Made {
    /// A view is not kept alive: the edit is gone with it.
    private weak var view: UIView?
    /// A constraint that an edit has made inactive may be held by nobody else.
    let constraint: NSLayoutConstraint?
    let restore: EditedProperty.Restoration<AnyObject>

    init(_ object: AnyObject, restore: @escaping EditedProperty.Restoration<AnyObject>) {
      view = object as? UIView
      constraint = object as? NSLayoutConstraint
      self.restore = restore
    }

    /// The view or the constraint; nil if it is gone.
    var object: AnyObject? { constraint ?? view }
  }

  /// An edit. It waits for its target if the target has never been there.
  struct Applied {
    var edit: SceneEdit
    var made: Made?
  }

  /// The edits in the order in which they were made.
  var applied: [Applied] = []

  /// The constraints that edits have changed, each once, with the identities in the edits.
  var constraints: [(id: ConstraintID, constraint: NSLayoutConstraint)] {
    var found: [(id: ConstraintID, constraint: NSLayoutConstraint)] = []
    for applied in applied {
      guard case .constraint(let id) = applied.edit.target,
        let constraint = applied.made?.constraint,
        !found.contains(where: { $0.constraint === constraint })
      else { continue }
      found.append((id, constraint))
    }
    return found
  }

  /// What edits of a target have changed; nil if they wait for it.
  func made(of target: SceneEdit.Target) -> Made? {
    applied.lazy.filter { $0.edit.target == target }.compactMap(\.made).first
  }

  /// The target by which edits of an object name it.
  func target(of object: AnyObject) -> SceneEdit.Target? {
    applied.first { $0.made?.object === object }?.edit.target
  }

  /// What tells an edited constraint from others.
  func mark(of constraint: NSLayoutConstraint) -> ConstraintID.Mark? {
    guard !applied.isEmpty, case .constraint(let id) = target(of: constraint) else { return nil }
    return id.mark
  }

  /// Whether an edit has made a constraint inactive.
  func switchesOff(_ constraint: NSLayoutConstraint) -> Bool {
    applied.contains {
      $0.made?.constraint === constraint && $0.edit.property == .active && !$0.edit.after.isOn
    }
  }

  /// For each edit of a list, the index of the edit here that concerns the same property of the
  /// same target; nil if no edit is left for it.
  func partners(of edits: [SceneEdit]) -> [Int?] {
    var free = applied.map { Optional($0.edit) }
    return edits.map { edit in
      let index = free.firstIndex { $0?.concernsTheSame(as: edit) ?? false }
      if let index { free[index] = nil }
      return index
    }
  }
}
