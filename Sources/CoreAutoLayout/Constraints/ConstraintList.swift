/// Constraints in the order in which they were added. Removing one takes no search.
///
/// A removed constraint leaves a gap. Gaps are closed once they outnumber the constraints.
@MainActor
package struct ConstraintList {
  /// The reason for which a constraint is in a list. It stores its place for each of them.
  enum Role {
    /// In the list of the view that holds it.
    case held
    /// In the list of its first item.
    case first
    /// In the list of its second item.
    case second
  }

  private var places: [(constraint: NSLayoutConstraint, role: Role)?] = []
  package private(set) var count = 0

  mutating func append(_ constraint: NSLayoutConstraint, as role: Role) {
    constraint.setPlace(places.count, as: role)
    places.append((constraint, role))
    count += 1
  }

  mutating func remove(_ constraint: NSLayoutConstraint, as role: Role) {
    places[constraint.place(as: role)] = nil
    count -= 1
    guard places.count > 8, places.count > 2 * count else { return }
    let left = places
    places.removeAll(keepingCapacity: true)
    for case let entry? in left {
      entry.constraint.setPlace(places.count, as: entry.role)
      places.append(entry)
    }
  }

  mutating func moveToEnd(_ constraint: NSLayoutConstraint, as role: Role) {
    remove(constraint, as: role)
    append(constraint, as: role)
  }

  /// The constraints, in order.
  package var all: [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    guard count > 0 else { return all }
    all.reserveCapacity(count)
    for case let entry? in places { all.append(entry.constraint) }
    return all
  }

  /// The last constraint of a role that meets a condition.
  func last(
    as role: Role, where isWanted: (NSLayoutConstraint) -> Bool
  ) -> NSLayoutConstraint? {
    var place = places.count
    while place > 0 {
      place -= 1
      if let entry = places[place], entry.role == role, isWanted(entry.constraint) {
        return entry.constraint
      }
    }
    return nil
  }
}
