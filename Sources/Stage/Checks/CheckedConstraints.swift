/// The active constraints of a scene as checks read them, with the places of their items.
@MainActor
final class CheckedConstraints {
  /// A constraint with its items.
  struct Entry {
    let live: NSLayoutConstraint
    let first: Item?
    /// Nil for a constraint that relates an attribute to a number.
    let second: Item?
  }

  /// A view, or a guide of it.
  struct Item: Hashable {
    /// The index of the view, or of the guide's owner.
    let view: Int
    /// The index of the guide; nil for a view.
    let guide: Int?
  }

  /// The constraints in the order of the views that hold them.
  private(set) lazy var all: [Entry] = constraints.map { constraint in
    Entry(live: constraint, first: item(constraint.firstItem), second: item(constraint.secondItem))
  }

  private let constraints: [NSLayoutConstraint]
  private let viewCount: Int
  private let guideOwners: [Int]
  private let place: (AnyObject) -> Int?

  /// - Parameters:
  ///   - viewCount: The number of views.
  ///   - guideOwners: For each guide the index of its owner.
  ///   - place: The index of a view; for a guide, the number of views and its own index; nil for an
  ///     item that is not listed.
  init(
    _ constraints: [NSLayoutConstraint], viewCount: Int, guideOwners: [Int],
    place: @escaping (AnyObject) -> Int?
  ) {
    self.constraints = constraints
    self.viewCount = viewCount
    self.guideOwners = guideOwners
    self.place = place
  }

  private func item(_ object: AnyObject?) -> Item? {
    guard let place = object.flatMap(place) else { return nil }
    if place < viewCount { return Item(view: place, guide: nil) }
    let guide = place - viewCount
    return Item(view: guideOwners[guide], guide: guide)
  }
}

extension NSLayoutConstraint {
  /// Whether it has to be met.
  var isRequired: Bool { priority >= .required }
}
