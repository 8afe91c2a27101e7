import InterfaceBuilder

/// A constraint as the outline lists it, under the view that holds it: the closest view that
/// contains both items, where a view contains itself.
public struct HeldConstraint: Hashable, Sendable {
  /// The id of the constraint.
  public let id: String
  /// Its identifier, or else pseudocode.
  public let title: String
  /// Whether it has to hold; others are optional.
  public let isRequired: Bool
  /// Whether it is there in the size classes of the canvas.
  public let isInstalled: Bool
}

extension Canvas {
  /// Whether a view holds constraints.
  /// - Parameter id: The id of the view.
  public func holdsConstraints(_ id: String) -> Bool {
    document.object(id)?.child("constraints").map { !$0.children.isEmpty } ?? false
  }

  /// How many constraints a view holds.
  /// - Parameter id: The id of the view.
  public func heldConstraintCount(of id: String) -> Int {
    document.object(id)?.constraints.count { $0.id != nil } ?? 0
  }

  /// The constraints that a view holds, in the order of the document.
  /// - Parameter id: The id of the view.
  public func heldConstraints(of id: String) -> [HeldConstraint] {
    guard let view = document.object(id) else { return [] }
    let present = Set(view.members("constraints", for: traits).compactMap { $0["id"] })
    return view.constraints.compactMap { constraint in
      constraint.id.map {
        HeldConstraint(
          id: $0,
          title: constraint.element.string("identifier") ?? constraint.element.string("userLabel")
            ?? pseudocode(of: constraint), isRequired: constraint.priority(for: traits) >= 1000,
          isInstalled: present.contains($0))
      }
    }
  }
}

extension Document {
  /// The field by which the outline renames an object: the identifier of a constraint, the label of
  /// anything else.
  /// - Parameter id: The id of the object.
  /// - Returns: Nil if the document has no such object.
  public func nameField(of id: String) -> InspectorField? {
    object(id).flatMap { InspectorField.names(of: $0.name).first }
  }
}
