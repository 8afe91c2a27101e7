import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

/// Fruit with an apple, which has two kinds, and a pear; and nuts.
private var food: Outline {
  var outline = Outline()
  outline.append(["Fruit", "Nuts"])
  outline.append(["Apple", "Pear"], to: "Fruit")
  outline.append(["Red", "Green"], to: "Apple")
  return outline
}

@MainActor @Suite struct `The snapshot of a section` {
  @Test func `has its items as a tree`() {
    let outline = food
    #expect(outline.items == ["Fruit", "Apple", "Red", "Green", "Pear", "Nuts"])
    #expect(outline.rootItems == ["Fruit", "Nuts"])
    #expect(["Fruit", "Apple", "Green", "Pear"].map { outline.level(of: $0) } == [0, 1, 2, 1])
    #expect(outline.parent(of: "Pear") == "Fruit" && outline.parent(of: "Nuts") == nil)
    #expect(outline.contains("Red") && !outline.contains("Plum") && outline.index(of: "Pear") == 4)
    #expect(outline.snapshot(of: "Fruit").rootItems == ["Apple", "Pear"])
    let whole = outline.snapshot(of: "Apple", includingParent: true)
    #expect(whole.items == ["Apple", "Red", "Green"] && whole.rootItems == ["Apple"])
  }

  @Test func `shows what is below items that are expanded themselves and in all their parents`() {
    var outline = food
    #expect(outline.visibleItems == ["Fruit", "Nuts"])
    outline.expand(["Apple"])
    #expect(outline.visibleItems == ["Fruit", "Nuts"] && !outline.isVisible("Red"))
    outline.expand(["Fruit"])
    #expect(outline.visibleItems == outline.items && outline.isExpanded("Fruit"))
    outline.collapse(["Apple"])
    #expect(outline.visibleItems == ["Fruit", "Apple", "Pear", "Nuts"])
  }

  @Test func `changes with what is below its items`() {
    var outline = food
    outline.insert(["Plum"], before: "Apple")
    outline.insert(["Fig"], after: "Apple")
    #expect(
      outline.items == ["Fruit", "Plum", "Apple", "Red", "Green", "Fig", "Pear", "Nuts"])
    outline.delete(["Apple", "Not there"])
    #expect(outline.items == ["Fruit", "Plum", "Fig", "Pear", "Nuts"])
    outline.replace(childrenOf: "Fruit", using: food.snapshot(of: "Fruit"))
    #expect(outline.items == food.items && outline.level(of: "Red") == 2)
    outline.deleteAll()
    #expect(outline.items == [])
  }

  @Test func `refuses items that it has, and parents that it has not`() {
    var outline = food
    #expect(
      exceptions(raisedBy: { outline.append(["Pear"], to: "Nuts") }).map(\.reason)
        == ["Identifiers in a section snapshot must be unique: Pear"])
    #expect(
      exceptions(raisedBy: { outline.append(["Brazil"], to: "Seeds") }).map(\.reason)
        == ["Item identifier does not exist in the section snapshot: Seeds"])
    #expect(outline.items == food.items)
  }
}

@MainActor @Suite(.columns) struct `A list that shows the snapshot of a section` {
  private let list = List(width: 320) { cell, text in
    var content = cell.defaultContentConfiguration()
    content.text = text
    cell.contentConfiguration = content
    cell.accessories = [.outlineDisclosure()]
  }

  private func show(_ outline: Outline, _ section: Int = 0) {
    list.source.apply(outline, to: section, animatingDifferences: false)
    list.view.layoutIfNeeded()
  }

  private func press(_ row: Int) {
    let button = list.cells[row].subviews.compactMap { $0 as? UIButton }.first
    UIView.performWithoutAnimation { button?.sendActions(for: .primaryActionTriggered) }
    list.view.layoutIfNeeded()
  }

  private var shown: [String] {
    list.cells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }
  private var edges: [CGFloat] { list.cells.map { $0.contentView.subviews[0].frame.minX } }

  @Test func `makes the section, and indents each row by its level`() {
    var outline = food
    outline.expand(["Fruit", "Apple"])
    show(outline)
    #expect(list.source.snapshot().sectionIdentifiers == [0])
    #expect(shown == ["Fruit", "Apple", "Red", "Green", "Pear", "Nuts"])
    #expect(list.cells.map(\.contentView.frame.minX) == [0, 10, 20, 20, 10, 0])
    #expect(list.cells.map(\.frame.minY) == [0, 44, 88, 132, 176, 220])
  }

  @Test func `shows and hides what is below an item at a tap`() {
    show(food)
    #expect(shown == ["Fruit", "Nuts"] && !list.cells[0].configurationState.isExpanded)
    press(0)
    #expect(shown == ["Fruit", "Apple", "Pear", "Nuts"])
    #expect(list.cells.map(\.contentView.frame.minX) == [0, 10, 10, 0])
    #expect(list.cells[0].configurationState.isExpanded)
    #expect(list.source.snapshot(for: 0).isExpanded("Fruit"))
    press(0)
    #expect(shown == ["Fruit", "Nuts"] && !list.cells[0].configurationState.isExpanded)
  }

  @Test func `asks whether an item may be expanded, and for what is below it`() {
    var told: [String] = []
    list.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Nuts" }
    list.source.sectionSnapshotHandlers.willExpandItem = { told.append("expands \($0)") }
    list.source.sectionSnapshotHandlers.willCollapseItem = { told.append("collapses \($0)") }
    list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, below in
      var below = below
      below.append(["One more \(parent)"])
      return below
    }
    show(food)
    press(1)
    #expect(shown == ["Fruit", "Nuts"])
    press(0)
    #expect(shown == ["Fruit", "Apple", "Pear", "One more Fruit", "Nuts"])
    press(0)
    #expect(told == ["expands Fruit", "collapses Fruit"])
  }

  @Test func `keeps the tree of a section while other sections change`() {
    show(food)
    var second = Outline()
    second.append(["Tea"])
    show(second, 1)
    press(0)
    #expect(shown == ["Fruit", "Apple", "Pear", "Nuts", "Tea"])
    var flat = list.source.snapshot()
    flat.deleteItems(["Apple"])
    list.source.apply(flat, animatingDifferences: false)
    #expect(list.source.snapshot(for: 0).rootItems == ["Fruit", "Pear", "Nuts"])
    #expect(list.source.snapshot(for: 1).items == ["Tea"])
  }
}
