import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIFoundation
@testable import UILists

@MainActor @Suite(.columns) struct `Changes of a table's rows` {
  private let source = NamedRows([["a", "b", "c", "d", "e", "f"]])
  private let table: UITableView

  init() {
    table = source.table(height: 300)
    table.rowHeight = 40
    table.layoutIfNeeded()
    source.made = []
  }

  @Test func `make only the new rows, and take the others and the selection along`() {
    table.allowsMultipleSelection = true
    for item in [1, 4] { table.selectRow(at: row(item), animated: false, scrollPosition: .none) }
    let last = table.cellForRow(at: row(5))
    source.sections = [["new", "a", "b", "c", "d", "e", "f"]]
    table.insertRows(at: [row(0)], with: .automatic)
    #expect(source.made == ["new"])
    #expect(table.names == ["new", "a", "b", "c", "d", "e", "f"])
    #expect(table.cellForRow(at: row(6)) === last && last?.frame == rect(0, 240, 200, 40))
    #expect(table.indexPathsForSelectedRows == [row(2), row(5)])
    #expect(table.visibleCells.map(\.isSelected) == [0, 0, 1, 0, 0, 1, 0].map { $0 == 1 })
    source.sections = [["new", "a", "c", "d", "e", "f"]]
    table.deleteRows(at: [row(2)], with: .automatic)
    #expect(source.made == ["new"] && table.names == ["new", "a", "c", "d", "e", "f"])
    #expect(table.indexPathsForSelectedRows == [row(4)])
    #expect(table.contentSize.height == 240)
    #expect(table.subviews.count == 6)
  }

  @Test func `of a batch happen together, places before them and after them`() {
    var isFinished = false
    table.performBatchUpdates {
      source.sections = [["f", "a", "new", "c", "d"]]
      table.insertRows(at: [row(2)], with: .fade)
      table.deleteRows(at: [row(1), row(4)], with: .fade)
      table.moveRow(at: row(5), to: row(0))
      #expect(table.names == ["a", "b", "c", "d", "e", "f"])
      #expect(table.numberOfRows(inSection: 0) == 6)
    } completion: {
      isFinished = $0
    }
    #expect(isFinished && source.made == ["new"])
    #expect(table.names == ["f", "a", "new", "c", "d"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
  }

  @Test func `nested groups end together, and so do their completions`() {
    var ends: [Int] = []
    table.beginUpdates()
    source.sections[0].removeFirst()
    table.deleteRows(at: [row(0)], with: .none)
    table.performBatchUpdates {
      source.sections[0].append("new")
      table.insertRows(at: [row(5)], with: .none)
    } completion: { _ in
      ends.append(1)
    }
    #expect(source.made.isEmpty && ends.isEmpty)
    table.endUpdates()
    #expect(ends == [1] && table.names == ["b", "c", "d", "e", "f", "new"])
    table.endUpdates()
    #expect(table.names == ["b", "c", "d", "e", "f", "new"])
  }

  @Test func `replace what is reloaded alone, which is then not selected`() {
    table.selectRow(at: row(3), animated: false, scrollPosition: .none)
    let others = [0, 1, 2, 4, 5].map { table.cellForRow(at: row($0)) }
    table.reloadRows(at: [row(3)], with: .automatic)
    #expect(source.made == ["d"] && table.indexPathForSelectedRow == nil)
    #expect(zip(others, [0, 1, 2, 4, 5]).allSatisfy { $0 === table.cellForRow(at: row($1)) })
    source.sections = [["x", "y"]]
    table.reloadSections([0], with: .automatic)
    #expect(source.made == ["d", "x", "y"] && table.names == ["x", "y"])
  }

  @Test func `of sections take their rows and headers along`() {
    source.titles = ["One"]
    table.reloadData()
    table.layoutIfNeeded()
    source.made = []
    let header = table.headerView(forSection: 0)
    let cell = table.cellForRow(at: row(1))
    source.titles = ["New", "One"]
    source.sections.insert(["n"], at: 0)
    table.insertSections([0], with: .automatic)
    #expect(source.made == ["n"])
    #expect(table.headerView(forSection: 1) === header)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "New")
    #expect(header?.frame == rect(0, 68, 200, 28))
    #expect(table.cellForRow(at: row(1, 1)) === cell && cell?.frame.minY == 136)
    source.titles = ["One", "New"]
    source.sections.swapAt(0, 1)
    table.moveSection(1, toSection: 0)
    #expect(source.made == ["n"] && table.headerView(forSection: 0) === header)
    #expect(table.cellForRow(at: row(1)) === cell && cell?.frame.minY == 68)
    source.titles = ["New"]
    source.sections.removeFirst()
    table.deleteSections([0], with: .automatic)
    #expect(header?.superview == nil && table.names == ["n"])
    #expect(table.contentSize.height == 68)
  }

  @Test func `ask for the number of rows when the table is reloaded, not when it is laid out`() {
    source.sections = [["a", "b"]]
    table.reloadData()
    source.sections = [["a", "b", "c"]]
    table.insertRows(at: [row(2)], with: .automatic)
    #expect(table.names == ["a", "b", "c"])
  }

  @Test func `that are followed by a reload inside their group are overruled`() {
    table.performBatchUpdates {
      table.insertRows(at: [row(0)], with: .automatic)
      source.sections = [["z"]]
      table.reloadData()
    }
    #expect(table.names == ["z"])
  }

  @Test func `need a number of rows that fits; else all rows are loaded again`() {
    var isFinished: Bool?
    let raised = exceptions {
      source.sections = [["x", "y"]]
      table.performBatchUpdates {
        table.insertRows(at: [row(1)], with: .automatic)
      } completion: {
        isFinished = $0
      }
    }
    #expect(
      raised == [
        LayoutException(
          name: "NSInternalInconsistencyException",
          reason:
            "Invalid update: invalid number of rows in section 0.  The number of rows contained "
            + "in an existing section after the update (2) must be equal to the number of rows "
            + "contained in that section before the update (6), plus or minus the number of rows "
            + "inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the "
            + "number of rows moved into or out of that section (0 moved in, 0 moved out).")
      ])
    #expect(isFinished == false)
    table.layoutIfNeeded()
    #expect(table.names == ["x", "y"])
  }
}

@MainActor @Suite(.columns) struct `The heights of a table whose rows change` {
  private let long = "a note that takes three lines of text to say"

  @Test func `move along with rows that were measured`() {
    let source = NamedRows([[long, "b", "c", "d", "e"]])
    let table = source.table(height: 90)
    table.layoutIfNeeded()
    table.contentOffset.y = 60
    table.layoutIfNeeded()
    table.contentOffset.y = 120
    table.layoutIfNeeded()
    // Row 0 has been measured, and is out of sight.
    #expect(table.rectForRow(at: row(0)) == rect(0, 0, 200, 68))
    source.sections[0].insert("new", at: 0)
    table.insertRows(at: [row(0)], with: .automatic)
    // The new row is out of sight as well, and is estimated.
    #expect(table.rectForRow(at: row(0)) == rect(0, 0, 200, 44))
    #expect(table.rectForRow(at: row(1)) == rect(0, 44, 200, 68))
    #expect(table.contentOffset.y == 120)
    // The three rows in sight and the two before them.
    #expect(table.contentSize.height == 256)
  }

  @Test func `are found again by an empty group of updates`() {
    let source = NamedRows([["a", "b"]])
    let table = source.table(height: 300)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    source.made = []
    (cells[0] as? LabelCell)?.label.text = long
    table.beginUpdates()
    table.endUpdates()
    #expect(table.visibleCells.map(\.frame.height) == [68, 36])
    #expect(cells[1].frame.minY == 68 && cells[0] === table.visibleCells[0])
    source.heights["b"] = 90
    table.performBatchUpdates(nil)
    #expect(table.visibleCells.map(\.frame.height) == [68, 90])
    #expect(source.made.isEmpty && table.contentSize.height == 158)
  }

  @Test func `stay measured when a view above the rows appears`() {
    let source = NamedRows([[long, "b"]])
    let table = source.table(height: 300)
    table.layoutIfNeeded()
    table.tableHeaderView = UIView(frame: rect(0, 0, 10, 30))
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame) == [rect(0, 30, 200, 68), rect(0, 98, 200, 36)])
  }

  @Test func `hold the content in sight when rows at its end go`() {
    let source = NamedRows([(0..<20).map { "\($0)" }])
    let table = source.table(height: 200)
    table.rowHeight = 40
    table.layoutIfNeeded()
    table.contentOffset.y = 600
    table.layoutIfNeeded()
    source.sections[0].removeLast(10)
    table.deleteRows(at: (10..<20).map { row($0) }, with: .automatic)
    #expect(table.contentOffset.y == 200)
    #expect(table.names == ["5", "6", "7", "8", "9"])
  }
}
