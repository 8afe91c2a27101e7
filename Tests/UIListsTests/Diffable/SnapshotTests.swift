import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

@MainActor private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
  var snapshot = Snapshot()
  for (section, items) in sections {
    snapshot.appendSections([section])
    snapshot.appendItems(items)
  }
  return snapshot
}

@MainActor @Suite struct `A snapshot` {
  private var shown = snapshot(["a": [1, 2, 3], "b": [4, 5]])

  private func refusal(of change: (inout Snapshot) -> Void) -> [String] {
    var reasons: [String] = []
    var copy = shown
    LayoutException.withHandler {
      reasons.append($0.reason)
    } operation: {
      change(&copy)
    }
    #expect(copy == shown)
    return reasons
  }

  @Test func `tells its items and where they are`() {
    #expect(shown.numberOfSections == 2 && shown.numberOfItems == 5)
    #expect(shown.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(shown.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(shown.numberOfItems(inSection: "a") == 3)
    #expect(shown.indexOfItem(5) == 4 && shown.indexOfItem(6) == nil)
    #expect(shown.indexOfSection("b") == 1)
    #expect(shown.sectionIdentifier(containingItem: 4) == "b")
  }

  @Test mutating func `inserts, moves and deletes items`() {
    shown.insertItems([6, 7], beforeItem: 2)
    #expect(shown.itemIdentifiers(inSection: "a") == [1, 6, 7, 2, 3])
    shown.insertItems([8], afterItem: 5)
    shown.moveItem(1, afterItem: 8)
    #expect(shown.itemIdentifiers(inSection: "b") == [4, 5, 8, 1])
    shown.moveItem(3, beforeItem: 6)
    #expect(shown.itemIdentifiers(inSection: "a") == [3, 6, 7, 2])
    shown.deleteItems([6, 99, 5])
    #expect(shown.itemIdentifiers == [3, 7, 2, 4, 8, 1])
  }

  @Test mutating func `moves an item that is appended again`() {
    shown.appendItems([2, 6], toSection: "b")
    #expect(shown == snapshot(["a": [1, 3], "b": [4, 5, 2, 6]]))
  }

  @Test mutating func `inserts, moves and deletes sections`() {
    shown.insertSections(["c"], beforeSection: "b")
    shown.insertSections(["d"], afterSection: "b")
    #expect(shown.sectionIdentifiers == ["a", "c", "b", "d"])
    shown.moveSection("a", afterSection: "b")
    shown.moveSection("d", beforeSection: "c")
    #expect(shown.sectionIdentifiers == ["d", "c", "b", "a"])
    #expect(shown.itemIdentifiers == [4, 5, 1, 2, 3])
    shown.deleteSections(["b", "z"])
    #expect(shown.itemIdentifiers == [1, 2, 3] && shown.indexOfItem(4) == nil)
    shown.deleteAllItems()
    #expect(shown.numberOfSections == 0 && shown.numberOfItems == 0)
  }

  @Test func `refuses what UIKit refuses, in its words`() {
    #expect(
      refusal { $0.appendItems([6, 7, 6, 7, 7]) } == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
          + "{(\n    6,\n    7\n)}"
      ])
    #expect(
      refusal { $0.appendSections(["a"]) } == [
        "Diffable data source detected an attempt to insert or append 1 section identifier that "
          + "already exists in the snapshot. Identifiers in a snapshot must be unique. "
          + "Section identifier that already exists: (\n    a\n)"
      ])
    #expect(
      refusal { $0.appendItems([6], toSection: "z") } == [
        "Invalid parameter not satisfying: section != NSNotFound"
      ])
    #expect(
      refusal { $0.moveItem(1, afterItem: 9) } == [
        "Invalid parameter not satisfying: toIndex != NSNotFound"
      ])
    #expect(
      refusal { $0.reloadItems([9]) } == [
        "Attempted to reload item identifier that does not exist in the snapshot: 9"
      ])
    #expect(
      refusal { _ = $0.numberOfItems(inSection: "z") } == [
        "Section identifier was not found. You can verify the section exists by calling the "
          + "indexOfSectionIdentifier API (which has O(1) performance)"
      ])
  }

  @Test func `needs a section for items`() {
    var reasons: [String] = []
    var empty = Snapshot()
    LayoutException.withHandler {
      reasons.append($0.reason)
    } operation: {
      empty.appendItems([1])
    }
    #expect(
      reasons == ["There are currently no sections in the data source. Please add a section first."]
    )
  }
}

@MainActor @Suite struct `The changes between two snapshots` {
  private let old = snapshot(["a": [1, 2, 3, 4], "b": [5], "c": [6, 7]])

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `move as few items as possible`() {
    let new = snapshot(["a": [4, 1, 2, 3], "b": [5], "c": [6, 7]])
    #expect(
      BatchUpdates(from: old, to: new) == BatchUpdates(movedItems: [path(0, 3): path(0, 0)]))
  }

  @Test func `move items between sections that stay`() {
    let new = snapshot(["a": [1, 2, 9, 4], "b": [3, 5], "c": [6]])
    #expect(
      BatchUpdates(from: old, to: new)
        == BatchUpdates(
          deletedItems: [path(2, 1)], insertedItems: [path(0, 2)],
          movedItems: [path(0, 2): path(1, 0)]))
  }

  @Test func `take items along with sections that come and go`() {
    let new = snapshot(["a": [1, 2, 3, 4, 5], "c": [6], "d": [7]])
    #expect(
      BatchUpdates(from: old, to: new)
        == BatchUpdates(
          deletedItems: [path(2, 1)], insertedItems: [path(0, 4)], deletedSections: [1],
          insertedSections: [2]))
  }

  @Test func `move sections`() {
    let new = snapshot(["c": [6, 7], "a": [1, 2, 3, 4], "b": [5]])
    #expect(BatchUpdates(from: old, to: new) == BatchUpdates(movedSections: [2: 0]))
  }
}
