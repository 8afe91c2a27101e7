import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

@MainActor @Suite(.columns) struct `Rows that change in a window` {
  private let glide = Glide()
  private let source = NamedRows([(0..<20).map { "\($0)" }])
  private let table: UITableView

  init() {
    table = source.table(height: 200)
    table.rowHeight = 40
    glide.window.addSubview(table)
    glide.window.layoutIfNeeded()
  }

  /// The top of a row as it is shown.
  private func top(_ path: IndexPath) -> CGFloat? {
    table.cellForRow(at: path)?.layer.presentation()?.frame.minY
  }

  private func insert(_ animation: UITableView.RowAnimation, at place: Int = 1) {
    source.sections[0].insert("new", at: place)
    glide.change {
      table.performBatchUpdates(
        { table.insertRows(at: [row(place)], with: animation) },
        completion: glide.hear("inserted"))
    }
  }

  @Test func `glide to their places while a new one fades in`() {
    insert(.fade)
    let cell = table.cellForRow(at: row(1))
    #expect(cell?.frame == rect(0, 40, 200, 40))
    #expect(cell?.layer.presentation()?.frame == cell?.frame)
    #expect(cell?.layer.presentation()?.opacity == 0)
    #expect([0, 2, 3].map { top(row($0)) } == [0, 40, 80])
    glide.pass(0.15)
    #expect([0, 2, 3].map { top(row($0)) } == [0, 60, 100])
    #expect(cell?.layer.presentation()?.opacity == 0.5)
    #expect(glide.heard.isEmpty)
    glide.pass(0.15)
    #expect([0, 2, 3].map { top(row($0)) } == [0, 80, 120])
    #expect(glide.heard == ["inserted true at 0.3"])
  }

  @Test(arguments: [
    (UITableView.RowAnimation.left, CGPoint(x: -200, y: 40)),
    (.right, CGPoint(x: 200, y: 40)), (.top, CGPoint(x: 0, y: 0)),
    (.bottom, CGPoint(x: 0, y: 80)),
  ])
  func `come in from the side that the animation names`(
    animation: UITableView.RowAnimation, start: CGPoint
  ) {
    insert(animation)
    let cell = table.cellForRow(at: row(1))
    #expect(cell?.layer.presentation()?.frame.origin == start)
    #expect(cell?.layer.presentation()?.opacity == 1)
  }

  @Test func `come from where they were when others before them go`() {
    source.sections[0].removeSubrange(1...2)
    glide.change { table.deleteRows(at: [row(1), row(2)], with: .fade) }
    #expect(table.names == ["0", "3", "4", "5", "6"])
    #expect((0..<5).map { top(row($0)) } == [0, 120, 160, 200, 240])
    glide.pass(0.3)
    #expect((0..<5).map { top(row($0)) } == [0, 40, 80, 120, 160])
  }

  @Test func `are where they belong in a table that was never laid out`() {
    let other = source.table(height: 200)
    other.rowHeight = 40
    glide.window.addSubview(other)
    #expect(other.numberOfRows(inSection: 0) == 20)
    source.sections[0].removeFirst()
    glide.change { other.deleteRows(at: [row(0)], with: .left) }
    #expect(other.visibleCells.count == 5)
    for cell in other.visibleCells {
      #expect(cell.layer.presentation()?.frame == cell.frame)
      #expect(cell.layer.presentation()?.opacity == 1)
    }
  }

  @Test func `a reloaded row comes in with the animation of its reload`() {
    glide.change { table.reloadRows(at: [row(2)], with: .right) }
    let cell = table.cellForRow(at: row(2))
    #expect(cell?.layer.presentation()?.frame == rect(200, 80, 200, 40))
  }
}
