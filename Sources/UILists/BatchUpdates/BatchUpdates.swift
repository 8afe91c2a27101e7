/// Insertions, deletions, reloads and moves of items and sections that happen together.
///
/// Index paths of what is deleted or reloaded, and the beginnings of moves, are those before all
/// changes; those of what is inserted, and the ends of moves, are those after them.
///
/// Source:
/// <https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)>
struct BatchUpdates: Equatable {
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [IndexPath: IndexPath] = [:]
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Int: Int] = [:]

  /// The duration of their animation, in seconds.
  static let duration: TimeInterval = 0.3
}

/// The updates of a list that are gathered until the outermost group of them ends.
struct GatheredUpdates {
  /// The number of groups that have begun and not ended.
  private var depth = 0
  private var updates = BatchUpdates()
  private var completions: [(Bool) -> Void] = []
  private var isOverruled = false

  var isGathering: Bool { depth > 0 }

  mutating func begin() { depth += 1 }

  /// Adds a change to the group that is open.
  mutating func add(_ change: (inout BatchUpdates) -> Void) { change(&updates) }

  /// Discards the updates of all open groups, since the list is loaded anew.
  mutating func overrule() { isOverruled = isGathering }

  /// Ends a group; without one nothing happens.
  /// - Returns: For the outermost group its updates, which are nil if they were discarded, and its
  ///   completions.
  mutating func end(_ completion: ((Bool) -> Void)?) -> (
    updates: BatchUpdates?, completions: [(Bool) -> Void]
  )? {
    guard isGathering else { return nil }
    if let completion { completions.append(completion) }
    depth -= 1
    guard depth == 0 else { return nil }
    defer { self = GatheredUpdates() }
    return (isOverruled ? nil : updates, completions)
  }
}
