import AutoLayout
import InterfaceBuilder

/// The objects of a scene by the ids of their elements.
@MainActor
struct LiveObjects {
  private(set) var views: [String: UIView] = [:]
  private(set) var constraints: [String: NSLayoutConstraint] = [:]
  /// The constraints that hold views at their frames, in the order of their activation, by the
  /// views.
  private(set) var fixing: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
  /// Whether a view is of an app's class, whose code is not known.
  private(set) var hasCustomClasses = false

  init() {}

  /// Finds the objects of a document in a view.
  init(in root: UIView, of instantiation: Instantiation) {
    add(root, of: instantiation.context.shared)
    for moved in instantiation.constraints.moved {
      guard let id = moved.constraint.documentOrigin?.elementID else { continue }
      constraints[id] = moved.constraint
    }
    for id in fixing.keys { fixing[id]?.sort { $0.activationIndex < $1.activationIndex } }
  }

  private mutating func add(_ view: UIView, of shared: SharedDocument) {
    if let origin = view.origin, let id = origin.elementID, origin.isIn(shared) {
      views[id] = view
      hasCustomClasses = hasCustomClasses || !Self.isKnown(type(of: view))
    }
    for constraint in view.constraints {
      if let id = constraint.documentOrigin?.elementID {
        constraints[id] = constraint
      } else if constraint.identifier == PrototypingConstraint.identifier,
        let item = constraint.firstItem
      {
        fixing[ObjectIdentifier(item), default: []].append(constraint)
      }
    }
    for subview in view.subviews { add(subview, of: shared) }
  }

  /// Forgets a constraint that is no longer there.
  mutating func remove(constraint id: String) { constraints[id] = nil }

  private static func isKnown(_ type: UIView.Type) -> Bool {
    known.contains(ObjectIdentifier(type))
  }
  private static let known = Set(
    (ClassTable.views.values + [MissingView.self]).map { ObjectIdentifier($0) })
}
