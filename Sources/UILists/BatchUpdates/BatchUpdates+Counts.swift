/// Whether the numbers of sections and items after the updates are those before, plus what is
/// inserted, minus what is deleted.
extension BatchUpdates {
  func faultOfSectionCount(_ before: Int, _ after: Int, _ words: ListWords) -> String? {
    // A reload is a deletion and an insertion.
    let inserted = insertedSections.count + reloadedSections.count
    let deleted = deletedSections.union(reloadedSections).count
    guard after != before + insertedSections.count - deletedSections.count else { return nil }
    return "Invalid update: invalid number of sections.  The number of sections contained in the "
      + "\(words.list) after the update (\(after)) must be equal to the number of sections "
      + "contained in the \(words.list) before the update (\(before)), plus or minus the number of "
      + "sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  func faultOfItemCounts(_ before: [Int], _ after: [Int], _ words: ListWords) -> String? {
    let paths = UpdatedPaths(
      BatchUpdates(
        deletedSections: deletedSections, insertedSections: insertedSections,
        movedSections: movedSections), before: before.map { _ in 0 }, after: after.map { _ in 0 })
    for section in after.indices {
      // A section that is inserted or reloaded has as many items as the data source says.
      guard let old = paths.origin(ofSection: section), !reloadedSections.contains(old) else {
        continue
      }
      let change = ItemChange(self, from: old, to: section)
      if after[section] != before[old] + change.difference {
        let items = "\(words.item)s"
        return "Invalid update: invalid number of \(items) in section \(section).  The number of "
          + "\(items) contained in an existing section after the update (\(after[section])) must "
          + "be equal to the number of \(items) contained in that section before the update "
          + "(\(before[old])), plus or minus the number of \(items) inserted or deleted from that "
          + "section (\(change.inserted) inserted, \(change.deleted) deleted) and plus or minus "
          + "the number of \(items) moved into or out of that section (\(change.movedIn) moved in, "
          + "\(change.movedOut) moved out)."
      }
    }
    return nil
  }
}

/// The numbers of items that come into a section and leave it.
private struct ItemChange {
  let inserted: Int
  let deleted: Int
  let movedIn: Int
  let movedOut: Int

  /// - Parameters:
  ///   - old: The number of the section before the updates.
  ///   - new: The number of the section after them.
  init(_ updates: BatchUpdates, from old: Int, to new: Int) {
    func count(_ paths: some Sequence<IndexPath>, in section: Int) -> Int {
      paths.count { $0.section == section }
    }
    let reloaded = updates.reloadedItems.subtracting(updates.deletedItems)
    let replaced = count(reloaded, in: old)
    inserted = count(updates.insertedItems, in: new) + replaced
    deleted = count(updates.deletedItems, in: old) + replaced
    movedIn = count(updates.movedItems.values, in: new)
    movedOut = count(updates.movedItems.keys, in: old)
  }

  var difference: Int { inserted - deleted + movedIn - movedOut }
}
