import AutoLayout
import Foundation
import Testing

@testable import UILists

@Suite struct `Updates that don't fit` {
  private func fault(
    _ before: [Int], _ after: [Int], _ words: ListWords = .table,
    _ change: (inout BatchUpdates) -> Void
  ) -> String? {
    var updates = BatchUpdates()
    change(&updates)
    return updates.fault(before: before, after: after, words)
  }

  @Test func `name the numbers of rows in a section`() {
    let found = fault([5], [5]) { $0.insertedItems = [path(0, 1)] }
    #expect(
      found
        == "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
        + "existing section after the update (5) must be equal to the number of rows contained in "
        + "that section before the update (5), plus or minus the number of rows inserted or deleted "
        + "from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into "
        + "or out of that section (0 moved in, 0 moved out).")
    let items = fault([2, 4], [2, 4], .collection) {
      $0.movedItems = [path(1, 0): path(0, 0)]
      $0.reloadedItems = [path(0, 1)]
    }
    #expect(
      items
        == "Invalid update: invalid number of items in section 0.  The number of items contained in "
        + "an existing section after the update (2) must be equal to the number of items contained "
        + "in that section before the update (2), plus or minus the number of items inserted or "
        + "deleted from that section (1 inserted, 1 deleted) and plus or minus the number of items "
        + "moved into or out of that section (1 moved in, 0 moved out).")
  }

  @Test func `name the numbers of sections`() {
    let found = fault([1], [1, 1], .collection) { _ in }
    #expect(
      found
        == "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (2) must be equal to the number of sections contained in "
        + "the collection view before the update (1), plus or minus the number of sections inserted "
        + "or deleted (0 inserted, 0 deleted).")
  }

  @Test func `are found by the section's number after sections have come and gone`() {
    let found = fault([1, 3, 2], [2, 5, 9]) {
      $0.deletedSections = [0]
      $0.insertedSections = [2]
      $0.deletedItems = [path(2, 0)]
      $0.insertedItems = [path(0, 3)]
    }
    #expect(
      found?.hasPrefix("attempt to insert row 3 into section 0, but there are only 2") == true)
    let count = fault([1, 3, 2], [4, 5, 9]) {
      $0.deletedSections = [0]
      $0.insertedSections = [2]
      $0.deletedItems = [path(2, 0)]
      $0.insertedItems = [path(0, 3)]
    }
    #expect(count?.contains("section 1.  The number of rows") == true)
    #expect(count?.contains("(0 inserted, 1 deleted)") == true)
  }

  @Test func `a section that is inserted or reloaded may have any number of rows`() {
    let found = fault([1, 2], [7, 1, 9]) {
      $0.insertedSections = [0]
      $0.reloadedSections = [1]
    }
    #expect(found == nil)
  }

  @Test func `name what does not exist`() {
    #expect(
      fault([9, 0], [9, 0]) { $0.deletedItems = [path(1, 9)] }
        == "attempt to delete row 9 from section 1 which only contains 0 rows before the update")
    #expect(
      fault([], [1]) { $0.reloadedItems = [path(0, 0)] }
        == "attempt to delete row 0 from section 0, but there are only 0 sections before the update"
    )
    #expect(
      fault([8], [8]) { $0.insertedItems = [path(0, 8)] }
        == "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the "
        + "update")
    #expect(
      fault([1], [1]) { $0.insertedItems = [path(1, 3)] }
        == "attempt to insert row 3 into section 1, but there are only 1 sections after the update")
    #expect(
      fault([1], [1]) { $0.insertedSections = [1] }
        == "attempt to insert section 1 but there are only 1 sections after the update")
    #expect(
      fault([1], [1]) { $0.reloadedSections = [1] }
        == "attempt to delete section 1, but there are only 1 sections before the update")
    #expect(
      fault([1, 1, 0], [1, 1, 0]) { $0.movedItems = [path(2, 0): path(0, 0)] }
        == "attempt to move index path ({length = 2, path = 2 - 0}) that does not exist - there are "
        + "only 0 rows in section 2 before the update")
  }

  @Test func `an index path without a row does not exist`() {
    #expect(
      fault([3], [3]) { $0.deletedItems = [IndexPath(index: 0)] }
        == "attempt to delete row -1 from section 0 which only contains 3 rows before the update")
  }

  @Test func `name what happens twice to one row`() {
    #expect(
      fault([3], [2]) {
        $0.reloadedItems = [path(0, 1)]
        $0.movedItems = [path(0, 1): path(0, 0)]
      } == "attempt to perform a delete and a move from the same index path "
        + "({length = 2, path = 0 - 1})")
    #expect(
      fault([3], [3]) {
        $0.insertedItems = [path(0, 0)]
        $0.movedItems = [path(0, 1): path(0, 0)]
      } == "attempt to perform an insert and a move to the same index path "
        + "({length = 2, path = 0 - 0})")
    #expect(
      fault([9], [9]) { $0.movedItems = [path(0, 6): path(0, 7), path(0, 8): path(0, 7)] }
        == "attempt to move both row at index path {length = 2, path = 0 - 6} and {length = 2, path "
        + "= 0 - 8} to {length = 2, path = 0 - 7}")
  }

  @Test func `rows don't move from sections that go, nor into those that come`() {
    #expect(
      fault([1, 1], [1]) {
        $0.deletedSections = [1]
        $0.movedItems = [path(1, 0): path(0, 0)]
      } == "cannot move a row from a deleted section (1)")
    #expect(
      fault([1], [1, 1]) {
        $0.insertedSections = [1]
        $0.movedItems = [path(0, 0): path(1, 0)]
      } == "cannot move a row into a newly inserted section (1)")
  }

  @Test func `sections move to places of their own`() {
    #expect(
      fault([1, 2], [1, 2]) { $0.movedSections = [2: 0] }
        == "attempt to move section 2, but there are only 2 sections before the update")
    #expect(
      fault([1, 2], [1]) {
        $0.deletedSections = [1]
        $0.movedSections = [1: 0]
      } == "attempt to perform a delete and a move from the same section (1)")
    #expect(fault([1, 2], [2, 1]) { $0.movedSections = [1: 0] } == nil)
  }
}
