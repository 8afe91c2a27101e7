/// The rows that a document itself has for a table: the rows of a static table, or one of each
/// prototype where no app gives the table its rows.
final class TableContent: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Row {
    let cell: UITableViewCell
    /// The height of this row alone, in points; nil if it has the height of all rows.
    let height: CGFloat?
  }

  struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  private let sections: [Section]

  init(sections: [Section]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].rows[indexPath.row].cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    // A subclass of the controller may count more rows than the document has.
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].rows.indices.contains(indexPath.row)
    else { return tableView.rowHeight }
    return sections[indexPath.section].rows[indexPath.row].height ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
}
