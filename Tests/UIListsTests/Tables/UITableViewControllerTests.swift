import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

/// A list of trees, which writes down what is asked and told.
@MainActor private final class Trees: UITableViewController {
  var names = ["Alder", "Birch", "Cedar"]
  var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tree")
    tableView.rowHeight = 50
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "tree", for: path)
    cell.textLabel?.text = names[path.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("chose \(names[indexPath.row])")
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scrolled") }
}

@MainActor @Suite(.columns) struct `A table controller` {
  private let device = screen(320, 480, safeArea: UIEdgeInsets(top: 20))

  @Test func `has the table as its view, and rows below the safe area`() throws {
    let trees = Trees(style: .insetGrouped)
    #expect(!trees.isViewLoaded)
    #expect(trees.tableView.style == .insetGrouped)
    #expect(trees.view === trees.tableView)
    #expect(trees.tableView.dataSource === trees)
    #expect(trees.tableView.delegate === trees)

    let plain = Trees(style: .plain)
    let window = show(plain, on: device)
    #expect(plain.view.frame == rect(0, 0, 320, 480))
    #expect(plain.tableView.contentOffset == CGPoint(x: 0, y: -20))
    let cells = plain.tableView.visibleCells
    #expect(
      cells.map(\.frame) == [rect(0, 0, 320, 50), rect(0, 50, 320, 50), rect(0, 100, 320, 50)])
    #expect(cells.map(\.textLabel?.text) == ["Alder", "Birch", "Cedar"])
    #expect(window.convert(cells[1].bounds, from: cells[1]) == rect(0, 70, 320, 50))
  }

  @Test func `has rows between the margins in an inset table`() {
    let trees = Trees(style: .insetGrouped)
    let window = show(trees, on: device)
    #expect(trees.tableView.visibleCells.map(\.frame.minX) == [16, 16, 16])
    #expect(trees.tableView.visibleCells.map(\.frame.width) == [288, 288, 288])
    #expect(trees.tableView.rectForRow(at: row(0)).width == 288)
    window.frame.size = CGSize(width: 430, height: 932)
    window.layoutIfNeeded()
    #expect(trees.tableView.visibleCells.map(\.frame.minX) == [20, 20, 20])
    #expect(trees.tableView.visibleCells.map(\.frame.width) == [390, 390, 390])
  }

  @Test func `is told of taps and of scrolling`() {
    let trees = Trees(style: .plain)
    trees.names += (0..<20).map { "Tree \($0)" }
    let window = show(trees, on: device)
    trees.lines = []
    #expect(window.sendTap(at: CGPoint(x: 100, y: 95)))
    trees.tableView.contentOffset.y = 30
    #expect(trees.lines == ["chose Birch", "scrolled"])
  }

  @Test func `deselects its rows when it comes back, unless it is told to keep them`() {
    for clears in [true, false] {
      let trees = Trees(style: .plain)
      trees.clearsSelectionOnViewWillAppear = clears
      let navigation = UINavigationController(rootViewController: trees)
      keepShowing(navigation, on: device)
      let path = row(2)
      trees.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(trees.tableView.indexPathForSelectedRow == path)
      navigation.popViewController(animated: false)
      #expect(trees.tableView.indexPathForSelectedRow == (clears ? nil : path))
    }
  }

  @Test func `asks for its rows again when it first appears, not when it comes back`() {
    let trees = Trees(style: .plain)
    trees.tableView.frame = rect(0, 0, 320, 480)
    trees.tableView.layoutIfNeeded()
    trees.names = ["Yew"]
    let navigation = UINavigationController(rootViewController: trees)
    let window = show(navigation, on: device)
    #expect(trees.tableView.visibleCells.map(\.textLabel?.text) == ["Yew"])
    navigation.pushViewController(UIViewController(), animated: false)
    trees.names = ["Oak", "Ash"]
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(trees.tableView.visibleCells.map(\.textLabel?.text) == ["Yew"])
  }

  @Test func `with rows but no cells raises, and says what is missing`() {
    @MainActor final class Bare: UITableViewController {
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    }
    let raised = exceptions { _ = show(Bare(style: .plain), on: device) }
    #expect(
      raised.first?.reason == "Bare has rows, but does not override tableView(_:cellForRowAt:)")
  }

  @Test func `a row made without arguments has one text and can't be used again`() {
    let cell = UITableViewCell()
    #expect(cell.reuseIdentifier == nil)
    #expect(cell.detailTextLabel == nil)
    cell.textLabel?.text = "Elm"
    #expect(cell.frame.height == 44)
  }
}
