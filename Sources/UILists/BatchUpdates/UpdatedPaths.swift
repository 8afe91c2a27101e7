/// The places of the items and sections of a list before and after a batch of updates.
///
/// What is moved is at the end of its move, what is inserted at its place, and what remains fills
/// the other places in its old order:
///
/// ```
/// before           a b c d e
/// delete 1         a . c d e
/// move 4 to 0      e | a c d
/// insert 2         e a + c d        after
/// ```
struct UpdatedPaths {
  /// The sections and items before, at their places after; nil for those that are inserted.
  private var sectionOrigins: [Int?] = []
  private var itemOrigins: [[IndexPath?]] = []
  /// The places after, by those before; nil for what is gone or has to be made anew.
  private var sectionEnds: [Int?] = []
  private var itemEnds: [[IndexPath?]] = []

  /// - Parameters:
  ///   - updates: Updates that fit the numbers of items.
  ///   - before: The number of items in each section before.
  ///   - after: The number of items in each section after.
  init(_ updates: BatchUpdates, before: [Int], after: [Int]) {
    let moved = updates.movedSections
    let remaining = before.indices.filter {
      !updates.deletedSections.contains($0) && moved[$0] == nil
    }
    sectionOrigins = Self.arrange(
      remaining, moved: Self.byEnd(moved), inserted: { updates.insertedSections.contains($0) },
      count: after.count)
    arrangeItems(updates, before: before, after: after)
    findEnds(updates, before: before)
  }

  private mutating func arrangeItems(_ updates: BatchUpdates, before: [Int], after: [Int]) {
    let deleted = Self.bySection(updates.deletedItems)
    let inserted = Self.bySection(updates.insertedItems)
    let left = Self.bySection(Set(updates.movedItems.keys))
    var arrived: [Int: [Int: IndexPath]] = [:]
    for (start, end) in updates.movedItems { arrived[end.section, default: [:]][end.item] = start }
    itemOrigins = after.indices.map { section in
      let inserted = inserted[section] ?? []
      var remaining: [IndexPath] = []
      if let old = sectionOrigins[section], !updates.reloadedSections.contains(old) {
        let gone = (deleted[old] ?? []).union(left[old] ?? [])
        remaining = (0..<before[old]).filter { !gone.contains($0) }.map {
          IndexPath(item: $0, section: old)
        }
      }
      return Self.arrange(
        remaining, moved: arrived[section] ?? [:], inserted: inserted.contains,
        count: after[section])
    }
  }

  private mutating func findEnds(_ updates: BatchUpdates, before: [Int]) {
    sectionEnds = Array(repeating: nil, count: before.count)
    itemEnds = before.map { Array(repeating: nil, count: $0) }
    for (section, origin) in sectionOrigins.enumerated() {
      guard let origin, !updates.reloadedSections.contains(origin) else { continue }
      sectionEnds[origin] = section
    }
    for (section, origins) in itemOrigins.enumerated() {
      for (item, origin) in origins.enumerated() {
        guard let origin, !updates.reloadedItems.contains(origin) else { continue }
        itemEnds[origin.section][origin.item] = IndexPath(item: item, section: section)
      }
    }
  }

  // MARK: Answers

  /// The index path of an item after the updates; nil if it is gone, or has to be made anew.
  func newPath(of old: IndexPath) -> IndexPath? {
    guard itemEnds.indices.contains(old.section),
      itemEnds[old.section].indices.contains(old.item)
    else { return nil }
    return itemEnds[old.section][old.item]
  }

  /// The number of a section after the updates; nil if it is gone, or has to be made anew.
  func newSection(of old: Int) -> Int? {
    sectionEnds.indices.contains(old) ? sectionEnds[old] : nil
  }

  /// The index path that an item had, also if it has to be made anew; nil if it is inserted.
  func origin(of new: IndexPath) -> IndexPath? {
    guard itemOrigins.indices.contains(new.section),
      itemOrigins[new.section].indices.contains(new.item)
    else { return nil }
    return itemOrigins[new.section][new.item]
  }

  /// The number that a section had, also if it has to be made anew; nil if it is inserted.
  func origin(ofSection new: Int) -> Int? {
    sectionOrigins.indices.contains(new) ? sectionOrigins[new] : nil
  }

  // MARK: Arrangement

  private static func arrange<Place>(
    _ remaining: [Place], moved: [Int: Place], inserted: (Int) -> Bool, count: Int
  ) -> [Place?] {
    var rest = remaining.makeIterator()
    return (0..<count).map { moved[$0] ?? (inserted($0) ? nil : rest.next()) }
  }

  private static func bySection(_ paths: Set<IndexPath>) -> [Int: Set<Int>] {
    var sections: [Int: Set<Int>] = [:]
    for path in paths { sections[path.section, default: []].insert(path.item) }
    return sections
  }

  private static func byEnd(_ moves: [Int: Int]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    for (start, end) in moves { ends[end] = start }
    return ends
  }
}
