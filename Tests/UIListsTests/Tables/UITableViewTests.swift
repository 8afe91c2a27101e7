import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

/// A table's source with some rows of text in each section, that writes down what it is asked.
@MainActor private final class Books: UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?]
  var lines: [String] = []
  var make: (UITableView, IndexPath, String) -> UITableViewCell = { table, path, text in
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    ((cell as? LabelCell)?.label ?? cell.textLabel)?.text = text
    return cell
  }

  init(_ sections: [[String]], titles: [String?] = []) {
    self.sections = sections
    self.titles = titles
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    lines.append("cell \(indexPath.section).\(indexPath.row)")
    return make(tableView, indexPath, sections[indexPath.section][indexPath.row])
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("select \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    lines.append("deselect \(indexPath.section).\(indexPath.row)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }
}

@MainActor @Suite(.columns) struct `A table` {
  private func table(
    _ source: Books, height: CGFloat = 200, style: UITableView.Style = .plain
  ) -> UITableView {
    let table = UITableView(frame: rect(0, 0, 200, height), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    table.contentInsetAdjustmentBehavior = .never
    return table
  }

  private func numbered(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

  @Test func `shows titles of headers in capitals in grouped tables before iOS 26`() {
    let rows = NamedRows([["a"]])
    rows.titles = ["Wonderland"]
    func title(_ style: UITableView.Style, version: Int = 18) -> String? {
      let table = rows.table(height: 200, style: style)
      table.traitOverrides[SystemVersionTrait.self] = version
      table.layoutIfNeeded()
      return table.headerView(forSection: 0)?.textLabel?.text
    }
    #expect(title(.grouped) == "WONDERLAND")
    #expect(title(.insetGrouped) == "WONDERLAND")
    #expect(title(.grouped, version: 26) == "Wonderland")
    #expect(title(.plain) == "Wonderland")
  }

  @Test func `makes only the rows in sight, and uses them again`() {
    let source = Books([numbered(1000)])
    let table = table(source)
    table.rowHeight = 50
    table.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 200, height: 50_000))
    #expect(source.lines == (0..<4).map { "cell 0.\($0)" })
    let first = table.cellForRow(at: row(0))
    #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
    table.contentOffset.y = 60
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [1, 2, 3, 4, 5])
    #expect(table.cellForRow(at: row(0)) == nil)
    let reused = table.visibleCells.contains { $0 === first }
    #expect(reused)
    #expect(table.visibleCells.map(\.textLabel?.text) == (1...5).map { "Row \($0)" })
    #expect(table.subviews.count == 5)
  }

  @Test func `measures rows by their constraints at its width`() {
    let source = Books([["short", "a note that takes three lines of text to say", "end"]])
    let table = table(source, height: 400)
    table.register(LabelCell.self, forCellReuseIdentifier: "row")
    table.layoutIfNeeded()
    // 160 points are 20 columns: the note takes 3 lines of 16 points; 10 points above and below.
    #expect(table.visibleCells.map(\.frame.height) == [36, 68, 36])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 36, 104])
    #expect(table.contentSize.height == 140)
    let label = (table.visibleCells[1] as? LabelCell)?.label
    #expect(label?.frame == rect(20, 10, 160, 48))
    table.frame.size.width = 400
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [36, 36, 36])
    #expect(table.visibleCells.map(\.frame.width) == [400, 400, 400])
  }

  /// Up to iOS 12 a separator is part of the row.
  @Test(arguments: [(12, 0.5), (18, 0)] as [(Int, CGFloat)])
  func `has rows of the usual height where constraints leave it open, and none by demand`(
    version: Int, separator: CGFloat
  ) {
    func height(_ constrain: @escaping (UITableViewCell) -> NSLayoutConstraint) -> CGFloat {
      let source = Books([["open"]])
      source.make = { _, _, _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        constrain(cell).isActive = true
        return cell
      }
      let table = UITableView(frame: rect(0, 0, 200, 300))
      table.dataSource = source
      let controller = UIViewController()
      controller.view.addSubview(table)
      keepShowing(controller, on: screen(200, 300, version: version))
      return table.rectForRow(at: row(0)).height
    }
    #expect(
      height { cell in
        let label = UILabel()
        cell.contentView.place(label)
        return label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 11)
      } == 44)
    #expect(height { $0.contentView.heightAnchor.constraint(equalToConstant: 0) } == separator)
  }

  @Test func `guesses the heights of rows that were never in sight`() {
    let source = Books([numbered(100)])
    let table = table(source, height: 90)
    table.register(LabelCell.self, forCellReuseIdentifier: "row")
    table.estimatedRowHeight = 60
    table.layoutIfNeeded()
    // Three rows of 36 points reach below the 90 that are in sight.
    #expect(table.visibleCells.count == 3)
    #expect(table.contentSize.height == 5928)
    #expect(table.rectForRow(at: row(3)).minY == 108)
  }

  @Test func `lays rows of its own styles out`() {
    let source = Books([["Title", "Other"]])
    source.make = { _, path, text in
      let cell = UITableViewCell(style: path.row == 0 ? .subtitle : .value1, reuseIdentifier: nil)
      cell.textLabel?.text = text
      cell.detailTextLabel?.text = "detail"
      cell.accessoryType = path.row == 0 ? .none : .disclosureIndicator
      return cell
    }
    let table = table(source)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    // 11 points above and below two lines of 16, 2 points apart.
    #expect(cells.map(\.frame.height) == [56, 44])
    #expect(cells[0].textLabel?.frame == rect(16, 11, 168, 16))
    #expect(cells[0].detailTextLabel?.frame == rect(16, 29, 168, 16))
    // The accessory takes 10.5 points and leaves 16 behind it; the content keeps 8 away from it.
    #expect(cells[1].contentView.frame == rect(0, 0, 173.5, 44))
    #expect(cells[1].textLabel?.frame == rect(16, 14, 40, 16))
    #expect(cells[1].detailTextLabel?.frame == rect(117.5, 14, 48, 16))
    #expect(cells[0].textLabel?.superview === cells[0].contentView)
  }

  @Test func `has headers that stay at the top while their rows pass`() {
    let source = Books([numbered(5), numbered(5)], titles: ["One", "Two"])
    let table = table(source)
    table.rowHeight = 40
    table.layoutIfNeeded()
    // 22 points lie above each header, which a header that stays at the top leaves behind.
    #expect(table.rect(forSection: 0) == rect(0, 0, 200, 250))
    #expect(table.rectForHeader(inSection: 0) == rect(0, 22, 200, 28))
    #expect(table.rectForHeader(inSection: 1) == rect(0, 272, 200, 28))
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "One")
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    table.contentOffset.y = 230
    table.layoutIfNeeded()
    // The next section pushes it out.
    #expect(table.headerView(forSection: 0)?.frame.minY == 222)
    #expect(table.headerView(forSection: 1)?.frame.minY == 272)
  }

  @Test func `has views above and below all rows`() {
    let source = Books([numbered(2)])
    let table = table(source)
    table.rowHeight = 40
    table.tableHeaderView = UIView(frame: rect(0, 0, 10, 30))
    table.tableFooterView = UIView(frame: rect(0, 0, 10, 20))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == rect(0, 0, 200, 30))
    #expect(table.visibleCells.map(\.frame.minY) == [30, 70])
    #expect(table.tableFooterView?.frame == rect(0, 110, 200, 20))
    #expect(table.contentSize.height == 130)
  }

  @Test func `tells which row was touched`() {
    let source = Books([numbered(10)])
    let table = table(source)
    table.rowHeight = 40
    let window = openWindow(300, 300, around: table)
    window.layoutIfNeeded()
    source.lines = []
    #expect(window.sendTap(at: CGPoint(x: 20, y: 50)))
    #expect(window.sendTap(at: CGPoint(x: 20, y: 130)))
    #expect(source.lines == ["select 0.1", "deselect 0.1", "select 0.3"])
    #expect(table.indexPathForSelectedRow == row(3))
    #expect(table.visibleCells.map(\.isSelected) == [false, false, false, true, false])
    table.contentOffset.y = 400
    window.layoutIfNeeded()
    table.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.isSelected) == [false, false, false, true, false])
    table.allowsSelection = false
    #expect(!window.sendTap(at: CGPoint(x: 20, y: 50)))
  }

  @Test func `a switch in a row takes its own touches`() {
    let toggle = UISwitch()
    let source = Books([numbered(1)])
    source.make = { table, path, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.accessoryView = toggle
      return cell
    }
    let table = table(source)
    let window = openWindow(300, 300, around: table)
    window.layoutIfNeeded()
    #expect(toggle.frame == rect(133, 6.5, 51, 31))
    #expect(window.sendTap(at: CGPoint(x: 150, y: 20)))
    #expect(toggle.isOn)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `reloads what has changed`() {
    let source = Books([numbered(3)])
    let table = table(source)
    table.layoutIfNeeded()
    source.sections = [["new"], ["more"]]
    #expect(table.numberOfRows(inSection: 0) == 3)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2)
    #expect(table.visibleCells.map(\.textLabel?.text) == ["new", "more"])
    #expect(table.numberOfRows(inSection: 7) == 0)
  }

  @Test func `a view in place of an accessory has its frame, or the size of its constraints`() {
    let (framed, free) = (UILabel(frame: rect(0, 0, 60, 20)), UIView())
    framed.text = "abc"
    free.translatesAutoresizingMaskIntoConstraints = false
    free.widthAnchor.constraint(equalToConstant: 30).isActive = true
    free.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let source = Books([numbered(2)])
    source.make = { table, path, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.accessoryView = path.row == 0 ? framed : free
      return cell
    }
    let table = table(source)
    let window = openWindow(300, 300, around: table)
    window.layoutIfNeeded()
    #expect(framed.frame == rect(124, 12, 60, 20))
    #expect(free.frame == rect(154, 17, 30, 10))
    #expect(window.conflicts.isEmpty)
  }

  /// What is measured depends on the estimate, and up to iOS 10 there was none.
  @Test(
    arguments: [
      (18, UITableView.automaticDimension, [36, 52]), (18, 0, [44, 44]), (18, 60, [36, 52]),
      (10, UITableView.automaticDimension, [44, 44]), (10, 60, [36, 52]),
    ] as [(Int, CGFloat, [CGFloat])])
  func `measures its rows unless their estimate is 0`(
    version: Int, estimate: CGFloat, heights: [CGFloat]
  ) {
    let source = NamedRows([["a", "a text of more than twenty letters"]])
    let table = source.table(height: 300)
    table.separatorStyle = .none
    table.traitOverrides[SystemVersionTrait.self] = version
    table.estimatedRowHeight = estimate
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == heights)
    table.estimatedRowHeight = 0
    table.rowHeight = 70
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [70, 70])
  }

  @Test func `warns once of a row whose height is open`() {
    let source = Books([numbered(2)])
    source.make = { table, path, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      let box = UIView()
      cell.contentView.place(box)
      box.pin([.leading: 0, .top: 0, .trailing: 0, .bottom: 0], to: cell.contentView)
      return cell
    }
    let table = table(source)
    let warnings = logged { table.layoutIfNeeded() }
    #expect(table.visibleCells.map(\.frame.height) == [44, 44])
    #expect(
      warnings == [
        "Warning once only: Detected a case where constraints ambiguously suggest a height of zero "
          + "for a table view cell's content view. We're considering the collapse unintentional and "
          + "using standard height instead. Cell: UITableViewCell"
      ])
  }

  @Test func `names the height of a row in a conflict as UIKit does`() throws {
    let source = Books([numbered(1)])
    source.make = { table, path, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      let box = UIView()
      cell.contentView.place(box)
      box.pin([.top: 0, .bottom: 0], to: cell.contentView)
      box.heightAnchor.constraint(equalToConstant: 60).isActive = true
      return cell
    }
    let table = table(source)
    table.rowHeight = 50
    let window = openWindow(300, 300, around: table)
    let log = logged { window.layoutIfNeeded() }
    let conflict = try #require(log.first)
    #expect(
      withoutAddresses(conflict).contains(
        "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x"))
    #expect(conflict.contains(".height == 50   (active)>"))
  }

  @Test func `scrolls to a row`() {
    let source = Books([numbered(100)])
    let table = table(source)
    table.rowHeight = 40
    table.layoutIfNeeded()
    let path = row(50)
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(table.contentOffset.y == 2000)
    table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(table.contentOffset.y == 1920)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1840)
    table.scrollToRow(at: row(99), at: .top, animated: false)
    #expect(table.contentOffset.y == 3800)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 81)) == row(2))
  }

  @Test func `says which identifier has no class`() {
    let table = UITableView()
    let raised = exceptions { _ = table.dequeueReusableCell(withIdentifier: "none", for: row(0)) }
    #expect(
      raised.map(\.reason) == [
        "unable to dequeue a cell with identifier none - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"
      ])
    #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
  }
}
