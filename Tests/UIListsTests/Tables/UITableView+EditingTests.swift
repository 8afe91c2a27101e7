import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UILists

/// Rows that write down what they are asked to commit, and carry it out.
@MainActor private final class Editable: UITableViewController {
  var names = ["a", "b", "c"]
  var lines: [String] = []
  var styles: [String: UITableViewCell.EditingStyle] = [:]
  var indents = true
  var fixed: Set<String> = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = LabelCell(style: .default, reuseIdentifier: nil)
    cell.label.text = names[path.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(names[indexPath.row])
  }
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { styles[names[indexPath.row]] ?? .delete }
  override func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { indents }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    lines.append("\(editingStyle) \(names[indexPath.row])")
    guard editingStyle == .delete else { return }
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("select \(names[indexPath.row])")
  }

  /// The left edges and widths of the rows' contents.
  var contents: [CGRect] { tableView.visibleCells.map(\.contentView.frame) }
}

@MainActor @Suite(.columns) struct `A table in editing mode` {
  private func edited(
    _ style: UITableView.Style = .plain, _ configuration: ScreenConfiguration = screen(320, 480),
    _ change: (Editable) -> Void = { _ in }
  ) -> (rows: Editable, window: UIWindow) {
    let rows = Editable(style: style)
    change(rows)
    let window = show(rows, on: configuration)
    rows.setEditing(true, animated: false)
    window.layoutIfNeeded()
    return (rows, window)
  }

  @Test func `makes room for the controls, and has no accessories of normal mode`() {
    let (rows, window) = edited()
    #expect(rows.tableView.isEditing)
    #expect(rows.contents == Array(repeating: rect(38, 0, 282, 36), count: 3))
    rows.tableView.isEditing = false
    window.layoutIfNeeded()
    // The accessory takes 10.5 points and leaves 16 behind it.
    #expect(rows.contents == Array(repeating: rect(0, 0, 293.5, 36), count: 3))
  }

  @Test func `has accessories of its own`() {
    let (rows, window) = edited()
    let own = UIView(frame: rect(0, 0, 50, 10))
    rows.tableView.visibleCells[0].editingAccessoryView = own
    rows.tableView.visibleCells[1].editingAccessoryType = .checkmark
    window.layoutIfNeeded()
    #expect(own.frame == rect(254, 13, 50, 10))
    #expect(rows.contents.map(\.width) == [216, 245.5, 282])
    rows.setEditing(false, animated: false)
    #expect(own.superview == nil)
  }

  @Test func `measures rows in the room that is left`() {
    // 282 - 40 points are 30 columns in editing mode, and 293.5 - 40 are 31 beside the accessory.
    let (rows, window) = edited { $0.names = ["thirty-one columns of text here"] }
    #expect(rows.contents.map(\.height) == [52])
    rows.tableView.isEditing = false
    window.layoutIfNeeded()
    #expect(rows.contents.map(\.height) == [36])
    window.apply(screen(326, 480))
    window.layoutIfNeeded()
    #expect(rows.contents.map(\.height) == [36])
    rows.tableView.isEditing = true
    window.layoutIfNeeded()
    #expect(rows.contents.map(\.height) == [36])
    rows.tableView.visibleCells[0].editingAccessoryType = .checkmark
    rows.tableView.performBatchUpdates(nil)
    #expect(rows.contents == [rect(38, 0, 251.5, 52)])
  }

  @Test func `leaves rows alone that can't be edited`() {
    let (rows, _) = edited { $0.fixed = ["b"] }
    #expect(rows.contents.map(\.minX) == [38, 0, 38])
    #expect(rows.tableView.visibleCells.map(\.isEditing) == [true, false, true])
    #expect(rows.tableView.visibleCells.map(\.editingStyle) == [.delete, .none, .delete])
  }

  @Test func `indents rows without a control unless a grouped table says otherwise`() {
    func lefts(_ style: UITableView.Style, indents: Bool) -> [CGFloat] {
      edited(style) {
        $0.styles = ["a": .none]
        $0.indents = indents
      }.rows.contents.map(\.minX)
    }
    #expect(lefts(.plain, indents: true) == [38, 38, 38])
    #expect(lefts(.plain, indents: false) == [38, 38, 38])
    #expect(lefts(.grouped, indents: true) == [38, 38, 38])
    #expect(lefts(.grouped, indents: false) == [0, 38, 38])
  }

  @Test func `commits what the touched control is for`() {
    let (rows, window) = edited { $0.styles = ["c": .insert] }
    #expect(window.sendTap(at: CGPoint(x: 20, y: 50)))
    #expect(rows.lines == ["delete b"] && rows.names == ["a", "c"])
    window.layoutIfNeeded()
    #expect(rows.contents.count == 2)
    #expect(window.sendTap(at: CGPoint(x: 20, y: 50)))
    #expect(rows.lines == ["delete b", "insert c"])
    // Rows are not selected in editing mode, unless the table allows it.
    #expect(!window.sendTap(at: CGPoint(x: 100, y: 50)))
    rows.tableView.allowsSelectionDuringEditing = true
    #expect(window.sendTap(at: CGPoint(x: 100, y: 50)))
    #expect(rows.lines.last == "select c")
  }

  @Test func `has the controls at the right from right to left`() {
    let (rows, window) = edited(.plain, screen(320, 480, direction: .rightToLeft))
    #expect(rows.contents.first == rect(0, 0, 282, 36))
    #expect(!window.sendTap(at: CGPoint(x: 20, y: 20)))
    #expect(window.sendTap(at: CGPoint(x: 300, y: 20)))
    #expect(rows.lines == ["delete a"])
  }

  @Test func `rows that come into sight are in editing mode too`() {
    let (rows, window) = edited { $0.names = (0..<40).map { "\($0)" } }
    rows.tableView.contentOffset.y = 700
    window.layoutIfNeeded()
    #expect(Set(rows.contents.map(\.minX)) == [38])
  }

  @Test func `comes in over time when it is animated`() {
    let glide = Glide()
    let source = NamedRows([["a"]])
    let table = source.table(height: 100)
    table.rowHeight = 36
    glide.window.addSubview(table)
    glide.window.layoutIfNeeded()
    glide.change { table.setEditing(true, animated: true) }
    let content = table.visibleCells[0].contentView
    #expect(content.frame == rect(38, 0, 162, 36))
    #expect(content.layer.presentation()?.frame == rect(0, 0, 200, 36))
    glide.pass(0.15)
    #expect(content.layer.presentation()?.frame == rect(19, 0, 181, 36))
  }
}
