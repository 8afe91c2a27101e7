import InterfaceBuilder

/// What a tool would do to the constraints of a canvas, to be shown before it is done.
public struct Proposal: Hashable, Sendable {
  /// A constraint of the document that a tool proposes as well.
  public struct Existing: Hashable, Sendable {
    /// The id of the constraint in the document.
    public var id: String
    /// What the tool proposes.
    public var constraint: NewConstraint
    /// What the document says.
    public var present: NewConstraint

    /// Whether the document says just what the tool proposes.
    public var isSame: Bool {
      present.constant == constraint.constant && present.isSymbolic == constraint.isSymbolic
    }
  }

  /// The constraints that would be added, in the order of the document.
  public var additions: [NewConstraint]
  /// The constraints that are there and would get another constant: a second constraint beside one
  /// of these would contradict it.
  public var changes: [Existing]
  /// The constraints that are there already and stay as they are.
  public var existing: [Existing]
  /// The edits of the document.
  public var edits: [DocumentEdit]
  /// What is done, for undo: "Pin title: leading, top".
  public var sentence: String
  /// The ids of the views whose frames are to be set where the constraints put them, once the
  /// constraints are solved.
  public var updatedViews: [String] = []

  /// Why some of the constraints can't be added; nil if all can.
  public var refusal: String?

  /// The number of constraints that would be added or changed.
  public var count: Int { additions.count + changes.count }

  /// The words on the tool's button: "Add 3 constraints", that all constraints are there already,
  /// or why none can be added.
  public var buttonTitle: String {
    func counted(_ count: Int) -> String { "\(count) \(count == 1 ? "constraint" : "constraints")" }
    switch (additions.count, changes.count) {
    case (0, 0) where existing.count == 1: return "The constraint is there already"
    case (0, 0) where !existing.isEmpty: return "The constraints are there already"
    case (0, 0): return refusal ?? "Add constraints"
    case (let added, 0): return "Add \(counted(added))"
    case (0, let changed): return "Change \(counted(changed))"
    case (let added, let changed): return "Add \(counted(added)), change \(changed)"
    }
  }
}
