import AutoLayout
import Foundation
import LayoutFixtures
import SeededRandom

@testable import UILists

/// Lists of named items before and after random changes, which are found from the names.
struct RandomChange {
  var before: [[Int]] = []
  var after: [[Int]] = []
  /// The names of the items that stay, by themselves.
  var kept: [Int: Int] = [:]
  var updates = BatchUpdates()

  init(_ random: inout SplitMix) {
    before = (0...random.below(4)).map { section in (0..<random.below(9)).map { 100 * section + $0 }
    }
    var sections = Array(before.indices)
    for section in before.indices where random.chance(20) {
      updates.deletedSections.insert(section)
      sections.removeAll { $0 == section }
    }
    // Some sections are taken out and put in anywhere; the others stay in their order.
    let moved = sections.filter { _ in random.chance(20) }
    sections.removeAll { moved.contains($0) }
    var places: [Int?] = sections
    for section in moved { places.insert(section, at: random.below(places.count + 1)) }
    for _ in 0..<random.below(3) { places.insert(nil, at: random.below(places.count + 1)) }
    for (place, section) in places.enumerated() {
      guard let section else {
        updates.insertedSections.insert(place)
        continue
      }
      if moved.contains(section) { updates.movedSections[section] = place }
    }
    arrangeItems(in: places, &random)
  }

  private mutating func arrangeItems(in places: [Int?], _ random: inout SplitMix) {
    var starts: [Int: IndexPath] = [:]
    var movers: [Int] = []
    after = places.map { _ in [] }
    for (place, section) in places.enumerated() {
      guard let section else { continue }
      for (item, name) in before[section].enumerated() {
        let start = path(section, item)
        if random.chance(25) {
          updates.deletedItems.insert(start)
        } else if random.chance(25) {
          movers.append(name)
          starts[name] = start
        } else {
          after[place].append(name)
          kept[name] = name
        }
      }
    }
    let old = places.indices.filter { places[$0] != nil }
    if !old.isEmpty {
      let inserted = (0..<random.below(6)).map { 1000 + $0 }
      for name in movers + inserted {
        let place = random.pick(old)
        after[place].insert(name, at: random.below(after[place].count + 1))
      }
    }
    for (place, items) in after.enumerated() {
      for (item, name) in items.enumerated() where kept[name] == nil {
        let end = path(place, item)
        if let start = starts[name] {
          updates.movedItems[start] = end
          kept[name] = name
        } else {
          updates.insertedItems.insert(end)
        }
      }
    }
    for place in places.indices where places[place] == nil {
      after[place] = (0..<random.below(4)).map { 2000 + 10 * place + $0 }
    }
  }
}

func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
