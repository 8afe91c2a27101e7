import AutoLayout
import Foundation
import SeededRandom
import Testing

@testable import UILists

@Suite struct `Places after updates` {
  @Test func `what remains fills the places that moves and insertions leave`() {
    var updates = BatchUpdates()
    updates.deletedItems = [path(0, 1)]
    updates.movedItems = [path(0, 4): path(0, 0)]
    updates.insertedItems = [path(0, 2)]
    let paths = UpdatedPaths(updates, before: [5], after: [5])
    #expect((0..<5).map { paths.newPath(of: path(0, $0))?.item } == [1, nil, 3, 4, 0])
    #expect((0..<5).map { paths.origin(of: path(0, $0))?.item } == [4, 0, nil, 2, 3])
    #expect(paths.newPath(of: path(0, 5)) == nil && paths.origin(of: path(1, 0)) == nil)
  }

  @Test func `sections take their items along`() {
    var updates = BatchUpdates()
    updates.deletedSections = [0, 3]
    updates.insertedSections = [1]
    updates.movedSections = [4: 0]
    let paths = UpdatedPaths(updates, before: [3, 3, 3, 3, 3], after: [3, 7, 3, 3])
    #expect(
      (0..<5).map { paths.newPath(of: path($0, 2)) } == [
        nil, path(2, 2), path(3, 2), nil, path(0, 2),
      ])
    #expect((0..<4).map { paths.origin(ofSection: $0) } == [4, nil, 1, 2])
    #expect(paths.origin(of: path(1, 6)) == nil)
  }

  @Test func `what is reloaded has a place, but is made anew`() {
    var updates = BatchUpdates()
    updates.insertedItems = [path(0, 0)]
    updates.reloadedItems = [path(0, 1)]
    updates.reloadedSections = [1]
    let paths = UpdatedPaths(updates, before: [2, 2], after: [3, 5])
    #expect(paths.newPath(of: path(0, 0)) == path(0, 1))
    #expect(paths.newPath(of: path(0, 1)) == nil)
    #expect(paths.origin(of: path(0, 2)) == path(0, 1))
    #expect(paths.newSection(of: 1) == nil && paths.origin(ofSection: 1) == 1)
    #expect(paths.newPath(of: path(1, 0)) == nil)
  }

  @Test(arguments: 0..<200)
  func `follow each item of random lists from where it was to where it is`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let change = RandomChange(&random)
    let before = change.before.map(\.count)
    let after = change.after.map(\.count)
    #expect(change.updates.fault(before: before, after: after, .table) == nil)
    let paths = UpdatedPaths(change.updates, before: before, after: after)
    for (section, items) in change.before.enumerated() {
      for (item, name) in items.enumerated() {
        let end = paths.newPath(of: path(section, item))
        #expect(end.map { change.after[$0.section][$0.item] } == change.kept[name])
      }
    }
    for (section, items) in change.after.enumerated() {
      for (item, name) in items.enumerated() {
        let start = paths.origin(of: path(section, item))
        #expect(start.map { change.before[$0.section][$0.item] } == change.kept[name])
      }
    }
  }
}
