/// The words for the items of a list in exceptions.
struct ListWords {
  /// One item, such as `row`.
  let item: String
  /// The list, such as `table view`.
  let list: String

  static let table = ListWords(item: "row", list: "table view")
  static let collection = ListWords(item: "item", list: "collection view")
}

/// What UIKit finds wrong with updates, in the words of its exceptions.
extension BatchUpdates {
  /// The first fault of the updates; nil if they fit the numbers of items before and after them.
  func fault(before: [Int], after: [Int], _ words: ListWords) -> String? {
    faultOfDeletions(before, words) ?? faultOfInsertions(after, words)
      ?? faultOfSectionMoves(before.count, after.count) ?? faultOfMoves(before, after, words)
      ?? faultOfSectionCount(before.count, after.count, words)
      ?? faultOfItemCounts(before, after, words)
  }

  private func faultOfDeletions(_ before: [Int], _ words: ListWords) -> String? {
    let sections = "but there are only \(before.count) sections before the update"
    for section in deletedSections.union(reloadedSections) where section >= before.count {
      return "attempt to delete section \(section), \(sections)"
    }
    for path in deletedItems.union(reloadedItems).sorted() {
      let place = "attempt to delete \(words.item) \(path.item) from section \(path.section)"
      guard before.indices.contains(path.section) else { return "\(place), \(sections)" }
      guard (0..<before[path.section]).contains(path.item) else {
        return
          "\(place) which only contains \(before[path.section]) \(words.item)s before the update"
      }
      if movedItems[path] != nil {
        return
          "attempt to perform a delete and a move from the same index path (\(described(path)))"
      }
    }
    return nil
  }

  private func faultOfInsertions(_ after: [Int], _ words: ListWords) -> String? {
    let sections = "but there are only \(after.count) sections after the update"
    for section in insertedSections where section >= after.count {
      return "attempt to insert section \(section) \(sections)"
    }
    let ends = Set(movedItems.values)
    for path in insertedItems.sorted() {
      let place = "attempt to insert \(words.item) \(path.item) into section \(path.section)"
      guard after.indices.contains(path.section) else { return "\(place), \(sections)" }
      guard (0..<after[path.section]).contains(path.item) else {
        return "\(place), but there are only \(after[path.section]) \(words.item)s in section "
          + "\(path.section) after the update"
      }
      if ends.contains(path) {
        return "attempt to perform an insert and a move to the same index path (\(described(path)))"
      }
    }
    return nil
  }

  private func faultOfSectionMoves(_ before: Int, _ after: Int) -> String? {
    var starts: [Int: Int] = [:]
    for (start, end) in movedSections.sorted(by: { $0.key < $1.key }) {
      if !(0..<before).contains(start) {
        return "attempt to move section \(start), but there are only \(before) sections before the "
          + "update"
      }
      if !(0..<after).contains(end) {
        return "attempt to move section \(start) to section \(end), but there are only \(after) "
          + "sections after the update"
      }
      if deletedSections.contains(start) || reloadedSections.contains(start) {
        return "attempt to perform a delete and a move from the same section (\(start))"
      }
      if insertedSections.contains(end) {
        return "attempt to perform an insert and a move to the same section (\(end))"
      }
      if let other = starts.updateValue(start, forKey: end) {
        return "attempt to move both section \(other) and section \(start) to section \(end)"
      }
    }
    return nil
  }

  private func faultOfMoves(_ before: [Int], _ after: [Int], _ words: ListWords) -> String? {
    var starts: [IndexPath: IndexPath] = [:]
    for (start, end) in movedItems.sorted(by: { $0.key < $1.key }) {
      if let fault = missing(start, before, "before", words, "(\(described(start)))") {
        return fault
      }
      let both = "(\(described(start))) to index path (\(described(end)))"
      if let fault = missing(end, after, "after", words, both) { return fault }
      if deletedSections.contains(start.section) {
        return "cannot move a \(words.item) from a deleted section (\(start.section))"
      }
      if insertedSections.contains(end.section) {
        return "cannot move a \(words.item) into a newly inserted section (\(end.section))"
      }
      if let other = starts.updateValue(start, forKey: end) {
        return "attempt to move both \(words.item) at index path \(described(other)) and "
          + "\(described(start)) to \(described(end))"
      }
    }
    return nil
  }

  private func missing(
    _ path: IndexPath, _ counts: [Int], _ time: String, _ words: ListWords, _ what: String
  ) -> String? {
    let fault = "attempt to move index path \(what) that does not exist - there are only "
    guard counts.indices.contains(path.section) else {
      return fault + "\(counts.count) sections \(time) the update"
    }
    guard !(0..<counts[path.section]).contains(path.item) else { return nil }
    return fault + "\(counts[path.section]) \(words.item)s in section \(path.section) \(time) the "
      + "update"
  }

  private func described(_ path: IndexPath) -> String {
    "{length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}"
  }
}
