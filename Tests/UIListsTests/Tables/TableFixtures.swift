import AutoLayout
import Foundation
import LayoutFixtures

@testable import UILists

/// A table's source of named rows, which writes down the rows that it makes.
@MainActor final class NamedRows: UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String] = []
  /// The heights of rows by their names; others follow from the row.
  var heights: [String: CGFloat] = [:]
  var made: [String] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.isEmpty ? nil : titles[section]
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[sections[indexPath.section][indexPath.row]] ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    let name = sections[indexPath.section][indexPath.row]
    (cell as? LabelCell)?.label.text = name
    made.append(name)
    return cell
  }

  /// A table of these rows, 200 points wide, whose text is measured in columns. It has no space
  /// above its headers.
  func table(height: CGFloat, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: rect(0, 0, 200, height), style: style)
    table.register(LabelCell.self, forCellReuseIdentifier: "note")
    table.contentInsetAdjustmentBehavior = .never
    table.sectionHeaderTopPadding = 0
    table.dataSource = self
    table.delegate = self
    return table
  }
}

/// A row whose height follows from a label: 20 points, and 16 for each line of 20 columns.
final class LabelCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    contentView.place(label)
    label.pin([.leading: 20, .top: 10, .trailing: -20, .bottom: -10], to: contentView)
  }

  required init?(coder: NSCoder) { nil }
}

extension UITableView {
  /// The names of the visible rows.
  var names: [String?] { visibleCells.map { ($0 as? LabelCell)?.label.text } }
}

func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
